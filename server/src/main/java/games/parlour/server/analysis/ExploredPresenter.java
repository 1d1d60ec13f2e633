package games.parlour.server.analysis;

import games.parlour.boards.EditableGame;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import games.parlour.players.analysis.Assessment;
import games.parlour.server.api.OfferPresenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.ViewPresenter;
import java.util.List;
import java.util.TreeMap;

/** Tells a position that somebody looks at, of a game that hides nothing. */
final class ExploredPresenter<P extends Position<P, M>, M extends Move> {
  private static final Viewer READER = new Viewer.Spectator();

  private final ExploredPosition<P, M> explored;
  private final Catalogue words;
  private final ViewPresenter views;

  ExploredPresenter(ExploredPosition<P, M> explored, Catalogue words) {
    this.explored = explored;
    this.words = words;
    this.views = new ViewPresenter(words);
  }

  AnalysisDocuments.Explored position() {
    P position = explored.position();
    List<M> moves =
        position.turn() instanceof Turn.Over ? List.of() : explored.game().offers(position);
    OfferPresenter<P, M> offers = offers(position);
    return new AnalysisDocuments.Explored(
        explored.game().id(),
        words.tell("game.name"),
        new TreeMap<>(explored.setup().options()),
        explored.game().notation().writePosition(position),
        views.plan(position.view(READER)),
        views.view(position.view(READER)),
        explored.game().sides(explored.setup()).stream().map(this::side).toList(),
        explored.game() instanceof EditableGame editable ? editable.capturedKinds() : null,
        turn(position),
        moves.stream().map(offers::tell).toList(),
        explored.steps().stream().map(this::tried).toList());
  }

  private OfferPresenter<P, M> offers(P position) {
    return new OfferPresenter<>(explored.game(), words, READER, position, true);
  }

  private TableDocuments.SideInfo side(Side side) {
    return new TableDocuments.SideInfo(side.name(), words.tell("side." + side.name()), null);
  }

  private TableDocuments.TurnInfo turn(P position) {
    return switch (position.turn()) {
      case Turn.Decide decide ->
          new TableDocuments.Decide(
              "decide",
              decide.seat().name(),
              words.tell(decide.prompt().ask()),
              decide.prompt().rule().orElse(null),
              null,
              null);
      case Turn.Chance chance ->
          new TableDocuments.Chance("chance", words.tell(chance.prompt().ask()));
      case Turn.Over over ->
          new TableDocuments.Over(
              "over",
              over.outcome().winner().map(Side::name).orElse(null),
              false,
              views.outcome(over.outcome()),
              null);
    };
  }

  private AnalysisDocuments.TriedMove tried(ExploredPosition.Step<P, M> step) {
    List<Happening> seen = step.before().happenings(step.move(), READER);
    return new AnalysisDocuments.TriedMove(
        step.before().turn() instanceof Turn.Decide decide ? decide.seat().name() : null,
        offers(step.before()).tell(step.move()),
        Happening.told(seen, words::tell),
        ViewPresenter.motions(seen),
        explored.game().notation().writePosition(step.after()),
        views.view(step.after().view(READER)));
  }

  /** The lines that were found for whoever decides here. */
  AnalysisDocuments.LineList lines(List<Assessment<M>> found) {
    Turn.Decide decide = (Turn.Decide) explored.position().turn();
    OfferPresenter<P, M> offers = offers(explored.position());
    return new AnalysisDocuments.LineList(
        decide.seat().name(),
        decide.seat().side().name(),
        found.isEmpty() ? 0 : found.getFirst().depth(),
        found.isEmpty() ? 0 : found.getFirst().nodes(),
        found.stream().map(one -> line(one, offers)).toList());
  }

  private AnalysisDocuments.BestLine line(Assessment<M> one, OfferPresenter<P, M> offers) {
    return new AnalysisDocuments.BestLine(
        one.chance(),
        one.winIn(),
        offers.tell(one.line().getFirst()),
        one.line().stream().map(explored.game().notation()::write).toList());
  }
}
