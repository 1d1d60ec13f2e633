package games.parlour.votes.rules.step;

import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/** The course of a game from phase to phase; each phase is a frame at the bottom of the pile. */
public final class GameFlow {
  private GameFlow() {}

  /** A table before anything is dealt: the first seat of each side has its start card. */
  public static GameState start(Terms terms) {
    GameState t = Steps.emptyTable(terms);
    for (int side = 0; side < (terms.bot() ? 1 : 2); side++) {
      long start = CardSets.start(side);
      Decks.layHand(t, terms.seat(side, 0), start);
      Decks.layDeck(t, side, CardSets.deck() & ~start, 0, false);
    }
    long out = terms.bot() ? Claims.notForBot() : 0;
    Claims.lay(t, (Claims.STRATEGY | Claims.STATES) & ~out, 0, out);
    if (terms.bot()) {
      BotDeck.lay(t, 0, 0);
    }
    t.push(FrameKind.SETUP, 0);
    t.settle();
    return t;
  }

  /** Begins a turn with its Planning Phase, once the effects of the turn before have ended. */
  static void turn(GameState t, int turn) {
    t.push(FrameKind.PLANNING, t.terms().seat(Terms.SUFFRAGIST, 0));
    Boxes.empty(t, Boxes.TURN);
    t.put(StateLayout.TURN, turn);
    t.put(StateLayout.ROUND, 1);
    t.log().turn(turn);
  }

  /** After the Planning Phase: there is no Strategy Phase in the first turn. */
  static void planned(GameState t) {
    t.pop();
    if (t.get(StateLayout.TURN) == 1) {
      rounds(t);
    } else {
      t.push(FrameKind.STRATEGY, t.terms().strategist(Terms.SUFFRAGIST));
    }
  }

  /** The Operations Phase begins. */
  static void rounds(GameState t) {
    seat(t, Terms.SUFFRAGIST, 1);
  }

  /** A side plays in a round. */
  public static void seat(GameState t, int side, int round) {
    t.put(StateLayout.ROUND, round);
    t.put(StateLayout.HAND_PLAYED, 0);
    t.put(StateLayout.CLAIMED_PLAYED, 0);
    int seat = t.terms().inRound(side, round);
    t.push(t.terms().isBot(seat) ? FrameKind.OPPOBOT : FrameKind.ROUND, seat);
  }

  /** The acting seat's part of a round is over. */
  static void roundOver(GameState t) {
    int side = t.side();
    int round = t.whole(StateLayout.ROUND);
    t.add(StateLayout.TURNS, 1);
    t.pop();
    if (side == Terms.SUFFRAGIST) {
      seat(t, Terms.OPPOSITION, round);
    } else if (round < GameStatus.ROUNDS) {
      seat(t, Terms.SUFFRAGIST, round + 1);
    } else {
      cleanup(t);
    }
  }

  /** Cleanup: effects of the turn end; after the last turn it is Final Voting, or over (V21). */
  private static void cleanup(GameState t) {
    if (t.whole(StateLayout.TURN) < GameStatus.TURNS) {
      exchange(t, -1);
    } else if (!Congress.sent(t)) {
      t.finish(Terms.OPPOSITION, Reason.NOT_SENT);
    } else {
      pushVoting(t);
      Boxes.empty(t, Boxes.TURN);
      Boxes.empty(t, Boxes.GAME);
      t.log().votingBegins();
    }
  }

  /** The acting partner is done with giving and offering. */
  static void exchanged(GameState t) {
    int seat = t.seat();
    t.add(StateLayout.TURNS, 1);
    t.pop();
    exchange(t, seat);
  }

  /** The next seat that has a partner exchanges with it (V99); then the next turn begins. */
  private static void exchange(GameState t, int after) {
    for (int seat = after + 1; seat < t.terms().size(); seat++) {
      if (t.terms().partner(seat) >= 0) {
        t.push(FrameKind.EXCHANGE, seat);
        return;
      }
    }
    turn(t, t.whole(StateLayout.TURN) + 1);
  }

  /** Final Voting begins. */
  public static void vote(GameState t) {
    pushVoting(t);
    t.log().votingBegins();
  }

  private static void pushVoting(GameState t) {
    t.put(StateLayout.HAND_PLAYED, 0);
    t.put(StateLayout.CLAIMED_PLAYED, 0);
    t.push(FrameKind.VOTING, t.terms().inVote(Terms.SUFFRAGIST, 0));
  }

  /** Begins the Strategy Phase on a table that was laid out. */
  public static void strategy(GameState t) {
    t.push(FrameKind.STRATEGY, t.terms().strategist(Terms.SUFFRAGIST));
  }

  /** Says where on the tracks a table that is laid out stands. */
  public static void lay(GameState t, int turn, int markers, boolean sent) {
    t.put(StateLayout.TURN, turn);
    t.put(StateLayout.CONGRESS, markers);
    t.put(StateLayout.SENT, sent ? 1 : 0);
  }

  /** Says in which round a table that is laid out stands, and what was bid. */
  public static void layRound(GameState t, int round, int committed) {
    t.put(StateLayout.ROUND, round);
    t.put(StateLayout.COMMITTED, committed);
  }

  /** Says what the acting seat has already played on a table that is laid out. */
  public static void layPlayed(GameState t, boolean hand, boolean claimed) {
    t.put(StateLayout.HAND_PLAYED, hand ? 1 : 0);
    t.put(StateLayout.CLAIMED_PLAYED, claimed ? 1 : 0);
  }

  public static void layButtons(GameState t, int side, int buttons) {
    t.put(StateLayout.BUTTONS + side, buttons);
  }
}
