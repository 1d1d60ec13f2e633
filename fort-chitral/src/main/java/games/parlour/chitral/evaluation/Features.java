package games.parlour.chitral.evaluation;

import games.parlour.chitral.fast.Distances;
import games.parlour.chitral.fast.FastMen;
import games.parlour.chitral.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts what an opinion of a position is made of, for White less for Black. Mutable; one thread at
 * a time.
 */
final class Features {
  static final String MAN = "man";
  static final String AWAY = "away";

  /** The names of what is counted, in the order of the counts. */
  static final List<String> NAMES = names();

  /** So many men are needed in the Fort; the distance of each, the nearest first, is a trait. */
  private static final int RACERS = Rules.TO_WIN;

  /** With so few men the next losses may end the game. */
  private static final int FEWEST = Rules.TOO_FEW + 1;

  private static final int FEW = 3;

  /** With so many steps left, filling the Fort is nothing that threatens yet. */
  private static final int FAR = 6;

  private final FastMen men;
  private final Threats contact;

  Features(FastMen men) {
    this.men = men;
    this.contact = new Threats(men);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of(MAN, AWAY));
    IntStream.rangeClosed(0, Distances.FARTHEST).mapToObj(Features::near).forEach(names::add);
    IntStream.rangeClosed(1, Rules.TO_WIN).mapToObj(k -> "race." + k).forEach(names::add);
    names.addAll(List.of("fort.2", "fort.3", "storm", "left.4", "left.5", "left.6"));
    names.addAll(List.of("turn", "pinched", "threat.turn", "threat.wait"));
    return List.copyOf(names);
  }

  /** The name of being so far from the Fort. */
  static String near(int left) {
    return "near." + left;
  }

  /** Counts all, when it is a colour's turn. */
  void count(int mover, int[] into) {
    long white = men.distances[0];
    long black = men.distances[1];
    int at = 0;
    into[at++] = men.count[0] - men.count[1];
    into[at++] = Distances.gone(white) - Distances.gone(black);
    for (int left = 0; left <= Distances.FARTHEST; left++) {
      into[at++] = Distances.at(white, left) - Distances.at(black, left);
    }
    at = race(white, black, into, at);
    int whiteIn = Distances.at(white, 0);
    int blackIn = Distances.at(black, 0);
    for (int in = 2; in < Rules.TO_WIN; in++) {
      into[at++] = is(whiteIn == in) - is(blackIn == in);
    }
    into[at++] = (blackIn > 0 ? 0 : storm(white)) - (whiteIn > 0 ? 0 : storm(black));
    for (int few = FEWEST; few < FEWEST + FEW; few++) {
      into[at++] = is(men.count[0] == few) - is(men.count[1] == few);
    }
    contact(mover, into, at);
  }

  /** How many steps fewer than is far it takes to fill a Fort where no enemy is in the way. */
  private static int storm(long places) {
    int steps = 0;
    int missing = Rules.TO_WIN;
    for (int left = 0; left <= Distances.FARTHEST && missing > 0; left++) {
      int come = Math.min(missing, Distances.at(places, left));
      steps += come * left;
      missing -= come;
    }
    return missing > 0 ? 0 : Math.max(0, FAR - steps);
  }

  private static int race(long white, long black, int[] into, int first) {
    int seenWhite = 0;
    int seenBlack = 0;
    for (int k = 0; k < RACERS; k++) {
      into[first + k] = 0;
    }
    for (int left = 0; left <= Distances.FARTHEST; left++) {
      // who has not come so near yet has a square more to go
      seenWhite += Distances.at(white, left);
      seenBlack += Distances.at(black, left);
      for (int k = 0; k < RACERS; k++) {
        into[first + k] += is(seenWhite <= k) - is(seenBlack <= k);
      }
    }
    return first + RACERS;
  }

  private void contact(int mover, int[] into, int first) {
    contact.find();
    int white = contact.threatened(0);
    int black = contact.threatened(1);
    into[first] = mover == 0 ? 1 : -1;
    into[first + 1] = contact.pinched(0) - contact.pinched(1);
    into[first + 2] = mover == 0 ? white : -black;
    into[first + 3] = mover == 0 ? -black : white;
  }

  private static int is(boolean so) {
    return so ? 1 : 0;
  }
}
