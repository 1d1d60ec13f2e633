package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.View;

/** What a table would show of a view. */
public final class PresentedView {
  private PresentedView() {}

  public static ViewDocuments.View of(View view, Catalogue words) {
    return new BoardPresenter(words).view(view);
  }
}
