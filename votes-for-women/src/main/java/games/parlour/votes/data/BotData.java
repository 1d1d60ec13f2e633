package games.parlour.votes.data;

import java.util.List;
import java.util.Map;

/**
 * What a card does for the Oppobot.
 *
 * @param playIf the condition for that; none where it is empty
 * @param effects operations in order, each a map with the key {@code op}
 * @param countsAs the id of the Opposition card that it stands for while it lies in a box, or
 *     nothing
 * @param source whether the effect is in the rulebook, on a printed card, or ours
 * @param inDeck whether the rulebook names the card, or its place in the deck is assumed; empty for
 *     State and Strategy cards
 */
public record BotData(
    Map<String, Object> playIf,
    List<Map<String, Object>> effects,
    String countsAs,
    String source,
    String inDeck) {}
