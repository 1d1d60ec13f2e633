package games.parlour.votes;

import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Terms;

/** A plain judgement of a position for the Suffragists, in hundredths of a cube. */
final class VotesEvaluation {
  private static final int CUBE = 100;

  /** What a cube above four is still worth. */
  private static final int SPARE = 20;

  private static final int BUTTON = 80;
  private static final int MARKER = 250;
  private static final int SENT = 2000;
  private static final int RATIFIED = 500;
  private static final int REJECTED = 1400;
  private static final int CAMPAIGNER = 400;
  private static final int CLAIMED = 200;
  private static final int IN_EFFECT = 60;
  private static final int ENOUGH = 4;

  private VotesEvaluation() {}

  static int of(GameState t) {
    int value = MARKER * Congress.markers(t) + (Congress.sent(t) ? SENT : 0);
    value += RATIFIED * Cubes.marks(t, true) - REJECTED * Cubes.marks(t, false);
    for (int state = 0; state < Cubes.STATES; state++) {
      value += cubes(Cubes.ofSide(t, state, Terms.SUFFRAGIST));
      value -= cubes(Cubes.ofSide(t, state, Terms.OPPOSITION));
    }
    for (int side = 0; side < 2; side++) {
      int sign = side == Terms.SUFFRAGIST ? 1 : -1;
      value += sign * BUTTON * Buttons.count(t, side);
      value += sign * CAMPAIGNER * Campaigners.count(t, side);
      for (int box = 0; box < Boxes.COUNT; box++) {
        value += sign * IN_EFFECT * Long.bitCount(Boxes.cards(t, box, side));
      }
    }
    for (int seat = 0; seat < t.terms().size(); seat++) {
      int sign = t.sideOf(seat) == Terms.SUFFRAGIST ? 1 : -1;
      value += sign * CLAIMED * Long.bitCount(Claims.claimed(t, seat));
    }
    return value;
  }

  private static int cubes(int n) {
    return CUBE * Math.min(n, ENOUGH) + SPARE * Math.max(0, n - ENOUGH);
  }
}
