package games.parlour.lab;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Language;
import games.parlour.core.Level;
import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import java.util.List;
import java.util.Map;

/** A game as it is, but with a {@link StrictFast} for its fast form. */
record StrictGame<P extends Position<P, M>, M extends Move>(SearchableGame<P, M> inner)
    implements SearchableGame<P, M> {
  @Override
  public Fast<P, M> fast() {
    return new StrictFast<>(inner.fast());
  }

  @Override
  public List<Level> levels() {
    return inner.levels();
  }

  @Override
  public String id() {
    return inner.id();
  }

  @Override
  public int rulesVersion() {
    return inner.rulesVersion();
  }

  @Override
  public List<Option> options() {
    return inner.options();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return inner.seats(setup);
  }

  @Override
  public List<Side> sides(Setup setup) {
    return inner.sides(setup);
  }

  @Override
  public P start(Setup setup) {
    return inner.start(setup);
  }

  @Override
  public Notation<P, M> notation() {
    return inner.notation();
  }

  @Override
  public Catalogue texts(Language language) {
    return inner.texts(language);
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return inner.optionsOf(position);
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return inner.hasSecrets(setup);
  }

  @Override
  public boolean hasChance(Setup setup) {
    return inner.hasChance(setup);
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return inner.drawsByAgreement(setup);
  }
}
