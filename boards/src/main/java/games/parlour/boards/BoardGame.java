package games.parlour.boards;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;

/**
 * A grid game in which everybody sees everything and nothing is left to chance, unless it says
 * otherwise.
 */
public interface BoardGame<P extends Position<P, M>, M extends Move> extends SearchableGame<P, M> {
  @Override
  default boolean hasSecrets(Setup setup) {
    return false;
  }

  @Override
  default boolean hasChance(Setup setup) {
    return false;
  }

  @Override
  default boolean drawsByAgreement(Setup setup) {
    return true;
  }

  /** The words beside the game's class, over those that all grid games share. */
  @Override
  default Catalogue texts(Language language) {
    return Catalogue.beside(getClass(), language).over(Catalogue.beside(BoardGame.class, language));
  }
}
