package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardArrangement;
import games.parlour.boards.BoardLine;
import games.parlour.boards.SquareSet;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * S11: a position in one line: board, side to move, inmates, edition, quiet turns, passes, call
 * state. Before the coin has fallen the side to move is a question mark.
 */
public final class PositionLine {
  private static final String LETTERS = "sLpI";
  private static final String COIN = "?";
  private static final int FIELDS = 7;
  private static final Pattern INMATES =
      Pattern.compile("S([0-9]{1,2})\\+([0-9])/P([0-9]{1,2})\\+([0-9])");

  private PositionLine() {}

  /** The line of a board that was set up by hand. */
  public static String write(Edition edition, BoardArrangement board) {
    Map<String, Character> letters =
        Stream.of(Piece.values()).collect(Collectors.toMap(Piece::id, Piece::letter));
    return String.join(
        " ",
        BoardLine.write(Zones.GRID, board.letters(Zones.GRID, letters)),
        String.valueOf(board.mover(Faction.values()).letter()),
        held(piece -> board.captured(piece.id())),
        edition.word(),
        "0",
        "0",
        "-");
  }

  private static String held(ToIntFunction<Piece> inmates) {
    return "S"
        + inmates.applyAsInt(Piece.SUFFRAGETTE)
        + "+"
        + inmates.applyAsInt(Piece.LEADER)
        + "/P"
        + inmates.applyAsInt(Piece.POLICEMAN)
        + "+"
        + inmates.applyAsInt(Piece.INSPECTOR);
  }

  static String write(SuffragettoPosition position) {
    boolean tossing = position.stage() instanceof TurnStage.CoinToss;
    String call =
        switch (position.stage()) {
          case TurnStage.CoinToss toss -> "-";
          case TurnStage.Start fresh -> "-";
          case TurnStage.AfterCall called -> "c";
          case TurnStage.Answering waiting -> "?" + SuffragettoNotation.text(waiting.exchange());
        };
    return String.join(
        " ",
        BoardLine.write(Zones.GRID, position.board().letters()),
        tossing ? COIN : String.valueOf(position.mover().letter()),
        held(position.inmates()::of),
        position.rules().edition().word(),
        String.valueOf(position.drawCounters().quietTurns()),
        String.valueOf(position.drawCounters().passes()),
        call);
  }

  /** The edition that a line states. */
  public static Edition edition(String line) {
    String word = fields(line).get(3);
    for (Edition edition : Edition.values()) {
      if (edition.word().equals(word)) {
        return edition;
      }
    }
    throw BoardLine.refusal(Text.of("refused.line.edition", "word", word));
  }

  /** The side to move that a line states, unless the coin has still to fall. */
  static Optional<Faction> mover(String line) {
    String text = fields(line).get(1);
    return text.equals(COIN)
        ? Optional.empty()
        : Optional.of(BoardLine.mover(Faction.values(), text));
  }

  public static SuffragettoPosition read(Rules rules, String line) {
    List<String> fields = fields(line);
    Board board = board(fields.get(0));
    Inmates inmates = inmates(fields.get(2), board);
    Optional<Faction> mover = mover(line);
    TurnStage stage = stage(fields.get(6), mover.isEmpty(), rules, board, inmates);
    SuffragettoPosition position =
        SuffragettoPosition.of(
            rules,
            board,
            mover.orElse(Faction.SUFFRAGETTES),
            inmates,
            BoardLine.quietTurns(fields.get(4)),
            BoardLine.passes(fields.get(5)),
            stage);
    if (position.inside(Faction.SUFFRAGETTES) == Rules.TO_WIN
        && position.inside(Faction.POLICE) == Rules.TO_WIN) {
      throw BoardLine.refusal(Text.of("refused.line.both"));
    }
    return position;
  }

  private static List<String> fields(String line) {
    return BoardLine.fields(line, FIELDS, FIELDS);
  }

  private static Board board(String text) {
    Map<Integer, Character> letters = BoardLine.read(Zones.GRID, text, LETTERS);
    Board board = Board.empty();
    for (Piece piece : Piece.values()) {
      SquareSet squares = BoardLine.squares(letters, piece.letter());
      SquareSet wrong = squares.minus(piece.faction().ground()).minus(piece.faction().yard());
      if (!wrong.isEmpty()) {
        String square = Zones.GRID.name(wrong.next(0));
        throw BoardLine.refusal(
            Text.of(
                "refused.line.square",
                "piece",
                Text.of("piece." + piece.id()),
                "letter",
                String.valueOf(piece.letter()),
                "square",
                square));
      }
      board = board.with(piece, squares);
    }
    return board;
  }

  private static Inmates inmates(String text, Board board) {
    Matcher matcher = INMATES.matcher(text);
    if (!matcher.matches()) {
      throw BoardLine.refusal(Text.of("refused.line.inmates", "text", text));
    }
    Inmates inmates = Inmates.none();
    for (Piece piece : Piece.values()) {
      int held = Integer.parseInt(matcher.group(piece.ordinal() + 1));
      int found = held + board.of(piece).size();
      if (found > piece.inAll()) {
        throw BoardLine.tooMany(piece.id(), piece.letter(), found, piece.inAll());
      }
      inmates = inmates.plus(piece, held);
    }
    return inmates;
  }

  private static TurnStage stage(
      String text, boolean tossing, Rules rules, Board board, Inmates inmates) {
    if (text.equals("-")) {
      return tossing ? new TurnStage.CoinToss() : new TurnStage.Start();
    }
    if (text.equals("c") && !tossing) {
      return new TurnStage.AfterCall();
    }
    if (text.startsWith("?") && rules.edition().asksConsent() && !tossing) {
      Optional<Exchange> exchange = SuffragettoNotation.exchange(text.substring(1));
      if (exchange.isPresent() && Exchange.callable(board, inmates).contains(exchange.get())) {
        return new TurnStage.Answering(exchange.get());
      }
    }
    throw BoardLine.refusal(Text.of("refused.line.call", "text", text));
  }
}
