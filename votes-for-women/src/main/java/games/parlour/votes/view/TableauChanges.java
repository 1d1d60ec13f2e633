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
  private @Nullable Tableau shown;

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
    Tableau before = shown == null ? tableau(seen) : shown;
    Tableau after = tableau(now);
    shown = after;
    seen.set(now);
    return TableauMotions.between(before, after);
  }

  private Tableau tableau(GameState state) {
    return VotesViewBuilder.of(state, viewer).tableau();
  }

  /** A single die that shows again what it showed before is taken up and falls once more. */
  List<Motion> sameDie(List<Happening> told) {
    boolean fell =
        told.stream()
            .flatMap(happening -> happening.motions().stream())
            .anyMatch(motion -> motion.thing().startsWith(DIE));
    Tableau after = shown;
    if (fell || after == null) {
      return List.of();
    }
    return after.spots().stream()
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
