package games.parlour.suffragetto;

import games.parlour.boards.BoardArrangement;
import games.parlour.boards.BoardGame;
import games.parlour.boards.BoardSide;
import games.parlour.boards.DrawRules;
import games.parlour.boards.EditableGame;
import games.parlour.core.Notation;
import games.parlour.core.Option;
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
import games.parlour.suffragetto.evaluation.SuffragettoEvaluator;
import games.parlour.suffragetto.fast.FastSuffragetto;
import games.parlour.suffragetto.rules.Board;
import games.parlour.suffragetto.rules.Faction;
import games.parlour.suffragetto.rules.Inmates;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.PositionLine;
import games.parlour.suffragetto.rules.Rules;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoNotation;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.suffragetto.rules.TurnStage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Suffragetto: its options, seats and start. */
public final class Suffragetto
    implements BoardGame<SuffragettoPosition, SuffragettoMove>,
        IllustratedGame,
        LessonGame,
        EditableGame {
  private static final String FIRST = "first";
  private static final String COIN = "coin";

  @Override
  public String id() {
    return "suffragetto";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    String suffragettes = Faction.SUFFRAGETTES.word();
    return List.of(
        Option.of(
            Rules.EDITION, List.of("1908", "2016", "german"), "1908", "S10", Option.Basis.STATED),
        new Option(
            FIRST,
            List.of(COIN, suffragettes, Faction.POLICE.word()),
            COIN,
            suffragettes,
            Optional.empty(),
            "S2",
            Option.Basis.STATED),
        DrawRules.repetitionForAll("S9"),
        DrawRules.quietLimit("S9"));
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return BoardSide.seats(Faction.values());
  }

  @Override
  public SuffragettoPosition start(Setup setup) {
    Rules rules = Rules.of(setup);
    if (setup.position().isPresent()) {
      return PositionLine.read(rules, setup.position().get());
    }
    boolean coin = setup.option(FIRST).equals(COIN);
    boolean police = setup.option(FIRST).equals(Faction.POLICE.word());
    return SuffragettoPosition.of(
        rules,
        Board.start(),
        police ? Faction.POLICE : Faction.SUFFRAGETTES,
        Inmates.none(),
        0,
        0,
        coin ? new TurnStage.CoinToss() : new TurnStage.Start());
  }

  /** Only a coin that still has to fall is chance; a written position may wait for it too. */
  @Override
  public boolean hasChance(Setup setup) {
    return start(setup).turn() instanceof Turn.Chance;
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return Map.of(Rules.EDITION, PositionLine.edition(position).word());
  }

  @Override
  public Notation<SuffragettoPosition, SuffragettoMove> notation() {
    return new SuffragettoNotation();
  }

  @Override
  public List<String> capturedKinds() {
    return Stream.of(Piece.values()).map(Piece::id).toList();
  }

  @Override
  public String writeBoard(Setup setup, BoardArrangement board) {
    return PositionLine.write(Rules.of(setup).edition(), board);
  }

  @Override
  public List<Figure> figures() {
    return RulebookFigures.ALL;
  }

  @Override
  public List<Lesson> lessons() {
    return SuffragettoLessons.ALL;
  }

  @Override
  public FastPosition<SuffragettoPosition, SuffragettoMove> fast() {
    return new FastSuffragetto();
  }

  @Override
  public List<SuffragettoMove> offers(SuffragettoPosition position) {
    return position.turn() instanceof Turn.Over
        ? List.of()
        : new FastSuffragetto().offers(position, CROWD);
  }

  @Override
  public List<Level> levels() {
    return Level.beside(Suffragetto.class);
  }

  @Override
  public Weights weights() {
    return Weights.beside(Suffragetto.class);
  }

  @Override
  public Evaluator evaluator(
      FastPosition<SuffragettoPosition, SuffragettoMove> fast, Weights weights) {
    return new SuffragettoEvaluator((FastSuffragetto) fast, weights);
  }
}
