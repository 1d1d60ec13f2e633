package games.parlour.server.api;

import games.parlour.core.View;
import games.parlour.core.text.Catalogue;

/** What a table would show of a view. */
public final class PresentedView {
  private PresentedView() {}

  public static ViewDocuments.View of(View view, Catalogue words) {
    return new ViewPresenter(words).view(view);
  }
}
