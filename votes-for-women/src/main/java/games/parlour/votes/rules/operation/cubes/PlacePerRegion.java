package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** Cubes go into one state of each region, region by region (V74, V75). */
public final class PlacePerRegion extends Operation {
  private static final int REGION = Frame.A;
  private static final int PUT = Frame.B;

  /** The state of this region that was chosen, plus one. */
  private static final int CHOSEN = Frame.C;

  private final CardColour hue;
  private final int n;

  public PlacePerRegion(CardColour hue, int n) {
    this.hue = hue;
    this.n = n;
  }

  @Override
  public void run(GameState t) {
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

  private void tellLost(GameState t, int region) {
    int chosen = t.frame(CHOSEN) - 1;
    if (chosen >= 0) {
      Cubes.tellLost(t, t.side(), chosen, n - t.frame(PUT));
    } else {
      t.log().lostInRegion(region, n);
    }
  }

  private boolean goesOn(GameState t, int region) {
    int colours = hue.colours(t.side());
    int chosen = t.frame(CHOSEN) - 1;
    return chosen < 0
        ? Placement.anyIn(t, t.side(), colours, region)
        : t.frame(PUT) < n && Cubes.canPlace(t, t.side(), colours, chosen);
  }

  @Override
  public void list(GameState t, MoveList into) {
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
  public void take(GameState t, long move) {
    t.frame(CHOSEN, 1 + MoveKind.first(move));
    t.frame(PUT, t.frame(PUT) + 1);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(GameState t) {
    int chosen = t.frame(CHOSEN) - 1;
    return chosen >= 0
        ? Placement.ask(t, hue, n, t.frame(PUT), chosen)
        : Text.of(
            "ask.place.region",
            "card",
            GameTexts.card(t.frame(Frame.CARD)),
            "cubes",
            hue.cubes(n, t.side()),
            "where",
            GameTexts.in(t.frame(REGION)));
  }

  @Override
  public String rule(GameState t) {
    int chosen = t.frame(CHOSEN) - 1;
    return chosen < 0 ? "V49" : Placement.rule(t, chosen);
  }

  @Override
  public int left(GameState t) {
    return n - t.frame(PUT);
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case REGION -> Cubes.REGIONS;
      case PUT -> n;
      case CHOSEN -> Cubes.STATES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    int chosen = t.frame(CHOSEN) - 1;
    return chosen < 0 ? t.frame(PUT) == 0 : chosen / Cubes.IN_REGION == t.frame(REGION);
  }

  @Override
  public Text tell() {
    return Text.of("op.place.per-region", "cubes", hue.cubes(n));
  }
}
