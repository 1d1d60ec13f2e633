package games.parlour.testkit.ghosts;

import games.parlour.boards.BoardGame;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ghosts. */
public final class GhostsGame implements BoardGame<GhostsPosition, GhostMove>, LessonGame {
  /** Where the learner has a free hand at first, then two of a few moves, then one. */
  private static final Lesson FIRST_STEPS =
      new Lesson(
          "first-steps",
          Map.of("hidden", "on"),
          Optional.empty(),
          1908,
          "white",
          Map.of("black", "level:1"),
          List.of(
              Lesson.Step.tell("goal", "taken-by-white"),
              Lesson.Step.ask("arrange").pointing("a1", "b1", "c1", "d1").answered("good-a4-b4"),
              Lesson.Step.ask("walk", "a1-a2", "b1-b2").answered("c4-c3"),
              Lesson.Step.ask("again", "c1-c2").answered("d4-d3"),
              Lesson.Step.ask("take", "c2xc3").answered("d3xc3"),
              Lesson.Step.tell("nature", "taken-by-white", "taken-by-black")));

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
  public Notation<GhostsPosition, GhostMove> notation() {
    return new GhostsNotation();
  }

  @Override
  public FastPosition<GhostsPosition, GhostMove> fast() {
    return new GhostsFast();
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return Map.of("hidden", GhostsNotation.readPosition(position).hidden() ? "on" : "off");
  }

  @Override
  public List<Lesson> lessons() {
    return List.of(FIRST_STEPS);
  }
}
