package games.parlour.server.group.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Who meets whom, by the circle method: everybody meets everybody else once in each lap. Players
 * are numbered from 0.
 *
 * <p>One player stays in place (with an odd number nobody does, and whoever would meet them has a
 * bye) while the others go round. Two of those meet in the round that is their sum, and the
 * distance between them says who is first: it is odd seen from one of them and even from the other,
 * since they are an odd number. So sides alternate, and everybody has both equally often, but for
 * the one game left over where there are an odd number of games. A second lap turns every game
 * round.
 */
public final class RoundRobin {
  private RoundRobin() {}

  /** A game that is to be played: in which round, counted from 1, and who is on which side. */
  public record Meeting(int round, int first, int second) {}

  /** How many rounds one lap has. */
  public static int rounds(int players) {
    return players % 2 == 0 ? players - 1 : players;
  }

  /** All games of so many laps, round by round. */
  public static List<Meeting> meetings(int players, int laps) {
    List<Meeting> once = lap(players);
    List<Meeting> all = new ArrayList<>(once);
    for (int lap = 1; lap < laps; lap++) {
      int before = lap * rounds(players);
      boolean turned = lap % 2 == 1;
      once.forEach(
          game ->
              all.add(
                  new Meeting(
                      before + game.round(),
                      turned ? game.second() : game.first(),
                      turned ? game.first() : game.second())));
    }
    return List.copyOf(all);
  }

  private static List<Meeting> lap(int players) {
    int circle = rounds(players); // so many go round: always an odd number
    List<Meeting> games = new ArrayList<>();
    for (int round = 0; round < circle; round++) {
      for (int one = 0; one < circle; one++) {
        int other = Math.floorMod(round - one, circle);
        int distance = Math.floorMod(one - other, circle);
        if (distance % 2 == 1) {
          games.add(new Meeting(round + 1, one, other));
        } else if (distance == 0 && players % 2 == 0) {
          boolean fixedFirst = round % 2 == 0;
          games.add(new Meeting(round + 1, fixedFirst ? circle : one, fixedFirst ? one : circle));
        }
      }
    }
    return games;
  }
}
