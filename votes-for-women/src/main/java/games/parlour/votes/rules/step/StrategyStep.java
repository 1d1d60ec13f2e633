package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.BidNote;
import games.parlour.votes.rules.note.BidResult;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.DieNote;
import games.parlour.votes.rules.oppobot.BotDice;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.Partners;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;
import org.jspecify.annotations.Nullable;

/**
 * The Strategy Phase: a bid, its answer, and a card for the one who got it (V24 to V30). One of two
 * partners decides for both and names the card's owner (V98). The Oppobot answers with a die and
 * plays its card at once (V116, V117).
 */
final class StrategyStep implements Step {
  private static final int BID = 0;
  private static final int ANSWER = 1;
  private static final int PICK = 2;
  static final int OVER = 3;
  private static final int OWNER = 4;

  /** The Strategy card that was chosen. */
  private static final int CHOSEN = Frame.A;

  @Override
  public void run(GameState t) {
    switch (t.frame(Frame.STAGE)) {
      case BID -> t.ask(t.terms().strategist(Terms.SUFFRAGIST));
      case ANSWER -> {
        if (t.terms().bot()) {
          t.chance();
        } else {
          t.ask(t.terms().strategist(Terms.OPPOSITION));
        }
      }
      case PICK -> {
        if ((Claims.open(t) & Claims.STRATEGY) == 0) {
          t.frame(Frame.STAGE, OVER);
        } else if (t.botActs()) {
          t.chance();
        } else {
          t.ask();
        }
      }
      case OWNER -> t.ask();
      default -> {
        if (!Oppobot.playsClaimed(t)) {
          t.put(StateLayout.COMMITTED, 0);
          t.add(StateLayout.TURNS, 1);
          t.pop();
          GameFlow.rounds(t);
        }
      }
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    switch (t.frame(Frame.STAGE)) {
      case BID -> {
        for (int n = 0; n <= Buttons.count(t, Terms.SUFFRAGIST); n++) {
          if (matters(t, n)) {
            into.add(MoveKind.COMMIT.code(n));
          }
        }
      }
      case ANSWER -> {
        if (t.terms().bot()) {
          BotDice.list(BotDice.D4, t.terms().blackPlay(), into);
        } else {
          listAnswers(t, into);
        }
      }
      case OWNER -> Partners.list(t, t.side(), MoveKind.OWNER, into);
      default -> Claims.list(Claims.open(t) & Claims.STRATEGY, MoveKind.TAKE, into);
    }
  }

  /**
   * Whether a bid can bring more than the next lower one. Against the Oppobot it does if there is a
   * card to win and its die has a face that the bid equals or beats by one; other bids would only
   * be spent (V116, V117).
   */
  private static boolean matters(GameState t, int bid) {
    if (bid == 0 || !t.terms().bot() || !t.terms().revisedOppobot()) {
      return true;
    }
    boolean black = t.terms().blackPlay();
    return (Claims.open(t) & Claims.STRATEGY) != 0
        && (BotDice.has(BotDice.D4, black, bid) || BotDice.has(BotDice.D4, black, bid - 1));
  }

  /** Deferring to nothing is no choice, as matching it costs nothing (V25). */
  private static void listAnswers(GameState t, MoveList into) {
    int bid = t.whole(StateLayout.COMMITTED);
    int buttons = Buttons.count(t, Terms.OPPOSITION);
    if (bid > 0) {
      into.add(MoveKind.DEFER.code());
    }
    if (buttons >= bid) {
      into.add(MoveKind.MATCH.code());
    }
    if (buttons > bid) {
      into.add(MoveKind.SUPERSEDE.code());
    }
  }

  @Override
  public long weight(GameState t, long outcome) {
    boolean black = MoveKind.of(outcome) == MoveKind.DIE && t.terms().blackPlay();
    return BotDice.weight(BotDice.D4, black, outcome);
  }

  @Override
  public void take(GameState t, long move) {
    int bid = t.whole(StateLayout.COMMITTED);
    int opposition = t.terms().strategist(Terms.OPPOSITION);
    switch (MoveKind.of(move)) {
      case COMMIT -> {
        t.put(StateLayout.COMMITTED, MoveKind.first(move));
        t.log().bid(BidNote.COMMITS, t.seat(), MoveKind.first(move));
        t.frame(Frame.STAGE, ANSWER);
      }
      case DIE -> answer(t, bid, MoveKind.first(move));
      case DEFER -> {
        t.log().bid(BidNote.DEFERS, opposition, bid);
        pay(t, bid, 0);
        picks(t, t.terms().strategist(Terms.SUFFRAGIST));
      }
      case MATCH -> {
        t.log().bid(BidNote.MATCHES, opposition, bid);
        pay(t, bid, bid);
        t.frame(Frame.STAGE, OVER);
      }
      case SUPERSEDE -> {
        t.log().bid(BidNote.SUPERSEDES, opposition, bid + 1);
        pay(t, bid, bid + 1);
        picks(t, opposition);
      }
      case TAKE -> {
        t.frame(CHOSEN, MoveKind.first(move));
        if (t.terms().count(t.side()) == 1) {
          takes(t, t.seat());
        } else {
          t.frame(Frame.STAGE, OWNER);
        }
      }
      default -> takes(t, Partners.chosen(t, move));
    }
  }

  /** The Oppobot's die against the bid, which is spent whatever comes. */
  private static void answer(GameState t, int bid, int eyes) {
    int bot = t.terms().seat(Terms.OPPOSITION, 0);
    RolledDice.show(t, BotDice.D4, eyes);
    t.log().die(t.terms().blackPlay() ? DieNote.ROLLS_BLACK : DieNote.ROLLS, eyes, BotDice.D4, bot);
    pay(t, bid, 0);
    if (bid > eyes) {
      t.log().bidResult(BidResult.OUTBID, bid, eyes);
      picks(t, t.terms().strategist(Terms.SUFFRAGIST));
    } else if (bid < eyes) {
      t.log().bidResult(BidResult.UNDERBID, bid, eyes);
      picks(t, bot);
    } else {
      t.log().bidResult(BidResult.EVEN_BID, bid, eyes);
      t.frame(Frame.STAGE, OVER);
    }
  }

  private static void takes(GameState t, int owner) {
    int card = t.frame(CHOSEN);
    t.frame(CHOSEN, 0);
    t.frame(Frame.STAGE, OVER);
    Claims.take(t, owner, card);
  }

  private static void picks(GameState t, int seat) {
    t.frame(Frame.SEAT, seat);
    t.frame(Frame.STAGE, PICK);
  }

  private static void pay(GameState t, int suffragist, int opposition) {
    Buttons.pay(t, Terms.SUFFRAGIST, suffragist, ButtonNote.PAYS_BID);
    Buttons.pay(t, Terms.OPPOSITION, opposition, ButtonNote.PAYS_BID);
  }

  @Override
  public Text ask(GameState t) {
    return switch (t.frame(Frame.STAGE)) {
      case BID ->
          t.terms().bot()
              ? Text.of(dieKey(t, "ask.commit.bot"), "max", highestBid(t))
              : Text.of("ask.commit", "max", Buttons.count(t, Terms.SUFFRAGIST));
      case ANSWER ->
          t.terms().bot()
              ? Text.of(dieKey(t, "ask.bot.bid"), "n", t.whole(StateLayout.COMMITTED))
              : Text.of("ask.answer", "n", t.whole(StateLayout.COMMITTED));
      case OWNER -> Text.of("ask.owner", "card", GameTexts.card(t.frame(CHOSEN)));
      default -> Text.of(t.botActs() ? "ask.bot.take" : "ask.take");
    };
  }

  /** The key of a text about the Oppobot's die, which may be a black one. */
  private static String dieKey(GameState t, String key) {
    return t.terms().blackPlay() ? key + ".black" : key;
  }

  private static int highestBid(GameState t) {
    int bid = Buttons.count(t, Terms.SUFFRAGIST);
    while (!matters(t, bid)) {
      bid--;
    }
    return bid;
  }

  @Override
  public String rule(GameState t) {
    return t.frame(Frame.STAGE) == OWNER ? "V98" : t.terms().bot() ? "V116" : "V24";
  }

  @Override
  public void consider(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == BID) {
      for (int n = 0; n <= Buttons.count(t, Terms.SUFFRAGIST); n++) {
        into.add(MoveKind.COMMIT.code(n));
      }
    } else if (t.frame(Frame.STAGE) == ANSWER) {
      into.add(MoveKind.DEFER.code());
      into.add(MoveKind.MATCH.code());
      into.add(MoveKind.SUPERSEDE.code());
    }
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    int stage = t.frame(Frame.STAGE);
    int bid = t.whole(StateLayout.COMMITTED);
    return switch (MoveKind.of(move)) {
      case COMMIT -> stage == BID ? whyNotBid(t, MoveKind.first(move)) : null;
      case DEFER -> stage == ANSWER ? Text.of("why.defer") : null;
      case MATCH -> stage == ANSWER ? tooDear(t, bid) : null;
      case SUPERSEDE -> stage == ANSWER ? tooDear(t, bid + 1) : null;
      default -> null;
    };
  }

  private static Text whyNotBid(GameState t, int bid) {
    int buttons = Buttons.count(t, Terms.SUFFRAGIST);
    return bid > buttons
        ? Text.of("why.buttons", "n", bid, "have", buttons)
        : Text.of("why.bid", "n", bid);
  }

  private static Text tooDear(GameState t, int price) {
    return Text.of("why.buttons", "n", price, "have", Buttons.count(t, Terms.OPPOSITION));
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    int bid = t.whole(StateLayout.COMMITTED);
    return switch (MoveKind.of(move)) {
      case COMMIT -> t.terms().bot() ? chance(t, MoveKind.first(move)) : null;
      case DEFER -> Text.of("outlook.defer");
      case MATCH -> Text.of("outlook.match", "n", bid);
      case SUPERSEDE -> Text.of("outlook.supersede", "n", bid + 1);
      default -> null;
    };
  }

  /** How likely a bid beats the Oppobot's die. */
  private static Text chance(GameState t, int bid) {
    boolean black = t.terms().blackPlay();
    int won = 0;
    for (int eyes = 1; eyes < bid && eyes <= BotDice.D4; eyes++) {
      won += (int) BotDice.weight(BotDice.D4, black, MoveKind.DIE.code(eyes));
    }
    return Text.of("outlook.bid", "percent", 100 * won / BotDice.D4);
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? OWNER : register == CHOSEN ? BotDeck.FIRST - 1 : 0;
  }

  @Override
  public boolean sound(GameState t) {
    int stage = t.frame(Frame.STAGE);
    boolean paid = stage != ANSWER;
    boolean bid = paid || t.whole(StateLayout.COMMITTED) <= Buttons.count(t, Terms.SUFFRAGIST);
    boolean whose = stage <= ANSWER ? t.side() == Terms.SUFFRAGIST : true;
    return bid && whose && t.seat() == t.terms().strategist(t.side()) && chosen(t, stage);
  }

  private static boolean chosen(GameState t, int stage) {
    int card = t.frame(CHOSEN);
    return stage == OWNER
        ? t.terms().partner(t.seat()) >= 0 && card >= Claims.FIRST && Claims.isOpen(t, card)
        : card == 0;
  }
}
