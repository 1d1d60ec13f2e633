package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;
import org.jspecify.annotations.Nullable;

/**
 * A Campaigning action: a die for each campaigner of the side, all dice given out first, then one
 * campaigner after the other places its cubes (V42 to V50).
 */
final class CampaignStep implements Step {
  private static final int ROLLING = 0;
  private static final int GIVING = 1;
  private static final int ACTING = 2;

  /** How many dice are given out. */
  private static final int GIVEN = Frame.A;

  /** The cubes of each campaigner, eight bits each. */
  private static final int CUBES = Frame.B;

  /** Campaigners that are done, one bit each. */
  private static final int DONE = Frame.C;

  /** The campaigner that places now, plus one. */
  private static final int ACTIVE = Frame.D;

  /** Whether the active one has moved or placed, so that it cannot move any more (V43). */
  private static final int SETTLED = Frame.E;

  private static final int BITS = 8;
  private static final int MOST_CUBES = 24;

  private static int cubes(GameState t, int campaigner) {
    return (int) (t.set(CUBES) >> campaigner * BITS) & 0xFF;
  }

  private static void cubes(GameState t, int campaigner, int n) {
    long others = t.set(CUBES) & ~(0xFFL << campaigner * BITS);
    t.frame(CUBES, others | (long) n << campaigner * BITS);
  }

  @Override
  public void run(GameState t) {
    switch (t.frame(Frame.STAGE)) {
      case ROLLING -> {
        t.frame(Frame.STAGE, GIVING);
        RolledDice.begin(
            t, Campaigners.count(t, t.side()), RulesInForce.campaignDie(t, t.side()), 0);
      }
      case GIVING -> {
        if (t.frame(GIVEN) == RolledDice.count(t)) {
          t.frame(Frame.STAGE, ACTING);
        } else if (allTheSame(t)) {
          give(t, firstWaiting(t));
        } else {
          t.ask();
        }
      }
      default -> act(t);
    }
  }

  /** Whether it makes no difference who gets which of the dice that are left. */
  private static boolean allTheSame(GameState t) {
    int dice = RolledDice.count(t);
    int first = RolledDice.die(t, t.frame(GIVEN));
    boolean same = dice - t.frame(GIVEN) == waiting(t);
    for (int i = t.frame(GIVEN) + 1; i < dice; i++) {
      same &= RolledDice.die(t, i) == first;
    }
    return same;
  }

  /** How many own campaigners have no die yet. */
  private static int waiting(GameState t) {
    int waiting = 0;
    for (int i = 0; i < Campaigners.COUNT; i++) {
      waiting += Campaigners.leads(t, t.seat(), i) && cubes(t, i) == 0 ? 1 : 0;
    }
    return waiting;
  }

  private static int firstWaiting(GameState t) {
    int campaigner = 0;
    while (!Campaigners.leads(t, t.seat(), campaigner) || cubes(t, campaigner) != 0) {
      campaigner++;
    }
    return campaigner;
  }

  private static void give(GameState t, int campaigner) {
    int eyes = RolledDice.die(t, t.frame(GIVEN));
    cubes(t, campaigner, cubes(t, campaigner) + eyes);
    t.frame(GIVEN, t.frame(GIVEN) + 1);
    t.log().assigns(eyes, campaigner);
  }

  private static void act(GameState t) {
    int active = t.frame(ACTIVE) - 1;
    if (active >= 0 && cubes(t, active) == 0) {
      done(t, active);
    } else if (active >= 0 || anyLeft(t)) {
      t.ask();
    } else {
      t.pop();
    }
  }

  private static boolean anyLeft(GameState t) {
    return t.set(CUBES) != 0;
  }

  /** The active campaigner is done; cubes it has not placed are lost (V45, V46). */
  private static void done(GameState t, int campaigner) {
    cubes(t, campaigner, 0);
    t.frame(DONE, t.frame(DONE) | 1 << campaigner);
    t.frame(ACTIVE, 0);
    t.frame(SETTLED, 0);
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == GIVING) {
      listTakers(t, into);
    } else if (t.frame(ACTIVE) == 0) {
      listActors(t, into);
    } else {
      listPlaces(t, t.frame(ACTIVE) - 1, into);
    }
  }

  /** Each campaigner gets a die while there are dice enough (V100); twins are named once. */
  private static void listTakers(GameState t, MoveList into) {
    boolean onlyWaiting = waiting(t) >= RolledDice.count(t) - t.frame(GIVEN);
    for (int i = 0; i < Campaigners.COUNT; i++) {
      if (Campaigners.leads(t, t.seat(), i)
          && !(onlyWaiting && cubes(t, i) != 0)
          && !isTwin(t, i)) {
        into.add(MoveKind.ASSIGN.code(i));
      }
    }
  }

  private static void listActors(GameState t, MoveList into) {
    for (int i = 0; i < Campaigners.COUNT; i++) {
      if (cubes(t, i) != 0 && !isTwin(t, i)) {
        into.add(MoveKind.ACT.code(i));
      }
    }
  }

  /** Whether the one before is just like it: same colour, region and cubes. */
  private static boolean isTwin(GameState t, int campaigner) {
    return campaigner % 2 == 1
        && Campaigners.region(t, campaigner) == Campaigners.region(t, campaigner - 1)
        && cubes(t, campaigner) == cubes(t, campaigner - 1)
        && (t.frame(DONE) >> campaigner & 1) == (t.frame(DONE) >> campaigner - 1 & 1);
  }

  /** Whether the active one may move first, for a button (V43). */
  private static boolean mayMove(GameState t) {
    return t.frame(SETTLED) == 0 && Buttons.count(t, t.side()) > 0;
  }

  private static void listPlaces(GameState t, int active, MoveList into) {
    int region = Campaigners.region(t, active);
    int colour = 1 << Campaigners.colour(active);
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      Cubes.listPlacing(t, t.side(), colour, Cubes.IN_REGION * region + i, into);
    }
    if (mayMove(t)) {
      for (int to = 0; to < Cubes.REGIONS; to++) {
        if (to != region) {
          into.add(MoveKind.MOVE.code(active, to));
        }
      }
    }
    into.add(MoveKind.STOP.code());
  }

  @Override
  public void take(GameState t, long move) {
    int active = t.frame(ACTIVE) - 1;
    switch (MoveKind.of(move)) {
      case ASSIGN -> give(t, MoveKind.first(move));
      case ACT -> t.frame(ACTIVE, 1 + MoveKind.first(move));
      case MOVE -> {
        t.frame(SETTLED, 1);
        Buttons.pay(t, t.side(), 1, ButtonNote.PAYS_MOVE);
        Campaigners.move(t, active, MoveKind.second(move));
      }
      case STOP -> {
        t.log().seat(SeatNote.STOPS, t.seat());
        done(t, active);
      }
      default -> {
        t.frame(SETTLED, 1);
        cubes(t, active, cubes(t, active) - 1);
        Cubes.take(t, t.seat(), move);
      }
    }
  }

  @Override
  public Text ask(GameState t) {
    if (t.frame(Frame.STAGE) == GIVING) {
      return Text.of("ask.assign", "eyes", RolledDice.die(t, t.frame(GIVEN)));
    }
    if (t.frame(ACTIVE) == 0) {
      return Text.of("ask.act");
    }
    int active = t.frame(ACTIVE) - 1;
    return Text.of(
        mayMove(t) ? "ask.campaign.move" : "ask.campaign",
        "campaigner",
        GameTexts.campaigner(active),
        "n",
        cubes(t, active),
        "where",
        GameTexts.in(Campaigners.region(t, active)));
  }

  /** Whose campaigners get the dice is a rule of its own where partners lead them. */
  @Override
  public String rule(GameState t) {
    boolean partners = t.side() == Terms.SUFFRAGIST && t.terms().count(t.side()) > 1;
    return partners && t.frame(Frame.STAGE) == GIVING ? "V100" : "V42";
  }

  @Override
  public int left(GameState t) {
    if (t.frame(Frame.STAGE) == GIVING) {
      return RolledDice.count(t) - t.frame(GIVEN);
    }
    return t.frame(ACTIVE) == 0 ? -1 : cubes(t, t.frame(ACTIVE) - 1);
  }

  @Override
  public void consider(GameState t, MoveList into) {
    int active = t.frame(ACTIVE) - 1;
    for (int to = 0; active >= 0 && to < Cubes.REGIONS; to++) {
      if (to != Campaigners.region(t, active)) {
        into.add(MoveKind.MOVE.code(active, to));
      }
    }
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    int active = t.frame(ACTIVE) - 1;
    if (MoveKind.of(move) != MoveKind.MOVE || MoveKind.first(move) != active) {
      return null;
    }
    if (MoveKind.second(move) == Campaigners.region(t, active)) {
      return Text.of("why.there", "campaigner", GameTexts.campaigner(active));
    }
    return t.frame(SETTLED) != 0
        ? Text.of("why.settled", "campaigner", GameTexts.campaigner(active))
        : Text.of("why.buttons", "n", 1, "have", 0);
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    return switch (MoveKind.of(move)) {
      case MOVE -> Text.of("outlook.cost", "n", 1);
      case STOP -> Text.of("outlook.stop", "n", cubes(t, t.frame(ACTIVE) - 1));
      default -> null;
    };
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> ACTING;
      case Frame.ROLL -> MOST_CUBES;
      case GIVEN -> RolledDice.count(t);
      case CUBES -> (1L << BITS * Campaigners.COUNT) - 1;
      case DONE -> (1 << Campaigners.COUNT) - 1;
      case ACTIVE -> Campaigners.COUNT;
      case SETTLED -> 1;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    int active = t.frame(ACTIVE) - 1;
    boolean sound =
        Campaigners.leadsAny(t, t.seat()) && (active < 0 || Campaigners.leads(t, t.seat(), active));
    for (int i = 0; i < Campaigners.COUNT; i++) {
      sound &= cubes(t, i) == 0 || Campaigners.leads(t, t.seat(), i) && cubes(t, i) <= MOST_CUBES;
    }
    return sound;
  }
}
