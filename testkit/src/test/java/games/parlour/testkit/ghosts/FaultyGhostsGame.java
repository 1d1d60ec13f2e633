package games.parlour.testkit.ghosts;

import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.testkit.game.DelegatingGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Ghosts with something wrong. */
public final class FaultyGhostsGame extends DelegatingGame<GhostsPosition, GhostMove>
    implements LessonGame {
  private final GhostsGame real = new GhostsGame();
  private final GhostsFault fault;

  public FaultyGhostsGame(GhostsFault fault) {
    super(new GhostsGame());
    this.fault = fault;
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return fault == GhostsFault.CLAIMS_SECRETS || real.hasSecrets(setup);
  }

  @Override
  public boolean hasChance(Setup setup) {
    return fault == GhostsFault.CLAIMS_CHANCE || real.hasChance(setup);
  }

  @Override
  public GhostsPosition start(Setup setup) {
    return real.start(setup);
  }

  @Override
  public Notation<GhostsPosition, GhostMove> notation() {
    return fault == GhostsFault.DROPS_THE_QUIET_COUNTER ? new Forgetful() : real.notation();
  }

  @Override
  public FastPosition<GhostsPosition, GhostMove> fast() {
    return real.fast();
  }

  @Override
  public Catalogue texts(Language language) {
    String wrong =
        switch (fault) {
          case LESSON_THAT_TALKS_TOO_MUCH -> "lesson.first-steps.walk = " + "Walk. ".repeat(40);
          case LESSON_LEFT_OVER -> "lesson.first-steps.run = Run.";
          default -> "";
        };
    return Catalogue.parse(wrong).over(real.texts(language));
  }

  @Override
  public List<Lesson> lessons() {
    Lesson right = real.lessons().getFirst();
    return switch (fault) {
      case LESSON_TWICE -> List.of(right, right);
      case LESSON_OF_NO_SETUP -> List.of(with(right, Map.of("hidden", "maybe"), right.others()));
      case LESSON_WITH_AN_EMPTY_SEAT -> List.of(with(right, right.options(), Map.of()));
      case LESSON_WITHOUT_WORDS -> List.of(and(right, Lesson.Step.tell("silence")));
      case LESSON_WITH_A_STEP_TWICE -> List.of(and(right, Lesson.Step.tell("goal")));
      case LESSON_OUT_OF_TURN -> List.of(but(right, Lesson.Step.ask("walk", "a1-a2")));
      case LESSON_WITH_A_FALSE_MOVE ->
          List.of(but(right, Lesson.Step.ask("take", "c2xc3", "c2xc1")));
      case LESSON_WITH_A_DEAD_END -> List.of(but(right, Lesson.Step.ask("again", "a2-a3")));
      case LESSON_THAT_POINTS_NOWHERE -> List.of(but(right, Lesson.Step.tell("goal", "e5")));
      default -> List.of(right);
    };
  }

  private static Lesson with(
      Lesson lesson, Map<String, String> options, Map<String, String> others) {
    return new Lesson(
        lesson.id(),
        options,
        lesson.position(),
        lesson.seed(),
        lesson.learner(),
        others,
        lesson.steps());
  }

  /** The lesson with one more step. */
  private static Lesson and(Lesson lesson, Lesson.Step step) {
    List<Lesson.Step> steps = new ArrayList<>(lesson.steps());
    steps.add(step);
    return with(lesson, steps);
  }

  /** The lesson with another step of that name. */
  private static Lesson but(Lesson lesson, Lesson.Step step) {
    return with(
        lesson,
        lesson.steps().stream()
            .map(before -> before.name().equals(step.name()) ? step : before)
            .toList());
  }

  private static Lesson with(Lesson lesson, List<Lesson.Step> steps) {
    return new Lesson(
        lesson.id(),
        lesson.options(),
        lesson.position(),
        lesson.seed(),
        lesson.learner(),
        lesson.others(),
        steps);
  }

  /** Writes every position as if a ghost had just been taken. */
  private static final class Forgetful implements Notation<GhostsPosition, GhostMove> {
    private final GhostsNotation real = new GhostsNotation();

    @Override
    public String write(GhostMove move) {
      return real.write(move);
    }

    @Override
    public GhostMove read(GhostsPosition position, String text) {
      return real.read(position, text);
    }

    @Override
    public String writePosition(GhostsPosition p) {
      return real.writePosition(new GhostsPosition(p.hidden(), p.ghosts(), p.mover(), 0));
    }
  }
}
