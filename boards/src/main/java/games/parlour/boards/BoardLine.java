package games.parlour.boards;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A board in one line: ranks from the top, separated by slashes, a letter for a piece, a number for
 * a run of empty squares, a dot for a void one.
 */
public final class BoardLine {
  /** Stands for a square of the rectangle that is not on the board, so that ranks stay in line. */
  private static final char VOID = '.';

  private BoardLine() {}

  /** Writes a board from the pieces on it. */
  public static String write(Grid grid, Map<Integer, Character> pieces) {
    StringBuilder out = new StringBuilder();
    for (int rank = grid.height() - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < grid.width(); file++) {
        int square = grid.square(file, rank);
        Character sign = square == Grid.NONE ? Character.valueOf(VOID) : pieces.get(square);
        if (sign == null) {
          empty++;
        } else {
          out.append(empty > 0 ? String.valueOf(empty) : "").append(sign);
          empty = 0;
        }
      }
      out.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
    }
    return out.toString();
  }

  /** Reads a board; refuses, with the rank, what does not fit. */
  public static Map<Integer, Character> read(Grid grid, String line, String letters) {
    String[] ranks = line.split("/", -1);
    if (ranks.length != grid.height()) {
      throw refusal(
          Text.of("refused.board.ranks", "found", ranks.length, "expected", grid.height()));
    }
    Map<Integer, Character> pieces = new TreeMap<>();
    for (int i = 0; i < ranks.length; i++) {
      readRank(grid, grid.height() - 1 - i, ranks[i], letters, pieces);
    }
    return pieces;
  }

  private static void readRank(
      Grid grid, int rank, String text, String letters, Map<Integer, Character> pieces) {
    int file = 0;
    for (int at = 0; at < text.length(); ) {
      char c = text.charAt(at);
      boolean square = grid.square(file, rank) != Grid.NONE;
      if (c >= '1' && c <= '9') {
        int end = at + 1;
        if (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
          end++;
        }
        int empty = Integer.parseInt(text.substring(at, end));
        for (int i = 0; i < empty; i++) {
          unless(grid.square(file++, rank) != Grid.NONE, grid, rank);
        }
        at = end;
      } else {
        unless(square ? letters.indexOf(c) >= 0 : c == VOID && file < grid.width(), grid, rank);
        if (square) {
          pieces.put(grid.square(file, rank), c);
        }
        file++;
        at++;
      }
    }
    unless(file == grid.width(), grid, rank);
  }

  /** Refuses a rank that is not written like one of this board. */
  private static void unless(boolean fits, Grid grid, int rank) {
    if (!fits) {
      StringBuilder voids = new StringBuilder();
      for (int file = 0; file < grid.width(); file++) {
        voids.append(grid.square(file, rank) == Grid.NONE ? VOID : "-");
      }
      boolean whole = voids.indexOf(String.valueOf(VOID)) < 0;
      throw refusal(
          whole
              ? Text.of("refused.board.rank", "rank", rank + 1, "width", grid.width())
              : Text.of("refused.board.shape", "rank", rank + 1, "shape", voids.toString()));
    }
  }

  /** The board with pieces that are named one by one, such as {@code "w c2 d3, b b3"}. */
  public static String of(Grid grid, String pieces) {
    Map<Integer, Character> letters = new TreeMap<>();
    for (String group : pieces.split(", ", -1)) {
      for (String square : group.substring(2).split(" ", -1)) {
        letters.put(grid.square(square), group.charAt(0));
      }
    }
    return write(grid, letters);
  }

  /** The parts of a line, if there are as many as a game needs. */
  public static List<String> fields(String line, int fewest, int most) {
    List<String> fields = List.of(line.strip().split("\\s+", -1));
    if (fields.size() < fewest || fields.size() > most) {
      throw refusal(Text.of("refused.line.fields", "found", fields.size()));
    }
    return fields;
  }

  /** The squares with this letter. */
  public static SquareSet squares(Map<Integer, Character> pieces, char letter) {
    SquareSet squares = SquareSet.empty();
    for (Map.Entry<Integer, Character> piece : pieces.entrySet()) {
      squares = piece.getValue() == letter ? squares.with(piece.getKey()) : squares;
    }
    return squares;
  }

  /** The squares of a side whose pieces are all alike; refuses more of them than there are. */
  public static SquareSet squares(Map<Integer, Character> pieces, BoardSide side, int most) {
    SquareSet squares = squares(pieces, side.letter());
    if (squares.size() > most) {
      throw tooMany(side.word(), side.letter(), squares.size(), most);
    }
    return squares;
  }

  /** The refusal of a line with more pieces of a kind than there are. */
  public static Refusal tooMany(String kind, char letter, int count, int most) {
    return refusal(
        Text.of(
            "refused.line.many",
            "piece",
            Text.of("piece." + kind),
            "letter",
            String.valueOf(letter),
            "count",
            count,
            "most",
            most));
  }

  /** The side that a letter says is to move. */
  public static <S extends BoardSide> S mover(S[] sides, String text) {
    for (S side : sides) {
      if (text.equals(String.valueOf(side.letter()))) {
        return side;
      }
    }
    List<String> letters = Stream.of(sides).map(side -> String.valueOf(side.letter())).toList();
    throw refusal(Text.of("refused.line.mover", "text", text, "letters", letters));
  }

  /** Reads how many turns have been quiet. */
  public static int quietTurns(String text) {
    return number("refused.line.quiet", text, 9999);
  }

  /** Reads how many passes were just made; two have ended the game. */
  public static int passes(String text) {
    return number("refused.line.passes", text, DrawRules.PASSES);
  }

  private static int number(String key, String text, int most) {
    if (!text.matches("[0-9]{1,4}") || Integer.parseInt(text) > most) {
      throw refusal(Text.of(key, "text", text));
    }
    return Integer.parseInt(text);
  }

  /** A refusal to read a position. */
  public static Refusal refusal(Text why) {
    return new Refusal(Text.of("refused.position", "why", why));
  }
}
