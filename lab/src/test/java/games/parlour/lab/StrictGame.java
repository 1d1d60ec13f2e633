package games.parlour.lab;

import games.parlour.core.Fast;
import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.core.Setup;
import games.parlour.testkit.game.DelegatingGame;

/** A game as it is, but with a {@link StrictFast} for its fast form. */
final class StrictGame<P extends Position<P, M>, M extends Move> extends DelegatingGame<P, M> {
  private final SearchableGame<P, M> original;

  StrictGame(SearchableGame<P, M> original) {
    super(original);
    this.original = original;
  }

  @Override
  public Fast<P, M> fast() {
    return new StrictFast<>(original.fast());
  }

  @Override
  public P start(Setup setup) {
    return original.start(setup);
  }

  @Override
  public Notation<P, M> notation() {
    return original.notation();
  }
}
