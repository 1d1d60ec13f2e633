package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Colours;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;
import java.util.List;

/** All cubes of a colour, or of a side, go from states that the card names. */
final class ClearListed extends Operation {
  private final Hue hue;
  private final List<Integer> states;

  ClearListed(Hue hue, List<Integer> states) {
    this.hue = hue;
    this.states = List.copyOf(states);
  }

  @Override
  public void run(Table t) {
    for (int i = 0; i < states.size(); i++) {
      clear(t, hue.colours(t.side()), states.get(i));
    }
    t.next();
  }

  /** Takes all cubes of some colours out of a state. */
  static void clear(Table t, int colours, int state) {
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      if ((colours >> colour & 1) != 0) {
        Cubes.clear(t, state, colour);
      }
    }
  }

  @Override
  public boolean brings(Table t) {
    boolean any = false;
    for (int i = 0; i < states.size(); i++) {
      any |= RemoveSpread.holds(t, hue.colours(t.side()), states.get(i));
    }
    return any;
  }

  @Override
  public Text tell() {
    List<Text> names = states.stream().map(Words::state).toList();
    return Text.of("op.clear.listed", "cubes", hue.all(), "states", names);
  }
}
