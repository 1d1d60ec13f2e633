package games.parlour.server.group;

import java.util.ArrayList;
import java.util.List;

/**
 * Who sits down with whom when many games start at once.
 *
 * @param tables the people at each table, in the order of its seats
 * @param waiting who is left over
 */
record Seating(List<List<Integer>> tables, List<Integer> waiting) {
  Seating {
    tables = List.copyOf(tables);
    waiting = List.copyOf(waiting);
  }

  /**
   * Seats people in their order.
   *
   * @param filled whether computers take the seats that are left at the last table; otherwise
   *     whoever is left over waits
   */
  static Seating of(List<Integer> people, int seats, boolean filled) {
    List<List<Integer>> tables = new ArrayList<>();
    int at = 0;
    while (people.size() - at >= seats) {
      tables.add(List.copyOf(people.subList(at, at + seats)));
      at += seats;
    }
    List<Integer> left = people.subList(at, people.size());
    if (filled && !left.isEmpty()) {
      tables.add(List.copyOf(left));
      return new Seating(tables, List.of());
    }
    return new Seating(tables, left);
  }
}
