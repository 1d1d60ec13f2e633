package games.parlour.testkit.shores;

import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.TableauGame;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;

/** Two Shores. */
public final class ShoresGame
    implements SearchableGame<ShoresPosition, ShoreMove>, TableauGame, CardIndexGame {
  @Override
  public String id() {
    return "two-shores";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return ShoresRules.SEATS;
  }

  @Override
  public ShoresPosition start(Setup setup) {
    if (setup.position().isPresent()) {
      throw new Refusal(Text.of("refused.position"));
    }
    return ShoresPosition.start();
  }

  @Override
  public TableauPlan plan(Setup setup) {
    return ShoresPlan.plan();
  }

  @Override
  public CardIndex cardIndex() {
    return ShoresPlan.cards();
  }

  @Override
  public boolean hasChance(Setup setup) {
    return true;
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return true;
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return false;
  }

  @Override
  public Notation<ShoresPosition, ShoreMove> notation() {
    return new ShoresNotation();
  }

  @Override
  public Catalogue texts(Language language) {
    return Catalogue.beside(ShoresGame.class, language);
  }

  @Override
  public FastPosition<ShoresPosition, ShoreMove> fast() {
    return new ShoresFast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    throw new Refusal(Text.of("refused.position"));
  }
}
