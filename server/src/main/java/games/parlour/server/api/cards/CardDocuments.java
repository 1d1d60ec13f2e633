package games.parlour.server.api.cards;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of cards. Their components are the names in the JSON. */
public final class CardDocuments {
  private CardDocuments() {}

  /** All cards of a game. */
  public record Index(
      String game,
      String gameName,
      List<CardDeck> decks,
      List<CardEra> eras,
      List<CardText> cards) {}

  public record CardDeck(String id, String name, @Nullable String side) {}

  public record CardEra(String id, String name) {}

  /** A card; what it does for a side that the rules play is told where that is something else. */
  public record CardText(
      String id,
      String name,
      String deck,
      @Nullable String era,
      @Nullable String side,
      @Nullable String place,
      List<CardLine> lines,
      List<CardLine> bot,
      List<String> rulings) {}

  public record CardLine(String icon, String text) {}
}
