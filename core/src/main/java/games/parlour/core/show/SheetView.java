package games.parlour.core.show;

import games.parlour.core.View;

/** A view of a game without a board, which can be told as a {@link Sheet}. */
public interface SheetView extends View {
  /** All that this view shows; it follows from the view alone. */
  Sheet sheet();
}
