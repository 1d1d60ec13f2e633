package games.parlour.votes.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One card as the data file tells it.
 *
 * @param index 0 to 127, through all four decks
 * @param era only event cards have one
 * @param state the state of a State card by its index, otherwise -1
 * @param effects operations in order, each a map with the key {@code op}
 * @param oppobot what the card does against the Oppobot; empty on event cards
 */
public record CardData(
    int index,
    String id,
    String title,
    Deck deck,
    @Nullable Era era,
    Persistence persistence,
    Map<String, Object> requires,
    boolean campaignerIcon,
    int state,
    List<Map<String, Object>> effects,
    Map<String, Object> oppobot) {}
