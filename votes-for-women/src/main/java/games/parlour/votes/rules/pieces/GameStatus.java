package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;

/** Where a game stands. */
public final class GameStatus {
  public static final int TURNS = 6;
  public static final int ROUNDS = 6;

  /**
   * The register of Final Voting that holds the die of the first side; that of the other follows.
   */
  public static final int VOTE_DIE = Frame.B;

  /** The register of the Oppobot's round that holds the card it has drawn, until it plays it. */
  public static final int BOT_CARD = Frame.A;

  /** The register of the setting up that holds the State cards that were set aside, as a set. */
  public static final int SETUP_ASIDE = Frame.A;

  private GameStatus() {}

  /** Whether this is the last round of a turn; after the Oppobot nobody plays in it any more. */
  public static boolean isLastRound(Components t) {
    return t.get(StateLayout.ROUND) == ROUNDS;
  }

  /** Whether this is the last round of all, after which no hand is played from. */
  public static boolean isLastRoundOfAll(Components t) {
    return isLastRound(t) && t.get(StateLayout.TURN) == TURNS;
  }

  /** What a game is in. */
  public enum Phase {
    SETUP,
    PLANNING,
    STRATEGY,
    ROUNDS,
    EXCHANGE,
    VOTING,
    OVER
  }

  public static Phase phase(GameState t) {
    if (t.over()) {
      return Phase.OVER;
    }
    return switch (t.kind(0)) {
      case SETUP -> Phase.SETUP;
      case PLANNING -> Phase.PLANNING;
      case STRATEGY -> Phase.STRATEGY;
      case VOTING -> Phase.VOTING;
      case EXCHANGE -> Phase.EXCHANGE;
      default -> Phase.ROUNDS;
    };
  }

  public static int turn(GameState t) {
    return t.whole(StateLayout.TURN);
  }

  public static int round(GameState t) {
    return t.whole(StateLayout.ROUND);
  }

  /** Whose round, exchange or vote it is, or -1. */
  public static int acting(GameState t) {
    return switch (phase(t)) {
      case ROUNDS, EXCHANGE, VOTING -> (int) t.set(0, Frame.SEAT);
      default -> -1;
    };
  }

  /** What the Suffragists have bid. */
  public static int committed(GameState t) {
    return t.whole(StateLayout.COMMITTED);
  }

  /** Whether the acting seat has played its hand card in this round. */
  public static boolean handPlayed(GameState t) {
    return t.get(StateLayout.HAND_PLAYED) != 0;
  }

  /** Whether the acting seat has played a claimed card in this round. */
  public static boolean claimedPlayed(GameState t) {
    return t.get(StateLayout.CLAIMED_PLAYED) != 0;
  }

  /** How many turns of seats are completed. */
  public static int turns(GameState t) {
    return t.whole(StateLayout.TURNS);
  }

  /** The card that a frame resolves, or that the Oppobot is about to play; -1 for none. */
  public static int cardUnderWay(GameState t, int frame) {
    return switch (t.kind(frame)) {
      case EVENT -> (int) t.set(frame, Frame.CARD);
      case OPPOBOT -> t.set(frame, BOT_CARD) == 0 ? -1 : (int) t.set(frame, BOT_CARD);
      default -> -1;
    };
  }

  /** The State cards that were set aside before the game. */
  public static long setAside(GameState t) {
    long cards = phase(t) == Phase.SETUP ? t.set(0, SETUP_ASIDE) : Claims.undrawn(t);
    return cards & Claims.STATES;
  }

  /** The state that votes now in Final Voting, or -1. */
  public static int voting(GameState t) {
    return phase(t) == Phase.VOTING ? (int) t.set(0, Frame.PICKED) - 1 : -1;
  }

  /** What a side has rolled in the vote that is under way; zero before it has. */
  public static int voteDie(GameState t, int side) {
    return (int) t.set(0, VOTE_DIE + side);
  }
}
