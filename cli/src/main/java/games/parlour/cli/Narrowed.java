package games.parlour.cli;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import java.util.List;
import java.util.Map;

/**
 * A game of which only some options are left to choose: the others have the one value given.
 *
 * @param whole the game itself
 * @param fixed the value of each option that is not left to choose
 */
record Narrowed<P extends Position<P, M>, M extends Move>(
    Game<P, M> whole, Map<String, String> fixed) implements Game<P, M> {
  Narrowed {
    fixed = Map.copyOf(fixed);
  }

  @Override
  public List<Option> options() {
    return whole.options().stream().map(this::narrow).toList();
  }

  private Option narrow(Option option) {
    String value = fixed.get(option.key());
    return value == null
        ? option
        : Option.of(option.key(), List.of(value), value, option.rule(), option.basis());
  }

  @Override
  public String id() {
    return whole.id();
  }

  @Override
  public int rulesVersion() {
    return whole.rulesVersion();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return whole.seats(setup);
  }

  @Override
  public P start(Setup setup) {
    return whole.start(setup);
  }

  @Override
  public boolean hasChance(Setup setup) {
    return whole.hasChance(setup);
  }

  @Override
  public Notation<P, M> notation() {
    return whole.notation();
  }

  @Override
  public Catalogue texts(Language language) {
    return whole.texts(language);
  }

  @Override
  public Fast<P, M> fast() {
    return whole.fast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return whole.optionsOf(position);
  }
}
