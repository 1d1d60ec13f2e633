package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** Cubes go into every state of a region that the player chooses (V76). */
final class PlaceInRegion extends PlaceInState {
  /** The region, plus one. */
  private static final int REGION = Frame.A;

  private static final int PLACE = Frame.B;
  private static final int PUT = Frame.C;

  PlaceInRegion(Hue hue, int n) {
    super(hue, n, PUT);
  }

  @Override
  int state(Table t) {
    return Cubes.IN_REGION * (t.frame(REGION) - 1) + t.frame(PLACE);
  }

  @Override
  public void run(Table t) {
    int colours = hue.colours(t.side());
    if (t.frame(REGION) == 0) {
      boolean any = false;
      for (int region = 0; region < Cubes.REGIONS; region++) {
        any |= Placing.anyIn(t, t.side(), colours, region);
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
  public void list(Table t, MoveList into) {
    if (t.frame(REGION) != 0) {
      super.list(t, into);
      return;
    }
    int colours = hue.colours(t.side());
    for (int region = 0; region < Cubes.REGIONS; region++) {
      if (Placing.anyIn(t, t.side(), colours, region)) {
        into.add(Kind.REGION.code(region));
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    if (Kind.of(move) == Kind.REGION) {
      t.frame(REGION, 1 + Kind.first(move));
    } else {
      super.take(t, move);
    }
  }

  @Override
  public Text ask(Table t) {
    return t.frame(REGION) == 0
        ? Text.of(
            "ask.region", "card", Words.card(t.frame(Frame.CARD)), "cubes", hue.cubes(n, t.side()))
        : super.ask(t);
  }

  @Override
  public long most(Table t, int register) {
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
