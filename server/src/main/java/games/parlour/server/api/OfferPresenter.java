package games.parlour.server.api;

import games.parlour.boards.BoardMove;
import games.parlour.core.Game;
import games.parlour.core.Happening;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Optional;

/** Tells moves that can be made in a position, at a table or in a figure. */
public final class OfferPresenter<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final Catalogue words;
  private final Viewer viewer;
  private final P position;
  private final boolean open;

  public OfferPresenter(Game<P, M> game, Catalogue words, Viewer viewer, P position, boolean open) {
    this.game = game;
    this.words = words;
    this.viewer = viewer;
    this.position = position;
    this.open = open;
  }

  /**
   * What would go where is told where the page could not tell it from the path; but not where
   * something is hidden, for nobody is to know what a move leads to before it is made.
   */
  public ViewDocuments.Offer tell(M move) {
    Optional<Label> label = move.label();
    List<String> path = move instanceof BoardMove board ? board.path() : List.of();
    List<String> taken = move instanceof BoardMove board ? board.taken() : List.of();
    List<Happening.Motion> preview = label.map(Label::preview).orElse(List.of());
    boolean shown = open && preview.isEmpty() && (label.isPresent() || !taken.isEmpty());
    List<Happening> seen = shown ? position.happenings(move, viewer) : List.of();
    return new ViewDocuments.Offer(
        game.notation().write(move),
        path,
        taken,
        label.map(Label::words).map(words::tell).orElse(null),
        label.flatMap(Label::group).map(words::tell).orElse(null),
        preview.isEmpty() ? ViewPresenter.motions(seen) : ViewPresenter.told(preview, 0),
        label.flatMap(Label::target).map(OfferPresenter::target).orElse(null),
        position.outlook(move).map(words::tell).orElse(null));
  }

  /** What one might look for here and cannot do, where something on the table shows it. */
  List<ViewDocuments.Refused> refused() {
    return position.considered().stream().flatMap(move -> refused(move).stream()).toList();
  }

  private Optional<ViewDocuments.Refused> refused(M move) {
    return move.label()
        .flatMap(
            label ->
                label
                    .target()
                    .flatMap(
                        target ->
                            position
                                .whyNot(move)
                                .map(
                                    why ->
                                        new ViewDocuments.Refused(
                                            words.tell(label.words()),
                                            target(target),
                                            words.tell(why)))));
  }

  static ViewDocuments.Target target(Label.Target target) {
    return new ViewDocuments.Target(
        target.act(),
        target.place().orElse(null),
        target.card().orElse(null),
        target.kind().orElse(null),
        target.amount().isPresent() ? target.amount().getAsInt() : null);
  }
}
