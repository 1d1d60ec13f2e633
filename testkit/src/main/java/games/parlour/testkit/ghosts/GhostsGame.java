package games.parlour.testkit.ghosts;

import games.parlour.boards.BoardLine;
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

/** Ghosts. */
public final class GhostsGame implements SearchableGame<GhostsPosition, GhostMove> {
  @Override
  public String id() {
    return "ghosts";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    return List.of(Option.of("hidden", List.of("on", "off"), "on", "G1", Option.Basis.STATED));
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return GhostsRules.SEATS;
  }

  @Override
  public GhostsPosition start(Setup setup) {
    return setup
        .position()
        .map(GhostsNotation::readPosition)
        .orElseGet(() -> GhostsPosition.start(setup.isOn("hidden")));
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return setup.isOn("hidden");
  }

  @Override
  public boolean hasChance(Setup setup) {
    return false;
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return true;
  }

  @Override
  public Notation<GhostsPosition, GhostMove> notation() {
    return new GhostsNotation();
  }

  @Override
  public Catalogue texts(Language language) {
    return Catalogue.beside(GhostsGame.class, language)
        .over(Catalogue.beside(BoardLine.class, language));
  }

  @Override
  public FastPosition<GhostsPosition, GhostMove> fast() {
    return new GhostsFast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return Map.of("hidden", GhostsNotation.readPosition(position).hidden() ? "on" : "off");
  }
}
