package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** Cubes go into every state of a region that the player chooses (V76). */
public final class PlaceInRegion extends PlaceInState {
  /** The region, plus one. */
  private static final int REGION = Frame.A;

  private static final int PLACE = Frame.B;
  private static final int PUT = Frame.C;

  public PlaceInRegion(CardColour hue, int n) {
    super(hue, n, PUT);
  }

  @Override
  int state(GameState t) {
    return Cubes.IN_REGION * (t.frame(REGION) - 1) + t.frame(PLACE);
  }

  @Override
  public void run(GameState t) {
    int colours = hue.colours(t.side());
    if (t.frame(REGION) == 0) {
      boolean any = false;
      for (int region = 0; region < Cubes.REGIONS; region++) {
        any |= Placement.anyIn(t, t.side(), colours, region);
      }
      if (any) {
        t.ask();
      } else {
        t.next();
      }
    } else if (t.frame(PLACE) == Cubes.IN_REGION) {
      t.next();
    } else if (goesOn(t)) {
      t.ask();
    } else {
      tellLost(t);
      t.frame(PLACE, t.frame(PLACE) + 1);
      t.frame(PUT, 0);
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (t.frame(REGION) != 0) {
      super.list(t, into);
      return;
    }
    int colours = hue.colours(t.side());
    for (int region = 0; region < Cubes.REGIONS; region++) {
      if (Placement.anyIn(t, t.side(), colours, region)) {
        into.add(MoveKind.REGION.code(region));
      }
    }
  }

  @Override
  public void take(GameState t, long move) {
    if (MoveKind.of(move) == MoveKind.REGION) {
      t.frame(REGION, 1 + MoveKind.first(move));
    } else {
      super.take(t, move);
    }
  }

  @Override
  public Text ask(GameState t) {
    return t.frame(REGION) == 0
        ? Text.of(
            "ask.region",
            "card",
            GameTexts.card(t.frame(Frame.CARD)),
            "cubes",
            hue.cubes(n, t.side()))
        : super.ask(t);
  }

  @Override
  public String rule(GameState t) {
    return t.frame(REGION) == 0 ? "V49" : super.rule(t);
  }

  @Override
  public int left(GameState t) {
    return t.frame(REGION) == 0 ? -1 : super.left(t);
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case REGION -> Cubes.REGIONS;
      case PLACE -> Cubes.IN_REGION;
      case PUT -> n;
      default -> 0;
    };
  }

  @Override
  public Text tell() {
    return Text.of("op.place.in-region", "cubes", hue.cubes(n));
  }
}
