package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.Chains;
import games.parlour.boards.DrawCounters;
import games.parlour.boards.MoveReason;
import games.parlour.boards.SquareSet;
import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Prompt;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import games.parlour.suffragetto.rules.SuffragettoMove.Answer;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import games.parlour.suffragetto.rules.SuffragettoMove.Toss;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of Suffragetto.
 *
 * @param rules what was chosen about the rules
 * @param board who stands where
 * @param mover whose turn it is, also while the other answers a call
 * @param inmates who has been taken
 * @param drawCounters S9: what counts towards a draw; quiet is a turn without a capture, an entry
 *     or an exchange
 * @param stage how far the turn has come
 */
public record SuffragettoPosition(
    Rules rules,
    Board board,
    Faction mover,
    Inmates inmates,
    DrawCounters<TurnStart> drawCounters,
    TurnStage stage)
    implements BoardPosition<SuffragettoPosition, SuffragettoMove> {

  /** So many turns of both sides the goal is told. */
  private static final int YOUNG = 8;

  /** S9: what counts as the same position when it comes back. */
  public record TurnStart(Board board, Faction mover) {}

  /** A position without a past but the start of its turn. */
  public static SuffragettoPosition of(
      Rules rules,
      Board board,
      Faction mover,
      Inmates inmates,
      int quiet,
      int passes,
      TurnStage stage) {
    TurnStart startOfTurn = new TurnStart(stage.beforeCall(board), mover);
    return new SuffragettoPosition(
        rules, board, mover, inmates, DrawCounters.from(quiet, passes, startOfTurn), stage);
  }

  @Override
  public Turn turn() {
    Optional<Outcome> outcome = outcome();
    if (outcome.isPresent()) {
      return new Turn.Over(outcome.get());
    }
    return switch (stage) {
      case TurnStage.CoinToss toss -> new Turn.Chance(new Prompt(Text.of("prompt.toss")));
      case TurnStage.Answering answering ->
          mover
              .other()
              .decides(
                  answering.exchange().text("prompt.answer"), Optional.of("S8"), Optional.empty());
      case TurnStage.Start start -> mover.decides(Text.of("prompt.move"), Optional.empty(), goal());
      case TurnStage.AfterCall afterCall -> mover.decides(Text.of("prompt.move.called"));
    };
  }

  /** What the player to move plays for, told in the first turns while nothing has happened. */
  private Optional<Text> goal() {
    boolean young =
        drawCounters.quietTurns() < YOUNG
            && inmates.equals(Inmates.none())
            && inside(Faction.SUFFRAGETTES) + inside(Faction.POLICE) == 0;
    return young ? Optional.of(Text.of("prompt.goal." + mover.word())) : Optional.empty();
  }

  /** S9: how the game has ended, if it has. */
  private Optional<Outcome> outcome() {
    for (Faction faction : Faction.values()) {
      if (inside(faction) >= Rules.TO_WIN) {
        return Optional.of(faction.wins("outcome.six."));
      }
    }
    return rules.draws().outcome(drawCounters);
  }

  /** How many pieces a faction has in the enemy's building. */
  int inside(Faction faction) {
    return board.of(faction).and(faction.goal()).size();
  }

  @Override
  public List<SuffragettoMove> moves() {
    if (outcome().isPresent()) {
      return List.of();
    }
    return switch (stage) {
      case TurnStage.CoinToss toss -> List.of(new Toss(true), new Toss(false));
      case TurnStage.Answering answering -> List.of(new Answer(true), new Answer(false));
      case TurnStage.Start start -> turnMoves(true);
      case TurnStage.AfterCall afterCall -> turnMoves(false);
    };
  }

  /** The moves that are not made by a piece on the board. */
  List<SuffragettoMove> movesOffBoard() {
    return switch (stage) {
      case TurnStage.CoinToss toss -> moves();
      case TurnStage.Answering answering -> moves();
      case TurnStage.Start start -> outcome().isPresent() ? List.of() : withoutPieces(true);
      case TurnStage.AfterCall after -> outcome().isPresent() ? List.of() : withoutPieces(false);
    };
  }

  private List<SuffragettoMove> withoutPieces(boolean mayCall) {
    List<SuffragettoMove> moves = new ArrayList<>();
    if (movement().isStuck(mover)) {
      moves.add(new Pass());
    }
    if (mayCall) {
      Exchange.callable(board, inmates).forEach(exchange -> moves.add(new Call(exchange)));
    }
    return moves;
  }

  /** The move of the piece on a square to another by a step, if it is listed. */
  Optional<Travel> step(int from, int to) {
    return mayMove(from) ? movement().step(mover, from, to) : Optional.empty();
  }

  /** The chain of the piece on a square along these, if it may be moved now and hop like that. */
  Optional<Chains.Chain> chain(int from, List<Integer> landings) {
    return mayMove(from) ? movement().chain(from, landings) : Optional.empty();
  }

  /** The listed move that a chain makes, if it makes one. */
  Optional<Travel> told(Chains.Chain chain) {
    return movement().told(mover, chain);
  }

  private boolean mayMove(int square) {
    boolean atTurn = stage instanceof TurnStage.Start || stage instanceof TurnStage.AfterCall;
    return atTurn && board.of(mover).contains(square) && outcome().isEmpty();
  }

  private Movement movement() {
    return new Movement(rules.edition(), board);
  }

  /** Looks at this move alone, as a crowd on the board can have millions. */
  private boolean isListed(SuffragettoMove move) {
    if (!(move instanceof Travel travel)) {
      return movesOffBoard().contains(move);
    }
    int from = Zones.GRID.square(travel.from());
    List<Integer> landings =
        travel.legs().stream().map(leg -> Zones.GRID.square(leg.to())).toList();
    if (landings.isEmpty()) {
      return false;
    }
    Optional<Travel> listed =
        travel.hops() ? chain(from, landings).flatMap(this::told) : step(from, landings.getFirst());
    return listed.equals(Optional.of(travel));
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from) {
    int start = Zones.GRID.square(from);
    return reasonToWait().or(() -> reasons().against(start));
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from, String to) {
    int start = Zones.GRID.square(from);
    int end = Zones.GRID.square(to);
    return reasonToWait().or(() -> reasons().against(start, end));
  }

  private SuffragettoReasons reasons() {
    return new SuffragettoReasons(board, mover, movement());
  }

  /** Why nobody can move a piece now, if nobody can. */
  private Optional<MoveReason> reasonToWait() {
    if (outcome().isPresent()) {
      return Optional.of(MoveReason.plain("reason.over"));
    }
    return switch (stage) {
      case TurnStage.CoinToss toss -> Optional.of(MoveReason.of("S2", "reason.toss"));
      case TurnStage.Answering waiting -> Optional.of(MoveReason.of("S8", "reason.answer"));
      case TurnStage.Start start -> Optional.empty();
      case TurnStage.AfterCall called -> Optional.empty();
    };
  }

  /** A pass and every exchange: what is not made by a piece and not always possible. */
  @Override
  public List<SuffragettoMove> considered() {
    if (!(turn() instanceof Turn.Decide)) {
      return List.of();
    }
    List<SuffragettoMove> considered = new ArrayList<>(List.of(new Pass()));
    Exchange.all().forEach(exchange -> considered.add(new Call(exchange)));
    return considered;
  }

  @Override
  public Optional<Text> whyNot(SuffragettoMove move) {
    if (isListed(move)) {
      return Optional.empty();
    }
    Text now = Text.of("refused.now");
    return switch (move) {
      case Travel travel ->
          reasonAgainst(travel.from(), travel.to())
              .map(MoveReason::text)
              .or(() -> Optional.of(now));
      case Pass pass ->
          reasonToWait().map(MoveReason::text).or(() -> Optional.of(Text.of("reason.pass")));
      case Call call -> reasonToWait().map(MoveReason::text).or(() -> Optional.of(whyNoCall()));
      case Answer answer -> Optional.of(now);
      case Toss toss -> Optional.of(now);
    };
  }

  private Text whyNoCall() {
    return stage instanceof TurnStage.AfterCall
        ? Text.of("reason.call.again")
        : Exchange.whyNone(board, inmates);
  }

  private List<SuffragettoMove> turnMoves(boolean mayCall) {
    List<SuffragettoMove> moves = new ArrayList<>(movement().of(mover));
    moves.addAll(withoutPieces(mayCall));
    return List.copyOf(moves);
  }

  @Override
  public SuffragettoPosition play(SuffragettoMove move) {
    if (!isListed(move)) {
      String text = SuffragettoNotation.text(move);
      throw Refusal.ofMove(text);
    }
    return switch (move) {
      case Toss toss ->
          of(
              rules,
              board,
              toss.suffragettesBegin() ? Faction.SUFFRAGETTES : Faction.POLICE,
              inmates,
              drawCounters.quietTurns(),
              drawCounters.passes(),
              new TurnStage.Start());
      case Travel travel -> afterTravel(travel);
      case Pass pass ->
          nextTurn(board, inmates, drawCounters.afterPass(hasExchanged(), turnStart(board)));
      case Call call ->
          rules.edition().asksConsent()
              ? withStage(new TurnStage.Answering(call.exchange()))
              : afterExchange(call.exchange());
      case Answer answer ->
          answer.accepts() && stage instanceof TurnStage.Answering answering
              ? afterExchange(answering.exchange())
              : withStage(new TurnStage.AfterCall());
    };
  }

  private SuffragettoPosition afterTravel(Travel travel) {
    int from = Zones.GRID.square(travel.from());
    int to = Zones.GRID.square(travel.to());
    Piece piece = Piece.of(mover, board.of(Piece.of(mover, true)).contains(from));
    Board after = board.without(piece, SquareSet.of(from)).with(piece, SquareSet.of(to));
    Inmates held = inmates;
    for (String taken : travel.taken()) {
      int square = Zones.GRID.square(taken);
      Piece victim =
          Piece.of(mover.other(), board.of(Piece.of(mover.other(), true)).contains(square));
      after = after.without(victim, SquareSet.of(square));
      held = held.plus(victim, 1);
    }
    boolean entry = mover.goal().contains(to) && !mover.goal().contains(from);
    boolean eventful = entry || !travel.taken().isEmpty() || hasExchanged();
    return nextTurn(after, held, drawCounters.afterMove(eventful, turnStart(after)));
  }

  /** S8: the freed pieces stand in their yards; the caller still has the turn to play. */
  private SuffragettoPosition afterExchange(Exchange exchange) {
    Board after = board;
    Inmates held = inmates;
    for (Faction faction : Faction.values()) {
      for (Exchange.FreedPiece freed : exchange.freed(faction)) {
        after = after.with(freed.piece(), SquareSet.of(freed.square()));
        held = held.plus(freed.piece(), -1);
      }
    }
    return new SuffragettoPosition(
        rules, after, mover, held, drawCounters.afterEvent(), new TurnStage.AfterCall());
  }

  /**
   * Whether this turn has seen an exchange: nothing is quiet, and the freed are where they start.
   */
  private boolean hasExchanged() {
    return drawCounters.quietTurns() == 0 && !stage.beforeCall(board).equals(board);
  }

  private SuffragettoPosition withStage(TurnStage next) {
    return new SuffragettoPosition(rules, board, mover, inmates, drawCounters, next);
  }

  /** What the next turn starts with. */
  private TurnStart turnStart(Board after) {
    return new TurnStart(after, mover.other());
  }

  private SuffragettoPosition nextTurn(Board after, Inmates held, DrawCounters<TurnStart> now) {
    return new SuffragettoPosition(rules, after, mover.other(), held, now, new TurnStage.Start());
  }

  @Override
  public BoardView view() {
    return ViewBuilder.of(this);
  }

  @Override
  public List<Happening> happenings(SuffragettoMove move) {
    return MoveHappenings.of(this, move);
  }
}
