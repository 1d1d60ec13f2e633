package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;

/** The Strategy Phase: a bid, its answer, and a card for the one who got it (V24 to V30). */
final class StrategyStep implements Step {
  private static final int BID = 0;
  private static final int ANSWER = 1;
  private static final int PICK = 2;
  private static final int OVER = 3;

  @Override
  public void run(Table t) {
    switch (t.frame(Frame.STAGE)) {
      case BID -> t.ask(t.terms().strategist(Terms.SUFFRAGIST));
      case ANSWER -> t.ask(t.terms().strategist(Terms.OPPOSITION));
      case PICK -> {
        if ((Claims.open(t) & Claims.STRATEGY) == 0) {
          t.frame(Frame.STAGE, OVER);
        } else {
          t.ask();
        }
      }
      default -> {
        t.put(Layout.COMMITTED, 0);
        t.add(Layout.TURNS, 1);
        t.pop();
        Course.rounds(t);
      }
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    switch (t.frame(Frame.STAGE)) {
      case BID -> {
        for (int n = 0; n <= Purse.buttons(t, Terms.SUFFRAGIST); n++) {
          into.add(Kind.COMMIT.code(n));
        }
      }
      case ANSWER -> listAnswers(t, into);
      default -> RefillStep.list(Claims.open(t) & Claims.STRATEGY, Kind.TAKE, into);
    }
  }

  /** Deferring to nothing is no choice, as matching it costs nothing (V25). */
  private static void listAnswers(Table t, MoveList into) {
    int bid = t.whole(Layout.COMMITTED);
    int buttons = Purse.buttons(t, Terms.OPPOSITION);
    if (bid > 0) {
      into.add(Kind.DEFER.code());
    }
    if (buttons >= bid) {
      into.add(Kind.MATCH.code());
    }
    if (buttons > bid) {
      into.add(Kind.SUPERSEDE.code());
    }
  }

  @Override
  public void take(Table t, long move) {
    int bid = t.whole(Layout.COMMITTED);
    int opposition = t.terms().strategist(Terms.OPPOSITION);
    switch (Kind.of(move)) {
      case COMMIT -> {
        t.put(Layout.COMMITTED, Kind.first(move));
        t.note(What.COMMITS, t.seat(), Kind.first(move));
        t.frame(Frame.STAGE, ANSWER);
      }
      case DEFER -> {
        t.note(What.DEFERS, opposition, bid);
        pay(t, bid, 0);
        picks(t, t.terms().strategist(Terms.SUFFRAGIST));
      }
      case MATCH -> {
        t.note(What.MATCHES, opposition, bid);
        pay(t, bid, bid);
        t.frame(Frame.STAGE, OVER);
      }
      case SUPERSEDE -> {
        t.note(What.SUPERSEDES, opposition, bid + 1);
        pay(t, bid, bid + 1);
        picks(t, opposition);
      }
      default -> {
        t.frame(Frame.STAGE, OVER);
        Claims.take(t, t.seat(), Kind.first(move));
      }
    }
  }

  private static void picks(Table t, int seat) {
    t.frame(Frame.SEAT, seat);
    t.frame(Frame.STAGE, PICK);
  }

  private static void pay(Table t, int suffragist, int opposition) {
    Purse.pay(t, Terms.SUFFRAGIST, suffragist, What.PAYS_BID);
    Purse.pay(t, Terms.OPPOSITION, opposition, What.PAYS_BID);
  }

  @Override
  public Text ask(Table t) {
    return switch (t.frame(Frame.STAGE)) {
      case BID -> Text.of("ask.commit", "max", Purse.buttons(t, Terms.SUFFRAGIST));
      case ANSWER -> Text.of("ask.answer", "n", t.whole(Layout.COMMITTED));
      default -> Text.of("ask.take");
    };
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? OVER : 0;
  }

  @Override
  public boolean sound(Table t) {
    boolean paid = t.frame(Frame.STAGE) != ANSWER;
    return paid || t.whole(Layout.COMMITTED) <= Purse.buttons(t, Terms.SUFFRAGIST);
  }
}
