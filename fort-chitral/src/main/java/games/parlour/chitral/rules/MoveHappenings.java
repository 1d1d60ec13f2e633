package games.parlour.chitral.rules;

import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.List;

/** What is seen to happen when a move is played, in words and as men that move. */
final class MoveHappenings {
  private MoveHappenings() {}

  static List<Happening> of(ChitralPosition position, ChitralMove move) {
    return switch (move) {
      case Travel travel -> travel(position, travel);
      case Pass pass -> List.of(Happening.of(Text.of("happening.pass." + position.mover().word())));
    };
  }

  private static List<Happening> travel(ChitralPosition position, Travel travel) {
    Colour mover = position.mover();
    String key = travel.jumps() ? "happening.jump." : "happening.step.";
    Text text = Text.of(key + mover.word(), "from", travel.from(), "to", travel.to());
    List<Happening> told = new ArrayList<>();
    told.add(new Happening(text, motions(position, travel)));
    int count = travel.taken().size();
    if (count > 0) {
      String taken = "happening.take." + mover.word();
      told.add(Happening.of(Text.of(taken, "count", count, "squares", travel.taken())));
    }
    Grid grid = position.rules().layout().grid();
    SquareSet fort = position.rules().layout().fort();
    boolean leaves = fort.contains(grid.square(travel.from()));
    if (fort.contains(grid.square(travel.to())) && !leaves) {
      int inside = position.inFort(mover) + 1;
      String entered = "happening.fort." + mover.word();
      told.add(Happening.of(Text.of(entered, "inside", inside, "needed", Rules.TO_WIN)));
    }
    return told;
  }

  /** F3: the man goes square by square; whom it takes on the way leaves when it arrives beside. */
  private static List<Motion> motions(ChitralPosition position, Travel travel) {
    Colour mover = position.mover();
    Grid grid = position.rules().layout().grid();
    Capture captures = position.movement().captures(grid.square(travel.from()));
    List<Motion> motions = new ArrayList<>();
    List<String> gone = new ArrayList<>();
    for (int i = 1; i < travel.path().size(); i++) {
      String at = travel.path().get(i);
      motions.add(new Motion(mover.word(), travel.path().get(i - 1), at));
      boolean ends = i == travel.path().size() - 1;
      if (ends || position.rules().eachJump()) {
        for (String victim : grid.names(captures.at(grid.square(at)))) {
          if (!gone.contains(victim)) {
            gone.add(victim);
            motions.add(new Motion(mover.other().word(), victim, mover.box()));
          }
        }
      }
    }
    return motions;
  }
}
