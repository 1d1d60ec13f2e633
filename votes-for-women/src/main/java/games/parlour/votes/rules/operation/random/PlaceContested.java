package games.parlour.votes.rules.operation.random;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.RegionDieNote;
import games.parlour.votes.rules.operation.cubes.CardColour;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.oppobot.StateDice;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * Red cubes go into every state of the region with most undecided states; between equal ones a d6
 * is rolled until it shows one of them (V109).
 */
public final class PlaceContested extends Operation {
  /** The region, plus one. */
  private static final int REGION = Frame.A;

  private static final int PLACE = Frame.B;

  private final int n;

  public PlaceContested(int n) {
    this.n = n;
  }

  /** The regions with most undecided states, one bit each; none where all have decided. */
  private static int contested(Components t) {
    int most = 1;
    int regions = 0;
    for (int region = 0; region < Cubes.REGIONS; region++) {
      int open = StateDice.openIn(t, region);
      if (open > most) {
        most = open;
        regions = 0;
      }
      regions |= open == most ? 1 << region : 0;
    }
    return regions;
  }

  @Override
  public void run(GameState t) {
    if (Oppobot.playsClaimed(t)) {
      return;
    }
    if (t.frame(REGION) == 0) {
      int regions = contested(t);
      if (regions == 0) {
        t.next();
      } else if (Integer.bitCount(regions) == 1) {
        found(t, Integer.numberOfTrailingZeros(regions));
      } else {
        t.chance();
      }
    } else if (t.frame(PLACE) == Cubes.IN_REGION) {
      t.next();
    } else {
      int state = Cubes.IN_REGION * (t.frame(REGION) - 1) + t.frame(PLACE);
      t.frame(PLACE, t.frame(PLACE) + 1);
      Oppobot.placeOrLose(t, state, n);
    }
  }

  private static void found(GameState t, int region) {
    t.log().contested(region, StateDice.openIn(t, region));
    t.frame(REGION, 1 + region);
  }

  @Override
  public void list(GameState t, MoveList into) {
    StateDice.listRegions(into);
  }

  @Override
  public void take(GameState t, long move) {
    int eyes = MoveKind.first(move);
    RolledDice.show(t, Cubes.REGIONS, eyes);
    if ((contested(t) >> eyes - 1 & 1) != 0) {
      t.log().regionDie(RegionDieNote.BREAKS_TIE, eyes, eyes - 1);
      found(t, eyes - 1);
    } else {
      t.log().regionDie(RegionDieNote.NOT_TIED, eyes, eyes - 1);
    }
  }

  @Override
  public Text ask(GameState t) {
    return Text.of("ask.bot.contested");
  }

  @Override
  public boolean brings(Components t, int side) {
    return contested(t) != 0;
  }

  @Override
  public String rule(GameState t) {
    return "V109";
  }

  @Override
  public long most(GameState t, int register) {
    return register == REGION ? Cubes.REGIONS : register == PLACE ? Cubes.IN_REGION : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.place.contested", "cubes", CardColour.RED.cubes(n));
  }
}
