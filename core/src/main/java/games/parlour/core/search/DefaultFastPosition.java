package games.parlour.core.search;

import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.Position;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The fast form of a game that has none of its own yet: it keeps a stack of positions, so
 * everything works and nothing is fast. A game gives its notation and, if it likes, what a position
 * is worth; a subclass can say more.
 */
public class DefaultFastPosition<P extends Position<P, M>, M extends Move>
    implements FastPosition<P, M> {
  /** Texts of so many characters are numbered without a hash. */
  private static final int SHORT_TEXT = 8;

  private static final int CHARACTER_BITS = 7;
  private static final long LONG_TEXT = 1L << 62;

  private final Notation<P, M> notation;
  private final ToIntFunction<P> evaluation;
  private final Deque<Reached<P, M>> stack = new ArrayDeque<>();

  /** Judges every position to be even, so that only wins and losses in sight guide a search. */
  public DefaultFastPosition(Notation<P, M> notation) {
    this(notation, position -> 0);
  }

  /**
   * Judges positions by a function.
   *
   * @param evaluation how good a position is for side 0, in hundredths of a common piece
   */
  public DefaultFastPosition(Notation<P, M> notation, ToIntFunction<P> evaluation) {
    this.notation = notation;
    this.evaluation = evaluation;
  }

  /**
   * A position, and how many turns have led to it. What follows from it is found when asked for.
   */
  private static final class Reached<P extends Position<P, M>, M extends Move> {
    final P position;
    final int turns;
    private @Nullable Turn turn;
    private @Nullable List<M> moves;
    private long @Nullable [] numbers;

    Reached(P position, int turns) {
      this.position = position;
      this.turns = turns;
    }

    Turn turn() {
      Turn known = turn;
      if (known == null) {
        known = position.turn();
        turn = known;
      }
      return known;
    }

    List<M> moves() {
      List<M> known = moves;
      if (known == null) {
        known = position.moves();
        moves = known;
      }
      return known;
    }

    long[] numbers(ToLongFunction<M> number) {
      long[] known = numbers;
      if (known == null) {
        known = moves().stream().mapToLong(number).toArray();
        numbers = known;
      }
      return known;
    }
  }

  @Override
  public final void set(P position) {
    stack.clear();
    stack.push(new Reached<>(position, 0));
  }

  private Reached<P, M> now() {
    return stack.getFirst();
  }

  private long[] numbers() {
    return now().numbers(this::encode);
  }

  /** The position it stands at. */
  protected final P position() {
    return now().position;
  }

  @Override
  public final int seat() {
    return switch (now().turn()) {
      case Turn.Decide decide -> decide.seat().index();
      case Turn.Chance chance -> CHANCE;
      case Turn.Over over -> OVER;
    };
  }

  @Override
  public final int side() {
    return now().turn() instanceof Turn.Decide decide ? decide.seat().side().index() : 0;
  }

  @Override
  public final void moves(MoveList into) {
    into.clear();
    for (long number : numbers()) {
      into.add(number);
    }
  }

  @Override
  public final int count() {
    return now().moves().size();
  }

  @Override
  public final long pick(int index) {
    return numbers()[index];
  }

  @Override
  public final void make(long move) {
    M made = decode(move);
    int turns = now().turns + (position().endsTurn(made) ? 1 : 0);
    stack.push(new Reached<>(position().play(made), turns));
  }

  @Override
  public final void unmake() {
    stack.pop();
  }

  @Override
  public final long weight(long move) {
    return position().weight(decode(move));
  }

  /** No move is loud unless a game says so. */
  @Override
  public boolean isLoud(long move) {
    return false;
  }

  /** Of the written position, without what only counts towards a draw. */
  @Override
  public long hash() {
    return hash(notation.writeStanding(position()));
  }

  @Override
  public int evaluate() {
    return evaluation.applyAsInt(position());
  }

  @Override
  public final int result() {
    return now().turn() instanceof Turn.Over over
        ? over.outcome().winner().map(Side::index).map(index -> 1 - 2 * index).orElse(0)
        : 0;
  }

  @Override
  public final int turns() {
    return now().turns;
  }

  /** A move has one text, so the text can number it wherever it is played. */
  @Override
  public final long encode(M move) {
    String text = notation.write(move);
    return text.length() <= SHORT_TEXT ? packed(text) : hash(text) >>> 2 | LONG_TEXT;
  }

  private static long packed(String text) {
    long packed = 0;
    for (int i = 0; i < text.length(); i++) {
      packed = packed << CHARACTER_BITS | text.charAt(i);
    }
    return packed;
  }

  @Override
  public final M decode(long move) {
    long[] numbers = numbers();
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] == move) {
        return now().moves().get(i);
      }
    }
    throw new IllegalArgumentException("not a listed move");
  }

  /** A hash of a text that says all that decides how play goes on. */
  protected static long hash(String text) {
    long hash = 0xCBF29CE484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
    }
    hash = (hash ^ hash >>> 32) * 0x9E3779B97F4A7C15L;
    return hash ^ hash >>> 29;
  }
}
