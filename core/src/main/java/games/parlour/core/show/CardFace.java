package games.parlour.core.show;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * What stands on a card, in the game's own words.
 *
 * @param id its own among the cards of the game
 * @param deck the id of its deck in the {@link CardIndex}
 * @param era the id of its era there, if it has one
 * @param side the name of the side whose card it is, if it belongs to one
 * @param place the place on the map that it belongs to, if it does
 * @param lines what it needs and does, line by line
 * @param botLines what it does where the rules play a side, if that is something else
 * @param rulings the names of the rules that say more about this very card
 */
public record CardFace(
    String id,
    Text name,
    String deck,
    Optional<String> era,
    Optional<String> side,
    Optional<String> place,
    List<Line> lines,
    List<Line> botLines,
    List<String> rulings) {
  public CardFace {
    lines = List.copyOf(lines);
    botLines = List.copyOf(botLines);
    rulings = List.copyOf(rulings);
  }

  /**
   * One thing that a card says.
   *
   * @param icon the name of a small picture for it, which the game's art knows
   */
  public record Line(String icon, Text text) {}
}
