package games.parlour.votes.rules.oppobot;

import games.parlour.core.search.MoveList;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.MoveKind;

/** Dice that the Oppobot rolls: plain ones, or black ones, whose lowest face is missing (V122). */
public final class BotDice {
  public static final int D4 = 4;
  static final int D6 = 6;
  static final int D8 = 8;

  /** How often each face stands on the black die of so many sides. */
  private static final int[][] BLACK = black();

  private BotDice() {}

  private static int[][] black() {
    int[][] dice = new int[D8 + 1][];
    for (int sides = D4; sides <= D8; sides += 2) {
      dice[sides] = new int[sides + 1];
      for (int face : GameData.get().blackDie(sides)) {
        dice[sides][face]++;
      }
    }
    return dice;
  }

  public static void list(int sides, boolean black, MoveList into) {
    for (int face = 1; face <= sides; face++) {
      if (has(sides, black, face)) {
        into.add(MoveKind.DIE.code(face));
      }
    }
  }

  /** Whether a die has a face with so many eyes. */
  public static boolean has(int sides, boolean black, int eyes) {
    return eyes >= 1 && eyes <= sides && (!black || BLACK[sides][eyes] > 0);
  }

  /** How likely a face is among those listed. */
  public static long weight(int sides, boolean black, long outcome) {
    return black ? BLACK[sides][MoveKind.first(outcome)] : 1;
  }
}
