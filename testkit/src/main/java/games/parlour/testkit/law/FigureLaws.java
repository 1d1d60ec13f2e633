package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.show.Rulebook;
import games.parlour.core.show.TableauGame;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Set;

/** What holds for the figures of a rule book: they show what the rules say. */
public final class FigureLaws<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;

  public FigureLaws(Game<P, M> game) {
    this.game = game;
  }

  /** Every figure can happen, stands beside a rule, and has a caption; no caption is left over. */
  public void areTrue() {
    List<String> names = IllustratedGame.figuresOf(game).stream().map(Figure::name).toList();
    unless(names.stream().distinct().count() == names.size(), "a figure's name is its own", names);
    for (Figure figure : IllustratedGame.figuresOf(game)) {
      canHappen(figure);
      showsSpots(figure);
    }
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      IllustratedGame.figuresOf(game).forEach(figure -> stands(figure, words, language));
      for (String key : words.keys()) {
        boolean used = !key.startsWith("figure.") || names.contains(key.substring(7));
        unless(used, "a caption has its figure", language, key);
      }
    }
  }

  private void canHappen(Figure figure) {
    try {
      figure.shown(game);
    } catch (Refusal refusal) {
      throw new LawViolation("a figure's position is read", figure.name() + " " + refusal.reason());
    }
    try {
      figure.shownMoves(game);
    } catch (Refusal refusal) {
      throw new LawViolation("a figure's moves are legal", figure.name() + " " + refusal.reason());
    }
  }

  /** Of a tableau a part is shown; of anything else there are no spots to show. */
  private void showsSpots(Figure figure) {
    Set<String> known =
        TableauGame.planOf(game, game.setup(Occasion.TABLE))
            .map(TableauPlan::spots)
            .orElse(Set.of());
    unless(
        known.containsAll(figure.spots()) && figure.spots().isEmpty() == known.isEmpty(),
        "a figure shows spots of its tableau",
        figure.name(),
        figure.spots());
  }

  private void stands(Figure figure, Catalogue words, Language language) {
    boolean told =
        Rulebook.of(game.options(), words).rules().stream()
            .anyMatch(rule -> rule.rule().equals(figure.rule()));
    unless(told, "a figure's rule is told", language, figure.name(), figure.rule());
    String caption = figure.caption().key();
    boolean said = words.has(caption) && words.holes(caption).isEmpty();
    unless(said, "a figure has a caption", language, caption);
  }
}
