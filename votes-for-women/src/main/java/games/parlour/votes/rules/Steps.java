package games.parlour.votes.rules;

/** The kinds of frames, and who works on each. */
final class Steps {
  static final int SETUP = 0;
  static final int PLANNING = 1;
  static final int STRATEGY = 2;
  static final int ROUND = 3;
  static final int VOTING = 4;
  static final int EVENT = 5;
  static final int ROLL = 6;
  static final int CAMPAIGN = 7;
  static final int LOBBY = 8;
  static final int REFILL = 9;

  private static final Step[] ALL = {
    new SetupStep(),
    new PlanningStep(),
    new StrategyStep(),
    new RoundStep(),
    new VotingStep(),
    new EventStep(),
    new RollStep(),
    new CampaignStep(),
    new LobbyStep(),
    new RefillStep()
  };

  private Steps() {}

  static Step of(int kind) {
    return ALL[kind];
  }
}
