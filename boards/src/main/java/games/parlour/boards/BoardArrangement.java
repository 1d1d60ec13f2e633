package games.parlour.boards;

import games.parlour.core.text.Text;
import java.util.Map;
import java.util.TreeMap;

/**
 * A board that somebody has set up by hand, not yet known to be possible.
 *
 * @param pieces the kind of the piece on each square that has one
 * @param captured how many pieces of a kind lie captured, where that is said
 * @param side the name of the side to move
 */
public record BoardArrangement(
    Map<String, String> pieces, Map<String, Integer> captured, String side) {
  public BoardArrangement {
    pieces = Map.copyOf(pieces);
    captured = Map.copyOf(captured);
  }

  /** The letters on the squares of a board; refuses squares and kinds that it does not have. */
  public Map<Integer, Character> letters(Grid grid, Map<String, Character> letterOfKind) {
    Map<Integer, Character> letters = new TreeMap<>();
    pieces.forEach(
        (name, kind) -> {
          int square = grid.square(name);
          if (square == Grid.NONE) {
            throw BoardLine.refusal(Text.of("refused.arrangement.square", "square", name));
          }
          letters.put(square, letter(kind, letterOfKind));
        });
    captured.keySet().forEach(kind -> letter(kind, letterOfKind));
    return letters;
  }

  private static char letter(String kind, Map<String, Character> letterOfKind) {
    Character letter = letterOfKind.get(kind);
    if (letter == null) {
      throw BoardLine.refusal(Text.of("refused.arrangement.kind", "kind", kind));
    }
    return letter;
  }

  /** The side to move; refuses one that does not play. */
  public <S extends BoardSide> S mover(S[] sides) {
    for (S known : sides) {
      if (known.word().equals(side)) {
        return known;
      }
    }
    throw BoardLine.refusal(Text.of("refused.arrangement.side", "side", side));
  }

  /** How many pieces of a kind lie captured. */
  public int captured(String kind) {
    return captured.getOrDefault(kind, 0);
  }
}
