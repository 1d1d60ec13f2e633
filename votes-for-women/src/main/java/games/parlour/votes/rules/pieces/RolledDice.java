package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import java.util.List;

/** The dice of the last roll, and the frame in which dice are rolled. */
public final class RolledDice {
  /** How many dice a roll has, and how many sides each of them. */
  public static final int DICE = Frame.A;

  public static final int SIDES = Frame.B;

  /** The lowest face that counts as a hit; zero where faces are added up. */
  public static final int LOW = Frame.C;

  public static final int MOST_DICE = 4;
  public static final int MOST_SIDES = 8;
  private static final int BITS = 4;

  private RolledDice() {}

  /** Rolls dice for the acting seat, to be added up or to count those from a lowest face on. */
  public static void begin(GameState t, int dice, int sides, int low) {
    t.push(FrameKind.ROLL, t.seat());
    t.frame(DICE, dice);
    t.frame(SIDES, sides);
    t.frame(LOW, low);
    clear(t, sides);
  }

  public static void clear(GameState t, int sides) {
    t.put(StateLayout.DICE, 0);
    t.put(StateLayout.DICE_COUNT, 0);
    t.put(StateLayout.DICE_SIDES, sides);
  }

  /** Another die of the roll has fallen. */
  public static void add(GameState t, int eyes) {
    t.put(StateLayout.DICE, t.get(StateLayout.DICE) | (long) eyes << count(t) * BITS);
    t.add(StateLayout.DICE_COUNT, 1);
  }

  /** Lays the dice of a last roll; false, if there are no such dice. */
  public static boolean lay(GameState t, int sides, List<Integer> eyes) {
    boolean good = sides % 2 == 0 && sides > 2 && sides <= MOST_SIDES && eyes.size() <= MOST_DICE;
    clear(t, sides);
    for (int n : eyes) {
      good &= n >= 1 && n <= sides;
      add(t, n);
    }
    return good;
  }

  /** The eyes of a die of the last roll. */
  public static int die(GameState t, int index) {
    return (int) (t.get(StateLayout.DICE) >> index * BITS) & 0xF;
  }

  /** How many dice the last roll had. */
  public static int count(GameState t) {
    return t.whole(StateLayout.DICE_COUNT);
  }

  /** How many sides the dice of the last roll had. */
  public static int sides(GameState t) {
    return t.whole(StateLayout.DICE_SIDES);
  }

  /** Lets a single die be seen as the last roll. */
  public static void show(GameState t, int sides, int eyes) {
    clear(t, sides);
    t.put(StateLayout.DICE, eyes);
    t.put(StateLayout.DICE_COUNT, 1);
  }

  /** Lists the faces of a die. */
  public static void list(int sides, MoveList into) {
    for (int eyes = 1; eyes <= sides; eyes++) {
      into.add(MoveKind.DIE.code(eyes));
    }
  }
}
