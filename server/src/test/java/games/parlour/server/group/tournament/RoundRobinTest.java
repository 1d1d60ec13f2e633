package games.parlour.server.group.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everybody meets everybody, on both sides alike, and has as many byes as everybody else. */
class RoundRobinTest {
  static IntStream players() {
    return IntStream.rangeClosed(2, 40);
  }

  @ParameterizedTest
  @MethodSource("players")
  void everyPairMeetsOnceInALap(int players) {
    for (int laps = 1; laps <= 2; laps++) {
      Map<Set<Integer>, Integer> met = new HashMap<>();
      List<RoundRobin.Meeting> games = RoundRobin.meetings(players, laps);
      games.forEach(game -> met.merge(Set.of(game.first(), game.second()), 1, Integer::sum));
      assertThat(met).hasSize(players * (players - 1) / 2);
      assertThat(met.values()).containsOnly(laps);
      int rounds = laps * RoundRobin.rounds(players);
      assertThat(games).allMatch(game -> game.round() <= rounds);
    }
  }

  @ParameterizedTest
  @MethodSource("players")
  void nobodyPlaysTwiceInARoundAndByesAreEqual(int players) {
    Map<Integer, Set<Integer>> busy = new HashMap<>();
    for (RoundRobin.Meeting game : RoundRobin.meetings(players, 2)) {
      Set<Integer> round = busy.computeIfAbsent(game.round(), number -> new HashSet<>());
      assertThat(round.add(game.first()))
          .as("player %s has no other game in round %s", game.first(), game.round())
          .isTrue();
      assertThat(round.add(game.second()))
          .as("player %s has no other game in round %s", game.second(), game.round())
          .isTrue();
    }
    assertThat(busy).hasSize(2 * RoundRobin.rounds(players));
    for (int player = 0; player < players; player++) {
      int who = player;
      long byes = busy.values().stream().filter(round -> !round.contains(who)).count();
      assertThat(byes).isEqualTo(players % 2 == 0 ? 0 : 2);
    }
  }

  @ParameterizedTest
  @MethodSource("players")
  void sidesAreBalanced(int players) {
    for (int laps = 1; laps <= 2; laps++) {
      int[] balance = new int[players];
      for (RoundRobin.Meeting game : RoundRobin.meetings(players, laps)) {
        balance[game.first()]++;
        balance[game.second()]--;
      }
      int most = laps == 1 && players % 2 == 0 ? 1 : 0;
      for (int difference : balance) {
        assertThat(difference).isBetween(-most, most);
      }
    }
  }

  /** Nobody has one side three times running. */
  @ParameterizedTest
  @MethodSource("players")
  void sidesAlternate(int players) {
    for (int player = 0; player < players; player++) {
      int who = player;
      List<Boolean> first =
          RoundRobin.meetings(players, 1).stream()
              .filter(game -> game.first() == who || game.second() == who)
              .map(game -> game.first() == who)
              .toList();
      for (int i = 2; i < first.size(); i++) {
        boolean thrice =
            first.get(i).equals(first.get(i - 1)) && first.get(i).equals(first.get(i - 2));
        assertThat(thrice).as("player %d of %d in game %d", who, players, i).isFalse();
      }
    }
  }
}
