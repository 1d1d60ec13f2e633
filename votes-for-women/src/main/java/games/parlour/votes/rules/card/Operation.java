package games.parlour.votes.rules.card;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.LastingRule;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Step;
import org.jspecify.annotations.Nullable;

/**
 * Something that a card does. It works on the frame of its card and calls {@link GameState#next}
 * when it is done; one that asks nobody overrides nothing but {@link #run} and {@link #tell}.
 */
public abstract class Operation implements Step {
  /** What it does, in a sentence. */
  public abstract Text tell();

  /** What holds while its card lies in a box. */
  public @Nullable LastingRule rule() {
    return null;
  }

  /** Whether it could do anything for a side now; a claimed card is not to be played in vain. */
  public boolean possible(Components t, int side) {
    return true;
  }

  /** Why it could do nothing, where that can be. */
  public Text whyImpossible() {
    return Text.of("refused.now");
  }

  @Override
  public String rule(GameState t) {
    return "V17";
  }

  /** Whether it would change anything if the Oppobot carried it out for its side now (V112). */
  public boolean brings(Components t, int side) {
    return true;
  }

  /** Whether it takes Strategy cards, so that the display is filled up in the middle of it. */
  public boolean takesStrategy() {
    return false;
  }

  @Override
  public void list(GameState t, MoveList into) {
    throw asksNobody();
  }

  @Override
  public void take(GameState t, long move) {
    throw asksNobody();
  }

  @Override
  public Text ask(GameState t) {
    throw asksNobody();
  }

  private IllegalStateException asksNobody() {
    return new IllegalStateException(getClass() + " asks nobody");
  }
}
