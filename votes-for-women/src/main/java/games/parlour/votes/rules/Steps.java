package games.parlour.votes.rules;

import java.util.List;

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
  static final int EXCHANGE = 10;
  static final int OPPOBOT = 11;
  static final int BOT_CAMPAIGN = 12;

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
    new RefillStep(),
    new ExchangeStep(),
    new OppobotStep(),
    new BotCampaignStep()
  };

  /** How a frame of each kind is called where positions are written. */
  private static final List<String> WORDS =
      List.of(
          "setup",
          "planning",
          "strategy",
          "round",
          "voting",
          "event",
          "roll",
          "campaign",
          "lobby",
          "refill",
          "exchange",
          "oppobot",
          "bot-campaign");

  private Steps() {}

  static String word(int kind) {
    return WORDS.get(kind);
  }

  /** The kind that a word means, or -1. */
  static int kind(String word) {
    return WORDS.indexOf(word);
  }

  static Step of(int kind) {
    return ALL[kind];
  }
}
