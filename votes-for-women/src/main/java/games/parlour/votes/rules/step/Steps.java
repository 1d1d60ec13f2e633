package games.parlour.votes.rules.step;

import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.StepTable;
import games.parlour.votes.rules.state.Terms;

/** The step that works on each kind of frame. */
public final class Steps {
  private static final StepTable TABLE = new StepTable(all(), Oppobot::choice);

  private Steps() {}

  private static Step[] all() {
    FrameKind[] kinds = FrameKind.values();
    Step[] steps = new Step[kinds.length];
    for (FrameKind kind : kinds) {
      steps[kind.ordinal()] = step(kind);
    }
    return steps;
  }

  private static Step step(FrameKind kind) {
    return switch (kind) {
      case SETUP -> new SetupStep();
      case PLANNING -> new PlanningStep();
      case STRATEGY -> new StrategyStep();
      case ROUND -> new RoundStep();
      case VOTING -> new VotingStep();
      case EVENT -> new EventStep();
      case ROLL -> new RollStep();
      case CAMPAIGN -> new CampaignStep();
      case LOBBY -> new LobbyStep();
      case REFILL -> new RefillStep();
      case EXCHANGE -> new ExchangeStep();
      case OPPOBOT -> new OppobotStep();
      case BOT_CAMPAIGN -> new BotCampaignStep();
    };
  }

  /** An empty table: no card dealt, nothing under way. */
  public static GameState emptyTable(Terms terms) {
    return new GameState(terms, TABLE);
  }
}
