package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import java.util.List;

/** All cubes of a colour, or of a side, go from states that the card names. */
public final class ClearListed extends Operation {
  private final CardColour hue;
  private final List<Integer> states;

  public ClearListed(CardColour hue, List<Integer> states) {
    this.hue = hue;
    this.states = List.copyOf(states);
  }

  @Override
  public void run(GameState t) {
    for (int i = 0; i < states.size(); i++) {
      clear(t, hue.colours(t.side()), states.get(i));
    }
    t.next();
  }

  /** Takes all cubes of some colours out of a state. */
  public static void clear(GameState t, int colours, int state) {
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      if ((colours >> colour & 1) != 0) {
        Cubes.clear(t, state, colour);
      }
    }
  }

  @Override
  public boolean brings(Components t, int side) {
    boolean any = false;
    for (int i = 0; i < states.size(); i++) {
      any |= RemoveSpread.holds(t, hue.colours(side), states.get(i));
    }
    return any;
  }

  @Override
  public Text tell() {
    List<Text> names = states.stream().map(GameTexts::state).toList();
    return Text.of("op.clear.listed", "cubes", hue.all(), "states", names);
  }
}
