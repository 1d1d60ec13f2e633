package games.parlour.votes.rules.state;

import games.parlour.core.search.MoveList;

/** What carries a game on: the step of each kind of frame, and what the Oppobot chooses. */
public final class StepTable {
  private final Step[] steps;
  private final BotChoice choice;

  /** Decides for the Oppobot, which is never asked. */
  @FunctionalInterface
  public interface BotChoice {
    long of(GameState t, MoveList moves);
  }

  /** The steps stand in the order of the kinds of frames. */
  public StepTable(Step[] steps, BotChoice choice) {
    this.steps = steps.clone();
    this.choice = choice;
  }

  Step step(int kind) {
    return steps[kind];
  }

  long choose(GameState t, MoveList moves) {
    return choice.of(t, moves);
  }
}
