package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import java.util.List;

/** The dice of the last roll, and the frame in which dice are rolled. */
public final class Dice {
  /** How many dice a roll has, and how many sides each of them. */
  static final int DICE = Frame.A;

  static final int SIDES = Frame.B;

  /** The lowest face that counts as a hit; zero where faces are added up. */
  static final int LOW = Frame.C;

  static final int MOST_DICE = 4;
  static final int MOST_SIDES = 8;
  private static final int BITS = 4;

  private Dice() {}

  /** Rolls dice for the acting seat, to be added up or to count those from a lowest face on. */
  public static void begin(Table t, int dice, int sides, int low) {
    t.push(FrameKind.ROLL, t.seat());
    t.frame(DICE, dice);
    t.frame(SIDES, sides);
    t.frame(LOW, low);
    clear(t, sides);
  }

  static void clear(Table t, int sides) {
    t.put(Layout.DICE, 0);
    t.put(Layout.DICE_COUNT, 0);
    t.put(Layout.DICE_SIDES, sides);
  }

  /** Another die of the roll has fallen. */
  static void add(Table t, int eyes) {
    t.put(Layout.DICE, t.get(Layout.DICE) | (long) eyes << count(t) * BITS);
    t.add(Layout.DICE_COUNT, 1);
  }

  /** Lays the dice of a last roll; false, if there are no such dice. */
  public static boolean lay(Table t, int sides, List<Integer> eyes) {
    boolean good = sides % 2 == 0 && sides > 2 && sides <= MOST_SIDES && eyes.size() <= MOST_DICE;
    clear(t, sides);
    for (int n : eyes) {
      good &= n >= 1 && n <= sides;
      add(t, n);
    }
    return good;
  }

  /** The eyes of a die of the last roll. */
  public static int die(Table t, int index) {
    return (int) (t.get(Layout.DICE) >> index * BITS) & 0xF;
  }

  /** How many dice the last roll had. */
  public static int count(Table t) {
    return t.whole(Layout.DICE_COUNT);
  }

  /** How many sides the dice of the last roll had. */
  public static int sides(Table t) {
    return t.whole(Layout.DICE_SIDES);
  }

  /** Lets a single die be seen as the last roll. */
  public static void show(Table t, int sides, int eyes) {
    clear(t, sides);
    t.put(Layout.DICE, eyes);
    t.put(Layout.DICE_COUNT, 1);
  }

  /** Lists the faces of a die. */
  static void list(int sides, MoveList into) {
    for (int eyes = 1; eyes <= sides; eyes++) {
      into.add(Kind.DIE.code(eyes));
    }
  }
}
