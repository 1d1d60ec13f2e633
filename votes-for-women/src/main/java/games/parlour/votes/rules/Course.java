package games.parlour.votes.rules;

import games.parlour.votes.rules.note.Reason;

/** The course of a game from phase to phase; each phase is a frame at the bottom of the pile. */
public final class Course {
  private Course() {}

  /** A table before anything is dealt: the first seat of each side has its start card. */
  public static Table start(Terms terms) {
    Table t = Steps.emptyTable(terms);
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

  /** Begins a turn with its Planning Phase. */
  static void turn(Table t, int turn) {
    t.put(Layout.TURN, turn);
    t.put(Layout.ROUND, 1);
    t.log().turn(turn);
    t.push(FrameKind.PLANNING, t.terms().seat(Terms.SUFFRAGIST, 0));
  }

  /** After the Planning Phase: there is no Strategy Phase in the first turn. */
  static void planned(Table t) {
    t.pop();
    if (t.get(Layout.TURN) == 1) {
      rounds(t);
    } else {
      t.push(FrameKind.STRATEGY, t.terms().strategist(Terms.SUFFRAGIST));
    }
  }

  /** The Operations Phase begins. */
  static void rounds(Table t) {
    seat(t, Terms.SUFFRAGIST, 1);
  }

  /** A side plays in a round. */
  public static void seat(Table t, int side, int round) {
    t.put(Layout.ROUND, round);
    t.put(Layout.HAND_PLAYED, 0);
    t.put(Layout.CLAIMED_PLAYED, 0);
    int seat = t.terms().inRound(side, round);
    t.push(t.terms().isBot(seat) ? FrameKind.OPPOBOT : FrameKind.ROUND, seat);
  }

  /** The acting seat's part of a round is over. */
  static void roundOver(Table t) {
    int side = t.side();
    int round = t.whole(Layout.ROUND);
    t.add(Layout.TURNS, 1);
    t.pop();
    if (side == Terms.SUFFRAGIST) {
      seat(t, Terms.OPPOSITION, round);
    } else if (round < Stand.ROUNDS) {
      seat(t, Terms.SUFFRAGIST, round + 1);
    } else {
      cleanup(t);
    }
  }

  /** Cleanup: effects of the turn end; after the last turn it is Final Voting, or over (V21). */
  private static void cleanup(Table t) {
    if (t.whole(Layout.TURN) < Stand.TURNS) {
      exchange(t, -1);
    } else if (!Congress.sent(t)) {
      t.finish(Terms.OPPOSITION, Reason.NOT_SENT);
    } else {
      Boxes.empty(t, Boxes.TURN);
      Boxes.empty(t, Boxes.GAME);
      vote(t);
    }
  }

  /** The acting partner is done with giving and offering. */
  static void exchanged(Table t) {
    int seat = t.seat();
    t.add(Layout.TURNS, 1);
    t.pop();
    exchange(t, seat);
  }

  /** The next seat that has a partner exchanges with it (V99); then the next turn begins. */
  private static void exchange(Table t, int after) {
    for (int seat = after + 1; seat < t.terms().size(); seat++) {
      if (t.terms().partner(seat) >= 0) {
        t.push(FrameKind.EXCHANGE, seat);
        return;
      }
    }
    Boxes.empty(t, Boxes.TURN);
    turn(t, t.whole(Layout.TURN) + 1);
  }

  /** Final Voting begins. */
  public static void vote(Table t) {
    t.put(Layout.HAND_PLAYED, 0);
    t.put(Layout.CLAIMED_PLAYED, 0);
    t.log().votingBegins();
    t.push(FrameKind.VOTING, t.terms().inVote(Terms.SUFFRAGIST, 0));
  }

  /** Begins the Strategy Phase on a table that was laid out. */
  public static void strategy(Table t) {
    t.push(FrameKind.STRATEGY, t.terms().strategist(Terms.SUFFRAGIST));
  }

  /** Says where on the tracks a table that is laid out stands. */
  public static void lay(Table t, int turn, int markers, boolean sent) {
    t.put(Layout.TURN, turn);
    t.put(Layout.CONGRESS, markers);
    t.put(Layout.SENT, sent ? 1 : 0);
  }

  /** Says in which round a table that is laid out stands, and what was bid. */
  public static void layRound(Table t, int round, int committed) {
    t.put(Layout.ROUND, round);
    t.put(Layout.COMMITTED, committed);
  }

  /** Says what the acting seat has already played on a table that is laid out. */
  public static void layPlayed(Table t, boolean hand, boolean claimed) {
    t.put(Layout.HAND_PLAYED, hand ? 1 : 0);
    t.put(Layout.CLAIMED_PLAYED, claimed ? 1 : 0);
  }

  public static void layButtons(Table t, int side, int buttons) {
    t.put(Layout.BUTTONS + side, buttons);
  }
}
