package games.parlour.core.show;

import games.parlour.core.View;

/** A view that can be told as a {@link Tableau}. */
public interface TableauView extends View {
  /** All that this view shows; it follows from the view alone. */
  Tableau tableau();
}
