package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import java.util.List;

/** What a table would show of a view, and to whoever decides besides. */
public final class PresentedView {
  private PresentedView() {}

  public static ViewDocuments.View of(View view, Catalogue words) {
    return new ViewPresenter(words).view(view);
  }

  /** What one might look for and cannot do. */
  public static <P extends Position<P, M>, M extends Move> List<ViewDocuments.Refused> refused(
      Game<P, M> game, P position, Viewer viewer, Catalogue words) {
    return new OfferPresenter<>(game, words, viewer, position, false).refused();
  }
}
