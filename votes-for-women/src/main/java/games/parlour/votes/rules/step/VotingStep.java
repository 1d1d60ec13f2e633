package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.DieNote;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.oppobot.BotDice;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;
import org.jspecify.annotations.Nullable;

/** Final Voting: state by state, a die and the cubes of each side (V91 to V97). */
final class VotingStep implements Step {
  private static final int SELECTING = 0;
  private static final int ROLLING = 1;
  private static final int JUDGING = 2;

  /** How many votes are over. */
  private static final int VOTES = Frame.A;

  /** The dice of the two sides; zero before they are rolled. */
  private static final int DIE = GameStatus.VOTE_DIE;

  @Override
  public void run(GameState t) {
    switch (t.frame(Frame.STAGE)) {
      case SELECTING -> t.ask(t.terms().inVote(t.frame(VOTES) % 2, t.frame(VOTES)));
      case ROLLING -> {
        if (rolling(t) < 2) {
          t.chance();
        } else {
          t.frame(Frame.STAGE, JUDGING);
        }
      }
      default -> {
        int loser = 1 - ahead(t);
        if (canStillWin(t, loser)) {
          t.ask(t.terms().inVote(loser, t.frame(VOTES)));
        } else {
          decide(t);
        }
      }
    }
  }

  /** The side whose die is to be rolled; two where both lie. */
  private static int rolling(GameState t) {
    return t.frame(DIE) == 0 ? 0 : t.frame(DIE + 1) == 0 ? 1 : 2;
  }

  private static int state(GameState t) {
    return t.frame(Frame.PICKED) - 1;
  }

  private static int total(GameState t, int side) {
    return t.frame(DIE + side) + Cubes.ofSide(t, state(t), side);
  }

  private static int ahead(GameState t) {
    int lead = total(t, Terms.SUFFRAGIST) - total(t, Terms.OPPOSITION);
    return lead == 0 ? RulesInForce.winsTies(t) : lead > 0 ? Terms.SUFFRAGIST : Terms.OPPOSITION;
  }

  /** Whether the side that is behind could win the vote with a button (V93, V94). */
  private static boolean canStillWin(GameState t, int side) {
    int most = RulesInForce.finalDie(t, side);
    return Buttons.count(t, side) > 0 && t.frame(DIE + side) < most && neededDie(t, side) <= most;
  }

  /** The lowest face by which a side would win the vote against what the other has. */
  private static int neededDie(GameState t, int side) {
    int needed = total(t, 1 - side) + (RulesInForce.winsTies(t) == side ? 0 : 1);
    return Math.max(1, needed - Cubes.ofSide(t, state(t), side));
  }

  private static void tellTotals(GameState t, int state) {
    t.log()
        .totals(
            state,
            t.frame(DIE),
            Cubes.ofSide(t, state, Terms.SUFFRAGIST),
            t.frame(DIE + 1),
            Cubes.ofSide(t, state, Terms.OPPOSITION));
    if (total(t, Terms.SUFFRAGIST) == total(t, Terms.OPPOSITION)) {
      t.log().tie(RulesInForce.winsTies(t), RulesInForce.tieCard(t));
    }
  }

  private static void decide(GameState t) {
    int state = state(t);
    tellTotals(t, state);
    boolean ratifies = ahead(t) == Terms.SUFFRAGIST;
    t.frame(Frame.STAGE, SELECTING);
    t.frame(Frame.PICKED, 0);
    t.frame(DIE, 0);
    t.frame(DIE + 1, 0);
    t.frame(VOTES, t.frame(VOTES) + 1);
    t.frame(Frame.SEAT, t.terms().inVote(t.frame(VOTES) % 2, t.frame(VOTES)));
    t.add(StateLayout.TURNS, 1);
    Cubes.decide(t, state, ratifies);
  }

  @Override
  public void list(GameState t, MoveList into) {
    switch (t.frame(Frame.STAGE)) {
      case SELECTING -> {
        for (int state = 0; state < Cubes.STATES; state++) {
          if (Cubes.open(t, state)) {
            into.add(MoveKind.VOTE.code(state));
          }
        }
      }
      case ROLLING -> {
        int side = rolling(t);
        BotDice.list(RulesInForce.finalDie(t, side), black(t, side), into);
      }
      default -> {
        into.add(MoveKind.KEEP.code());
        into.add(MoveKind.REROLL.code());
      }
    }
  }

  /** Whether a side's die is one of the Oppobot's black ones. */
  private static boolean black(GameState t, int side) {
    return side == Terms.OPPOSITION && t.terms().bot() && t.terms().blackVote();
  }

  @Override
  public long weight(GameState t, long outcome) {
    if (t.frame(Frame.STAGE) != ROLLING) {
      return 1;
    }
    int side = rolling(t);
    return BotDice.weight(RulesInForce.finalDie(t, side), black(t, side), outcome);
  }

  @Override
  public void take(GameState t, long move) {
    switch (MoveKind.of(move)) {
      case VOTE -> {
        t.frame(Frame.PICKED, 1 + MoveKind.first(move));
        t.frame(Frame.STAGE, ROLLING);
        t.log().vote(t.seat(), MoveKind.first(move));
        if (t.botActs()) {
          Oppobot.tellWhy(t, MoveKind.first(move));
        }
      }
      case DIE -> {
        int side = rolling(t);
        t.frame(DIE + side, MoveKind.first(move));
        int seat = t.terms().inVote(side, t.frame(VOTES));
        DieNote die = black(t, side) ? DieNote.ROLLS_BLACK : DieNote.ROLLS;
        t.log().die(die, MoveKind.first(move), RulesInForce.finalDie(t, side), seat);
      }
      case REROLL -> {
        int side = 1 - ahead(t);
        t.log().seat(SeatNote.REROLLS, t.terms().inVote(side, t.frame(VOTES)));
        Buttons.pay(t, side, 1, ButtonNote.PAYS_REROLL);
        t.frame(DIE + side, 0);
        t.frame(Frame.STAGE, ROLLING);
      }
      default -> decide(t);
    }
  }

  @Override
  public Text ask(GameState t) {
    return switch (t.frame(Frame.STAGE)) {
      case SELECTING ->
          Text.of("ask.vote", "ratified", Cubes.marks(t, true), "rejected", Cubes.marks(t, false));
      case ROLLING -> {
        int side = rolling(t);
        int seat = t.terms().inVote(side, t.frame(VOTES));
        yield Text.of(
            "ask.die", "seat", GameTexts.seat(t, seat), "sides", RulesInForce.finalDie(t, side));
      }
      default ->
          Text.of(
              "ask.vote.reroll",
              "state",
              GameTexts.state(state(t)),
              "suffragist",
              total(t, Terms.SUFFRAGIST),
              "opposition",
              total(t, Terms.OPPOSITION),
              "buttons",
              Buttons.count(t, 1 - ahead(t)));
    };
  }

  @Override
  public String rule(GameState t) {
    return "V91";
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    if (t.frame(Frame.STAGE) != JUDGING) {
      return null;
    }
    int loser = 1 - ahead(t);
    if (MoveKind.of(move) == MoveKind.REROLL) {
      return Text.of("outlook.vote.reroll", "n", neededDie(t, loser));
    }
    String key = loser == Terms.OPPOSITION ? "outlook.vote.ratifies" : "outlook.vote.rejects";
    return Text.of(key, "state", GameTexts.state(state(t)));
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> JUDGING;
      case Frame.PICKED -> Cubes.STATES;
      case VOTES -> Cubes.STATES - 1;
      case DIE, DIE + 1 -> RulesInForce.finalDie(t, register - DIE);
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    int stage = t.frame(Frame.STAGE);
    boolean turns = t.seat() == t.terms().inVote(t.frame(VOTES) % 2, t.frame(VOTES));
    boolean rolled = stage != JUDGING || rolling(t) == 2;
    boolean picked = stage == SELECTING ? state(t) < 0 : state(t) >= 0 && Cubes.open(t, state(t));
    return Congress.sent(t) && turns && rolled && picked;
  }
}
