package games.parlour.testkit.cross;

import games.parlour.boards.BoardLine;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;

/** Cross. */
public final class CrossGame implements SearchableGame<CrossPosition, CrossMove>, IllustratedGame {
  @Override
  public String id() {
    return "cross";
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
    return CrossRules.SEATS;
  }

  @Override
  public CrossPosition start(Setup setup) {
    return CrossNotation.readPosition(setup.position().orElse(CrossRules.START));
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return false;
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
  public Notation<CrossPosition, CrossMove> notation() {
    return new CrossNotation();
  }

  @Override
  public Catalogue texts(Language language) {
    return Catalogue.beside(CrossGame.class, language)
        .over(Catalogue.beside(BoardLine.class, language));
  }

  @Override
  public FastPosition<CrossPosition, CrossMove> fast() {
    return new CrossFast();
  }

  /** There is nothing to choose; what is no position is refused all the same. */
  @Override
  public Map<String, String> optionsOf(String position) {
    CrossNotation.readPosition(position);
    return Map.of();
  }

  @Override
  public List<Figure> figures() {
    return List.of(
        Figure.of("step", "X2", "..1c1../..3../7/3Mm2/7/..3../..1C1.. w 0", "d4xe4", "d4-d5"));
  }
}
