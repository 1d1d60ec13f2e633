package games.parlour.testkit.cards;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import java.util.List;
import java.util.Map;

/** Four Hands with something wrong. */
final class FaultyGame implements Game<FaultyPosition, CardMove> {
  private final CardsGame real = new CardsGame();
  private final Fault fault;

  FaultyGame(Fault fault) {
    this.fault = fault;
  }

  @Override
  public String id() {
    return real.id();
  }

  @Override
  public int rulesVersion() {
    return real.rulesVersion();
  }

  @Override
  public List<Option> options() {
    return real.options();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return real.seats(setup);
  }

  @Override
  public FaultyPosition start(Setup setup) {
    CardsPosition start = real.start(setup);
    boolean wrong = fault == Fault.MISREADS_POSITIONS && setup.position().isPresent();
    return new FaultyPosition(wrong ? CardsPosition.start(start.rules()) : start, fault);
  }

  @Override
  public Notation<FaultyPosition, CardMove> notation() {
    return new FaultyNotation(fault);
  }

  @Override
  public Catalogue texts(Language language) {
    Catalogue words = real.texts(language);
    boolean more = fault == Fault.ONE_LANGUAGE && language == Language.DE;
    return more ? words.over(Catalogue.parse("only.here = nur hier")) : words;
  }

  @Override
  public Fast<FaultyPosition, CardMove> fast() {
    return new FaultyFast(fault);
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return real.optionsOf(position);
  }
}
