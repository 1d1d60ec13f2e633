package games.parlour.votes.study;

import games.parlour.core.study.StudyMeasure;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The phases of a game, and how it stands at the end of each. */
public final class VotesMeasures {
  private static final String PHASE = "study.phase.";

  /** The six turns, and Final Voting. */
  public static final List<Text> PHASES =
      Stream.concat(
              IntStream.rangeClosed(1, GameStatus.TURNS).mapToObj(turn -> PHASE + "turn-" + turn),
              Stream.of(PHASE + "voting"))
          .map(Text::of)
          .toList();

  /** What is measured, in the order of {@link #of}. */
  public static final List<StudyMeasure> ALL = all();

  private VotesMeasures() {}

  private static List<StudyMeasure> all() {
    List<StudyMeasure> all = new ArrayList<>();
    all.add(new StudyMeasure(Text.of("study.congress"), false));
    all.add(new StudyMeasure(Text.of("study.sent"), true));
    all.add(new StudyMeasure(Text.of("study.ratified"), false));
    all.add(new StudyMeasure(Text.of("study.rejected"), false));
    for (String what : List.of("four", "cubes", "buttons", "campaigners")) {
      Terms.SIDES.forEach(
          side -> all.add(new StudyMeasure(Text.of("study." + what + "." + side.name()), false)));
    }
    return List.copyOf(all);
  }

  /** The phase that a state belongs to; -1 before the first turn and when all is over. */
  public static int phase(GameState t) {
    return switch (GameStatus.phase(t)) {
      case SETUP, OVER -> -1;
      case VOTING -> GameStatus.TURNS;
      default -> GameStatus.turn(t) - 1;
    };
  }

  /** What each measure is; Congress counts as full once it has sent the amendment. */
  public static double[] of(GameState t) {
    boolean sent = Congress.sent(t);
    return new double[] {
      sent ? Congress.MARKERS : Congress.markers(t),
      sent ? 1 : 0,
      Cubes.marks(t, true),
      Cubes.marks(t, false),
      four(t, Terms.SUFFRAGIST),
      four(t, Terms.OPPOSITION),
      cubes(t, Terms.SUFFRAGIST),
      cubes(t, Terms.OPPOSITION),
      Buttons.count(t, Terms.SUFFRAGIST),
      Buttons.count(t, Terms.OPPOSITION),
      Campaigners.count(t, Terms.SUFFRAGIST),
      Campaigners.count(t, Terms.OPPOSITION)
    };
  }

  private static int four(GameState t, int side) {
    int states = 0;
    for (int state = 0; state < Cubes.STATES; state++) {
      states += Cubes.ofSide(t, state, side) >= Cubes.FOUR ? 1 : 0;
    }
    return states;
  }

  private static int cubes(GameState t, int side) {
    int cubes = 0;
    for (int state = 0; state < Cubes.STATES; state++) {
      cubes += Cubes.ofSide(t, state, side);
    }
    return cubes;
  }
}
