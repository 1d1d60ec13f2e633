package games.parlour.testkit.ghosts;

import games.parlour.boards.Grid;
import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Viewer;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What one viewer sees happen in Ghosts. */
final class GhostsHappenings {
  private static final Grid GRID = GhostsRules.GRID;

  private GhostsHappenings() {}

  static List<Happening> of(GhostsPosition p, GhostMove move, Viewer viewer) {
    return switch (move) {
      case GhostMove.Arrange arrange -> List.of(arranged(p, arrange, viewer));
      case GhostMove.Step step -> gone(p, step, viewer);
    };
  }

  private static Happening arranged(GhostsPosition p, GhostMove.Arrange arrange, Viewer viewer) {
    int side = p.mover();
    List<Motion> motions = new ArrayList<>();
    for (String square : GhostsRules.home(side)) {
      Ghost ghost = Ghost.of(side, arrange.good().contains(square));
      motions.add(new Motion(p.kind(ghost, viewer), GhostsBoard.reserve(side), square));
    }
    Text text =
        p.isSeen(side, viewer)
            ? Text.of("told.arrange.seen", "side", name(side), "squares", arrange.good())
            : Text.of("told.arrange", "side", name(side));
    return new Happening(text, motions);
  }

  private static List<Happening> gone(GhostsPosition p, GhostMove.Step step, Viewer viewer) {
    int side = p.mover();
    List<Happening> told = new ArrayList<>();
    Ghost there = p.ghosts().get(GRID.square(step.end()));
    if (there != null) {
      String key = there.isGood() ? "told.take.good" : "told.take.evil";
      Motion off = new Motion(p.kind(there, viewer), step.end(), GhostsBoard.taken(side));
      Text text = Text.of(key, "side", name(side), "square", step.end());
      told.add(new Happening(text, List.of(off)));
    }
    Ghost ghost = p.ghosts().get(GRID.square(step.start()));
    if (ghost != null) {
      Motion on = new Motion(p.kind(ghost, viewer), step.start(), step.end());
      Text text = Text.of("told.step", "side", name(side), "from", step.start(), "to", step.end());
      told.add(new Happening(text, List.of(on)));
    }
    return told;
  }

  private static Text name(int side) {
    return Text.of("side." + GhostsRules.SIDES.get(side).name());
  }
}
