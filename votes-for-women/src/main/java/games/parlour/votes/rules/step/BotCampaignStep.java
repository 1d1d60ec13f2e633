package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.note.CampaignerNote;
import games.parlour.votes.rules.note.StateCountNote;
import games.parlour.votes.rules.note.StateDieNote;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.oppobot.BotDice;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.oppobot.StateDice;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;

/**
 * The Oppobot campaigns: for each of its campaigners a region, a state and a number of cubes are
 * found, the one that came to the South first (V113). Cubes that a decided state leaves over go on
 * to the nearest open one (V114).
 */
final class BotCampaignStep implements Step {
  private static final int REGION = 0;
  private static final int STATE = 1;
  private static final int CUBES = 2;
  private static final int PLACING = 3;

  /** Which of its campaigners is at work, counted from zero. */
  private static final int WHICH = Frame.A;

  /** The region that was rolled, plus one. */
  private static final int ROLLED = Frame.B;

  /** Cubes that are left to place. */
  private static final int LEFT = Frame.C;

  /** The state they go to now, plus one; {@link Frame#PICKED} is the one that was found first. */
  private static final int TARGET = Frame.D;

  /** For each state, those beside it in its region, one bit each. */
  private static final long[] NEIGHBOURS =
      GameData.get().states().stream()
          .mapToLong(state -> state.adjacent().stream().mapToLong(next -> 1L << next).sum())
          .toArray();

  @Override
  public void run(GameState t) {
    if (t.frame(WHICH) == Campaigners.OF_COLOUR) {
      t.pop();
      return;
    }
    if (Campaigners.region(t, campaigner(t)) < 0) {
      t.frame(WHICH, t.frame(WHICH) + 1);
      return;
    }
    switch (t.frame(Frame.STAGE)) {
      case STATE -> {
        long wanted = wanted(t);
        if (Long.bitCount(wanted) == 1) {
          int state = Long.numberOfTrailingZeros(wanted);
          t.log().state(StateNote.STATE_CARD, state);
          found(t, state);
        } else {
          t.chance();
        }
      }
      case PLACING -> place(t);
      default -> t.chance();
    }
  }

  private static int campaigner(GameState t) {
    return Campaigners.of(Colours.RED, t.frame(WHICH));
  }

  private static int region(GameState t) {
    return t.frame(ROLLED) - 1;
  }

  /** The open states of the region whose State cards nobody has. */
  private static long wanted(GameState t) {
    long wanted = 0;
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      int state = Cubes.IN_REGION * region(t) + i;
      wanted |= Cubes.open(t, state) && Claims.isOpen(t, CardSets.ofState(state)) ? 1L << state : 0;
    }
    return wanted;
  }

  private static void found(GameState t, int state) {
    t.frame(Frame.PICKED, 1 + state);
    t.frame(TARGET, 1 + state);
    t.frame(Frame.STAGE, CUBES);
  }

  /** Fills a state, plays a card that was claimed there, and goes on with what is left. */
  private static void place(GameState t) {
    int target = t.frame(TARGET) - 1;
    t.frame(LEFT, Oppobot.place(t, target, t.frame(LEFT)));
    if (t.over() || Oppobot.playsClaimed(t)) {
      return;
    }
    int next = t.frame(LEFT) == 0 || Cubes.open(t, target) ? -1 : nearest(t);
    if (next >= 0) {
      t.log().stateCount(StateCountNote.GOES_ON, next, t.frame(LEFT));
      t.frame(TARGET, 1 + next);
      return;
    }
    if (t.frame(LEFT) > 0) {
      t.log().cubesLost(t.frame(LEFT), Cubes.noneLeft(t, Colours.of(Terms.OPPOSITION)));
    }
    t.frame(WHICH, t.frame(WHICH) + 1);
    t.frame(ROLLED, 0);
    t.frame(LEFT, 0);
    t.frame(TARGET, 0);
    t.frame(Frame.PICKED, 0);
    t.frame(Frame.STAGE, REGION);
  }

  /** The open state of the region that is fewest steps away, the lowest of equally near ones. */
  private static int nearest(GameState t) {
    int first = Cubes.IN_REGION * region(t);
    long seen = 1L << t.frame(Frame.PICKED) - 1;
    for (int step = 0; step < Cubes.IN_REGION; step++) {
      for (int state = first; state < first + Cubes.IN_REGION; state++) {
        if ((seen >> state & 1) != 0 && Cubes.open(t, state)) {
          return state;
        }
      }
      seen |= neighbours(seen);
    }
    return -1;
  }

  private static long neighbours(long states) {
    long all = 0;
    for (long left = states; left != 0; left &= left - 1) {
      all |= NEIGHBOURS[Long.numberOfTrailingZeros(left)];
    }
    return all;
  }

  @Override
  public void list(GameState t, MoveList into) {
    switch (t.frame(Frame.STAGE)) {
      case REGION -> StateDice.listRegions(into);
      case STATE -> {
        long wanted = wanted(t);
        if (wanted == 0) {
          StateDice.listStates(into);
        }
        for (long left = wanted; left != 0; left &= left - 1) {
          into.add(MoveKind.PICK.code(Long.numberOfTrailingZeros(left)));
        }
      }
      default -> BotDice.list(BotDice.D4, t.terms().blackPlay(), into);
    }
  }

  @Override
  public long weight(GameState t, long outcome) {
    boolean black = t.frame(Frame.STAGE) == CUBES && t.terms().blackPlay();
    return BotDice.weight(BotDice.D4, black, outcome);
  }

  @Override
  public void take(GameState t, long move) {
    int eyes = MoveKind.first(move);
    switch (t.frame(Frame.STAGE)) {
      case REGION -> {
        int region = StateDice.region(t, eyes);
        if (region >= 0) {
          t.frame(ROLLED, 1 + region);
          t.frame(Frame.STAGE, STATE);
          if (Campaigners.region(t, campaigner(t)) == region) {
            t.log().campaigner(CampaignerNote.REMAINS, campaigner(t), region);
          } else {
            Campaigners.move(t, campaigner(t), region);
          }
        }
      }
      case STATE -> {
        if (MoveKind.of(move) == MoveKind.PICK) {
          t.log().state(StateNote.STATE_CARD_DRAWN, eyes);
          found(t, eyes);
        } else {
          int state = StateDice.state(t, region(t), eyes, 0);
          if (state >= 0) {
            found(t, state);
          }
        }
      }
      default -> {
        RolledDice.show(t, BotDice.D4, eyes);
        StateDieNote die =
            t.terms().blackPlay() ? StateDieNote.CUBE_DIE_BLACK : StateDieNote.CUBE_DIE;
        t.log().stateDie(die, eyes, t.frame(Frame.PICKED) - 1);
        t.frame(LEFT, eyes);
        t.frame(Frame.STAGE, PLACING);
      }
    }
  }

  @Override
  public Text ask(GameState t) {
    return switch (t.frame(Frame.STAGE)) {
      case REGION -> StateDice.askRegion();
      case STATE ->
          wanted(t) == 0
              ? StateDice.askState(region(t))
              : Text.of("ask.bot.card", "where", GameTexts.in(region(t)));
      default -> Text.of("ask.bot.cubes", "state", GameTexts.state(t.frame(Frame.PICKED) - 1));
    };
  }

  @Override
  public String rule(GameState t) {
    return "V113";
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> PLACING;
      case WHICH -> Campaigners.OF_COLOUR - 1;
      case ROLLED -> Cubes.REGIONS;
      case LEFT -> BotDice.D4;
      case TARGET, Frame.PICKED -> Cubes.STATES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    int stage = t.frame(Frame.STAGE);
    boolean rolled = t.frame(ROLLED) > 0;
    boolean picked = t.frame(Frame.PICKED) > 0;
    boolean within =
        !picked || (t.frame(Frame.PICKED) - 1) / Cubes.IN_REGION == region(t) && inside(t);
    return t.botActs()
        && Campaigners.region(t, campaigner(t)) >= 0
        && rolled == (stage != REGION)
        && picked == stage > STATE
        && (picked || t.frame(TARGET) == 0)
        && (stage == PLACING || t.frame(LEFT) == 0)
        && within
        && (stage != STATE || StateDice.anyOpen(t, region(t)));
  }

  private static boolean inside(GameState t) {
    int target = t.frame(TARGET) - 1;
    return target >= 0 && target / Cubes.IN_REGION == region(t);
  }
}
