package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Rule;
import games.parlour.votes.rules.Step;
import games.parlour.votes.rules.Table;
import org.jspecify.annotations.Nullable;

/**
 * Something that a card does. It works on the frame of its card and calls {@link Table#next} when
 * it is done; one that asks nobody overrides nothing but {@link #run} and {@link #tell}.
 */
public abstract class Operation implements Step {
  /** What it does, in a sentence. */
  public abstract Text tell();

  /** What holds while its card lies in a box. */
  public @Nullable Rule rule() {
    return null;
  }

  /** Whether it could do anything now; a claimed card is not to be played in vain. */
  public boolean possible(Table t, int seat) {
    return true;
  }

  /** Whether it would change anything if the Oppobot carried it out now (V112). */
  public boolean brings(Table t) {
    return true;
  }

  /** Whether it takes Strategy cards, so that the display is filled up in the middle of it. */
  public boolean takesStrategy() {
    return false;
  }

  @Override
  public void list(Table t, MoveList into) {
    throw asksNobody();
  }

  @Override
  public void take(Table t, long move) {
    throw asksNobody();
  }

  @Override
  public Text ask(Table t) {
    throw asksNobody();
  }

  private IllegalStateException asksNobody() {
    return new IllegalStateException(getClass() + " asks nobody");
  }
}
