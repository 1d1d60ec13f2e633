package games.parlour.cli;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Language;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.SearchableGame;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.List;
import java.util.Map;

/**
 * A game that breaks a law (German says more than English), and falls over when it is shown a
 * position.
 */
public final class BrokenGame implements SearchableGame<CardsPosition, CardMove> {
  private final CardsGame real = new CardsGame();

  @Override
  public String id() {
    return "broken";
  }

  @Override
  public Catalogue texts(Language language) {
    Catalogue words = real.texts(language);
    return language == Language.DE ? words.over(Catalogue.parse("only.here = nur hier")) : words;
  }

  @Override
  public boolean hasChance(Setup setup) {
    return real.hasChance(setup);
  }

  @Override
  public Fast<CardsPosition, CardMove> fast() {
    return real.fast();
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
  public CardsPosition start(Setup setup) {
    return real.start(setup);
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return real.hasSecrets(setup);
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return real.drawsByAgreement(setup);
  }

  @Override
  public Notation<CardsPosition, CardMove> notation() {
    return real.notation();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    if (position.equals("x")) {
      throw new IllegalStateException("no x\nat all");
    }
    return real.optionsOf(position);
  }
}
