package games.parlour.cli;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Language;
import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.game.DelegatingGame;
import java.util.Map;

/**
 * A game that breaks a law (German says more than English), and falls over when it is shown a
 * position.
 */
public final class BrokenGame extends DelegatingGame<CardsPosition, CardMove> {
  private final CardsGame real = new CardsGame();

  public BrokenGame() {
    super(new CardsGame());
  }

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
  public CardsPosition start(Setup setup) {
    return real.start(setup);
  }

  @Override
  public Notation<CardsPosition, CardMove> notation() {
    return real.notation();
  }

  @Override
  public Fast<CardsPosition, CardMove> fast() {
    return real.fast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    if (position.equals("x")) {
      throw new IllegalStateException("no x\nat all");
    }
    return real.optionsOf(position);
  }
}
