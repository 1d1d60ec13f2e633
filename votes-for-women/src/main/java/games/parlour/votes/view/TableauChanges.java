package games.parlour.votes.view;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauMotions;
import games.parlour.votes.rules.state.GameState;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a viewer sees change while a move is played, from one look at the table to the next. */
final class TableauChanges {
  private static final String DIE = "die:";

  private final GameState now;
  private final GameState seen;
  private final int viewer;
  private @Nullable VotesTableau shown;

  TableauChanges(GameState before, GameState now, int viewer) {
    this.now = now;
    this.seen = before.copy();
    this.viewer = viewer;
  }

  /** What has changed since the last time; tableaux are made only where the state has changed. */
  List<Motion> next() {
    if (now.same(seen)) {
      return List.of();
    }
    VotesTableau before = shown;
    if (before == null) {
      before = VotesTableau.of(VotesViewBuilder.of(seen, viewer));
    }
    VotesTableau after = before.after(VotesViewBuilder.after(before.view(), seen, now, viewer));
    shown = after;
    seen.set(now);
    return TableauMotions.between(before.tableau(), after.tableau());
  }

  /** A single die that shows again what it showed before is taken up and falls once more. */
  List<Motion> sameDie(List<Happening> told) {
    boolean fell =
        told.stream()
            .flatMap(happening -> happening.motions().stream())
            .anyMatch(motion -> motion.thing().startsWith(DIE));
    VotesTableau after = shown;
    if (fell || after == null) {
      return List.of();
    }
    return after.tableau().spots().stream()
        .filter(spot -> spot.id().equals(Tableau.DICE))
        .flatMap(spot -> spot.things().stream())
        .flatMap(
            die ->
                Stream.of(
                    new Motion(die.kind(), Tableau.DICE, Tableau.SUPPLY),
                    new Motion(die.kind(), Tableau.SUPPLY, Tableau.DICE)))
        .toList();
  }
}
