package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** Cubes go into one state of each region, region by region (V74, V75). */
final class PlacePerRegion extends Operation {
  private static final int REGION = Frame.A;
  private static final int PUT = Frame.B;

  /** The state of this region that was chosen, plus one. */
  private static final int CHOSEN = Frame.C;

  private final Hue hue;
  private final int n;

  PlacePerRegion(Hue hue, int n) {
    this.hue = hue;
    this.n = n;
  }

  @Override
  public void run(Table t) {
    int region = t.frame(REGION);
    if (region == Cubes.REGIONS) {
      t.next();
    } else if (goesOn(t, region)) {
      t.ask();
    } else {
      tellLost(t, region);
      t.frame(REGION, region + 1);
      t.frame(PUT, 0);
      t.frame(CHOSEN, 0);
    }
  }

  private void tellLost(Table t, int region) {
    int chosen = t.frame(CHOSEN) - 1;
    if (chosen >= 0) {
      Cubes.tellLost(t, t.side(), chosen, n - t.frame(PUT));
    } else {
      t.log().lostInRegion(region, n);
    }
  }

  private boolean goesOn(Table t, int region) {
    int colours = hue.colours(t.side());
    int chosen = t.frame(CHOSEN) - 1;
    return chosen < 0
        ? Placing.anyIn(t, t.side(), colours, region)
        : t.frame(PUT) < n && Cubes.canPlace(t, t.side(), colours, chosen);
  }

  @Override
  public void list(Table t, MoveList into) {
    int colours = hue.colours(t.side());
    int chosen = t.frame(CHOSEN) - 1;
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      int state = Cubes.IN_REGION * t.frame(REGION) + i;
      if (chosen < 0 || chosen == state) {
        Cubes.listPlacing(t, t.side(), colours, state, into);
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    t.frame(CHOSEN, 1 + Kind.first(move));
    t.frame(PUT, t.frame(PUT) + 1);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(Table t) {
    int chosen = t.frame(CHOSEN) - 1;
    return chosen >= 0
        ? Placing.ask(t, hue, n, t.frame(PUT), chosen)
        : Text.of(
            "ask.place.region",
            "card",
            Words.card(t.frame(Frame.CARD)),
            "cubes",
            hue.cubes(n, t.side()),
            "where",
            Words.in(t.frame(REGION)));
  }

  @Override
  public long most(Table t, int register) {
    return switch (register) {
      case REGION -> Cubes.REGIONS;
      case PUT -> n;
      case CHOSEN -> Cubes.STATES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(Table t) {
    int chosen = t.frame(CHOSEN) - 1;
    return chosen < 0 ? t.frame(PUT) == 0 : chosen / Cubes.IN_REGION == t.frame(REGION);
  }

  @Override
  public Text tell() {
    return Text.of("op.place.per-region", "cubes", hue.cubes(n));
  }
}
