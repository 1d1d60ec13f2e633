package games.parlour.boards;

import java.util.List;
import java.util.Optional;

/**
 * A board of up to 18 by 18 squares, named a1 at the bottom left. A square's number is {@code 19 *
 * file + rank} on every board: at least one unused number above each file keeps shifted sets from
 * running into the next one, and what is the same on all boards is a constant to the compiler.
 *
 * <p>A board need not be a rectangle: the squares of its rectangle that do not belong to it are
 * <i>void</i>. To a grid there are no such squares, as there are none beyond its edge.
 */
public final class Grid {
  /** What {@link #step} and {@link #square(String)} say when there is no such square. */
  public static final int NONE = -1;

  /** What the name of a square looks like, on the largest board. */
  public static final String NAME = "[a-r](?:1[0-8]|[1-9])";

  /** How many numbers a file has. */
  public static final int STRIDE = 19;

  /** How many numbers the largest board has. */
  public static final int MOST_NUMBERS = 18 * STRIDE;

  private final int width;
  private final int height;
  private final SquareSet voids;

  public Grid(int width, int height) {
    this(width, height, SquareSet.empty());
  }

  private Grid(int width, int height, SquareSet voids) {
    if (width < 1 || width > 18 || height < 1 || height > 18) {
      throw new IllegalArgumentException("a board has 1 to 18 files and ranks");
    }
    this.width = width;
    this.height = height;
    this.voids = voids;
  }

  /** The same board without some squares, which become void. */
  public Grid without(SquareSet squares) {
    return new Grid(width, height, voids.or(squares));
  }

  /** The squares that the rectangle has and the board does not. */
  public SquareSet voids() {
    return voids;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The difference between the numbers of two neighbours. */
  public static int shift(Direction direction) {
    return direction.files() * STRIDE + direction.ranks();
  }

  /** How many numbers there are for squares, unused ones included. */
  public int numbers() {
    return width * STRIDE;
  }

  /** The square on a file and rank counted from zero, or {@link #NONE}. */
  public int square(int file, int rank) {
    int square = within(file, rank);
    return voids.contains(square) ? NONE : square;
  }

  /** The square with this name, or {@link #NONE}. */
  public int square(String name) {
    int square = within(name);
    return voids.contains(square) ? NONE : square;
  }

  /** The number on a file and rank of the rectangle, void or not. */
  private int within(int file, int rank) {
    boolean within = file >= 0 && file < width && rank >= 0 && rank < height;
    return within ? file * STRIDE + rank : NONE;
  }

  private int within(String name) {
    int length = name.length();
    if (length < 2 || length > 3 || name.charAt(1) == '0') {
      return NONE;
    }
    int number = 0;
    for (int i = 1; i < length; i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NONE;
      }
      number = 10 * number + digit;
    }
    return within(name.charAt(0) - 'a', number - 1);
  }

  /** The file of a square, counted from zero. */
  public int file(int square) {
    return square / STRIDE;
  }

  /** The rank of a square, counted from zero. */
  public int rank(int square) {
    return square % STRIDE;
  }

  /** The name of a square: a letter for the file, a number for the rank. */
  public String name(int square) {
    return (char) ('a' + file(square)) + String.valueOf(rank(square) + 1);
  }

  /** The names of the squares of a set, in order. */
  public List<String> names(SquareSet squares) {
    return squares.list().stream().map(this::name).toList();
  }

  /** The neighbour in a direction, or {@link #NONE} beyond the edge and on a void square. */
  public int step(int square, Direction direction) {
    return square(file(square) + direction.files(), rank(square) + direction.ranks());
  }

  /** The direction in which a square lies exactly so many squares from another, if it does. */
  public Optional<Direction> direction(int from, int to, int squares) {
    int files = file(to) - file(from);
    int ranks = rank(to) - rank(from);
    for (Direction direction : Direction.values()) {
      if (files == squares * direction.files() && ranks == squares * direction.ranks()) {
        return Optional.of(direction);
      }
    }
    return Optional.empty();
  }

  /** The squares around a square. */
  public SquareSet around(int square) {
    SquareSet squares = SquareSet.empty();
    for (Direction direction : Direction.values()) {
      int next = step(square, direction);
      squares = next < 0 ? squares : squares.with(next);
    }
    return squares;
  }

  /** How many steps it is from a square to the nearest one of a set. */
  public int distance(int square, SquareSet goal) {
    int nearest = Integer.MAX_VALUE;
    for (int end : goal.list()) {
      int files = Math.abs(file(end) - file(square));
      int ranks = Math.abs(rank(end) - rank(square));
      nearest = Math.min(nearest, Math.max(files, ranks));
    }
    return nearest;
  }

  /** All squares of the board. */
  public SquareSet all() {
    return rectangle(0, 0, width - 1, height - 1);
  }

  /** The squares of a rectangle between two corners, the lower left one first; no void ones. */
  public SquareSet rectangle(String from, String to) {
    int low = within(from);
    int high = within(to);
    return rectangle(file(low), rank(low), file(high), rank(high));
  }

  private SquareSet rectangle(int left, int bottom, int right, int top) {
    SquareSet squares = SquareSet.empty();
    for (int file = left; file <= right; file++) {
      for (int rank = bottom; rank <= top; rank++) {
        int square = square(file, rank);
        squares = square == NONE ? squares : squares.with(square);
      }
    }
    return squares;
  }

  /** The squares with these names, separated by spaces. */
  public SquareSet squares(String names) {
    SquareSet squares = SquareSet.empty();
    for (String name : names.split(" ", -1)) {
      squares = squares.with(square(name));
    }
    return squares;
  }
}
