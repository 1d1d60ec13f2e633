package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.players.Players;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The words of the server, and of each game with them, by language. Thread-safe. */
public final class Catalogues {
  private final Map<String, Catalogue> known = new ConcurrentHashMap<>();

  /** The words that the server itself uses, with those all games share. */
  public Catalogue of(Language language) {
    return known.computeIfAbsent(
        language.tag(),
        tag ->
            Catalogue.beside(Catalogues.class, language)
                .over(Players.texts(language))
                .over(Catalogue.beside(Catalogue.class, language)));
  }

  /**
   * The words around a table of this game; where it has its own for what all share, those count.
   */
  public Catalogue of(Game<?, ?> game, Language language) {
    Catalogue own = of(language);
    return known.computeIfAbsent(
        language.tag() + " " + game.id(), key -> game.texts(language).over(own));
  }

  /** The language with this tag. */
  public static Optional<Language> named(String tag) {
    for (Language language : Language.values()) {
      if (language.tag().equals(tag)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
