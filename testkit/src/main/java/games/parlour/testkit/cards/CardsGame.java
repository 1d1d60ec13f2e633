package games.parlour.testkit.cards;

import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Four Hands. */
public final class CardsGame implements SearchableGame<CardsPosition, CardMove> {
  @Override
  public String id() {
    return "four-hands";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option(
            "rounds",
            List.of("1", "2", "3"),
            "3",
            "2",
            Optional.empty(),
            "C1",
            Option.Basis.STATED),
        new Option(
            "peeks",
            List.of("on", "off"),
            "off",
            "on",
            Optional.of("on"),
            "C2",
            Option.Basis.OURS));
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return CardsRules.SEATS;
  }

  @Override
  public CardsPosition start(Setup setup) {
    return setup
        .position()
        .map(CardsNotation::readPosition)
        .orElseGet(() -> CardsPosition.start(CardsRules.of(setup)));
  }

  /** The die is thrown to the last, also from a position with all cards dealt. */
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
    return true;
  }

  @Override
  public Notation<CardsPosition, CardMove> notation() {
    return new CardsNotation();
  }

  @Override
  public Catalogue texts(Language language) {
    return Catalogue.beside(CardsGame.class, language);
  }

  @Override
  public FastPosition<CardsPosition, CardMove> fast() {
    return new CardsFast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    CardsRules rules = CardsNotation.readPosition(position).rules();
    return Map.of("rounds", String.valueOf(rules.rounds()), "peeks", rules.peeks() ? "on" : "off");
  }
}
