package games.parlour.votes.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One card as the data file tells it.
 *
 * @param index 0 to 169, through all five decks
 * @param era only event cards have one
 * @param state the state of a State card by its index, otherwise -1
 * @param effects operations in order, each a map with the key {@code op}
 * @param bot what the card does for the Oppobot; nothing on cards that it does not play
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
    @Nullable BotData bot) {}
