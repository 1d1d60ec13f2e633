package games.parlour.votes.data;

import java.util.List;

/**
 * A state: eight to a region, so index is region times eight plus the printed number less one.
 *
 * @param adjacent the index of each neighbour in the same region, lowest first
 */
public record StateData(
    int index, int number, String code, String name, int region, List<Integer> adjacent) {
  public StateData {
    adjacent = List.copyOf(adjacent);
  }
}
