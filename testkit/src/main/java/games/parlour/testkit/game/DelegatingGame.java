package games.parlour.testkit.game;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;

/**
 * A game that passes every question on to another one, except how positions are made, written and
 * searched: a base for games that differ from a real one in a single point.
 */
public abstract class DelegatingGame<P extends Position<P, M>, M extends Move>
    implements SearchableGame<P, M> {
  private final Game<?, ?> original;

  protected DelegatingGame(Game<?, ?> original) {
    this.original = original;
  }

  @Override
  public String id() {
    return original.id();
  }

  @Override
  public int rulesVersion() {
    return original.rulesVersion();
  }

  @Override
  public List<Option> options() {
    return original.options();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return original.seats(setup);
  }

  @Override
  public List<Side> sides(Setup setup) {
    return original.sides(setup);
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return original.hasSecrets(setup);
  }

  @Override
  public boolean hasChance(Setup setup) {
    return original.hasChance(setup);
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return original.drawsByAgreement(setup);
  }

  @Override
  public Catalogue texts(Language language) {
    return original.texts(language);
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return original.optionsOf(position);
  }
}
