package games.parlour.votes.rules;

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
  public static Table emptyTable(Terms terms) {
    return new Table(terms, TABLE);
  }
}
