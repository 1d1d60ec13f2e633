package games.parlour.chitral;

import games.parlour.boards.BoardArrangement;
import games.parlour.boards.BoardGame;
import games.parlour.boards.BoardSide;
import games.parlour.boards.DrawRules;
import games.parlour.boards.EditableGame;
import games.parlour.chitral.evaluation.ChitralEvaluator;
import games.parlour.chitral.fast.FastChitral;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralNotation;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;
import games.parlour.chitral.rules.PositionLine;
import games.parlour.chitral.rules.Rules;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Option.Basis;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.Level;
import games.parlour.core.search.Weights;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Fort Chitral: its options, seats and start. */
public final class FortChitral
    implements BoardGame<ChitralPosition, ChitralMove>, IllustratedGame, LessonGame, EditableGame {
  @Override
  public String id() {
    return "fort-chitral";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    String usual = Layout.RANKS.word();
    return Stream.of(
            List.of(Option.of(Rules.LAYOUT, Layout.words(), usual, "F1", Basis.HINTED)),
            Rules.WRITTEN_OPTIONS,
            List.of(DrawRules.repetitionAmongPeople("F4"), DrawRules.quietLimit("F4")))
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return BoardSide.seats(Colour.values());
  }

  @Override
  public ChitralPosition start(Setup setup) {
    Rules rules = Rules.of(setup);
    return setup
        .position()
        .map(line -> PositionLine.read(rules, line))
        .orElseGet(() -> ChitralPosition.of(rules, rules.layout().start(), Colour.WHITE, 0, 0));
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return PositionLine.options(position);
  }

  @Override
  public Notation<ChitralPosition, ChitralMove> notation() {
    return new ChitralNotation();
  }

  /** A man that is missing was captured. */
  @Override
  public List<String> capturedKinds() {
    return List.of();
  }

  @Override
  public String writeBoard(Setup setup, BoardArrangement board) {
    return PositionLine.write(Rules.of(setup), board);
  }

  @Override
  public List<Figure> figures() {
    return RulebookFigures.ALL;
  }

  @Override
  public List<Lesson> lessons() {
    return ChitralLessons.ALL;
  }

  @Override
  public FastPosition<ChitralPosition, ChitralMove> fast() {
    return new FastChitral();
  }

  @Override
  public List<ChitralMove> offers(ChitralPosition position) {
    return position.turn() instanceof Turn.Over
        ? List.of()
        : new FastChitral().offers(position, CROWD);
  }

  @Override
  public List<Level> levels() {
    return Level.beside(FortChitral.class);
  }

  @Override
  public Weights weights() {
    return Weights.beside(FortChitral.class);
  }

  /** The fast form must be one of this game's. */
  @Override
  public Evaluator evaluator(FastPosition<ChitralPosition, ChitralMove> fast, Weights weights) {
    return new ChitralEvaluator((FastChitral) fast, weights);
  }
}
