package games.parlour.votes;

import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Prompt;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.notation.PositionLine;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.ConsideredMoves;
import games.parlour.votes.view.HappeningWriter;
import games.parlour.votes.view.HiddenCards;
import games.parlour.votes.view.VotesViewBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** A position: a table that nobody changes any more. */
public final class VotesPosition implements Position<VotesPosition, VotesMove> {
  private final GameState state;

  VotesPosition(GameState table) {
    this.state = table;
    table.rest();
  }

  /** The table; it is not to be changed. */
  GameState state() {
    return state;
  }

  @Override
  public Turn turn() {
    int seat = state.waitsFor();
    if (seat == GameState.OVER) {
      String reason = state.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
      return new Turn.Over(Outcome.win(Terms.SIDES.get(state.winner()), Text.of("over." + reason)));
    }
    Prompt prompt = prompt(seat);
    return seat == GameState.CHANCE
        ? new Turn.Chance(prompt)
        : new Turn.Decide(state.terms().seats().get(seat), prompt);
  }

  private Prompt prompt(int seat) {
    Step step = state.step();
    int left = step.left(state);
    boolean first = GameStatus.turn(state) <= 1 && GameStatus.round(state) <= 1;
    return new Prompt(
        step.ask(state),
        Optional.of(step.rule(state)),
        left < 0 ? OptionalInt.empty() : OptionalInt.of(left),
        first && seat >= 0
            ? Optional.of(Text.of("goal." + Terms.SIDES.get(state.sideOf(seat)).name()))
            : Optional.empty());
  }

  @Override
  public List<VotesMove> moves() {
    MoveList codes = new MoveList();
    state.list(codes);
    return decoded(codes);
  }

  private static List<VotesMove> decoded(MoveList codes) {
    List<VotesMove> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(VotesMove.of(codes.get(i)));
    }
    return moves;
  }

  private boolean isListed(VotesMove move) {
    MoveList codes = new MoveList();
    state.list(codes);
    for (int i = 0; i < codes.size(); i++) {
      if (codes.get(i) == move.code()) {
        return true;
      }
    }
    return false;
  }

  private void check(VotesMove move) {
    if (!isListed(move)) {
      throw Refusal.ofMove(VotesNotation.text(move));
    }
  }

  @Override
  public List<VotesMove> considered() {
    MoveList codes = new MoveList();
    ConsideredMoves.list(state, codes);
    return decoded(codes);
  }

  @Override
  public Optional<Text> whyNot(VotesMove move) {
    return isListed(move)
        ? Optional.empty()
        : Optional.of(ConsideredMoves.whyNot(state, move.code()));
  }

  @Override
  public Optional<Text> outlook(VotesMove move) {
    return state.waitsFor() < 0
        ? Optional.empty()
        : Optional.ofNullable(state.step().outlook(state, move.code()));
  }

  @Override
  public VotesPosition play(VotesMove move) {
    return new VotesPosition(after(move));
  }

  private GameState after(VotesMove move) {
    check(move);
    GameState next = state.copy();
    next.play(move.code());
    return next;
  }

  @Override
  public View view(Viewer viewer) {
    return VotesViewBuilder.of(state, seatOf(viewer));
  }

  static int seatOf(Viewer viewer) {
    return switch (viewer) {
      case Viewer.At at -> at.seat().index();
      case Viewer.Spectator spectator -> HiddenCards.SPECTATOR;
    };
  }

  @Override
  public List<Happening> happenings(VotesMove move, Viewer viewer) {
    check(move);
    return HappeningWriter.of(state, move.code(), seatOf(viewer));
  }

  @Override
  public VotesPosition imagine(Seat seat, Generator random) {
    return new VotesPosition(HiddenCards.imagine(state, seat.index(), random));
  }

  @Override
  public long weight(VotesMove chance) {
    return state.weight(chance.code());
  }

  @Override
  public boolean reveals(VotesMove move) {
    return after(move).hasRevealed();
  }

  @Override
  public boolean endsTurn(VotesMove move) {
    return GameStatus.turns(after(move)) > GameStatus.turns(state);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VotesPosition position && state.same(position.state);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(state.hash());
  }

  @Override
  public String toString() {
    return PositionLine.write(state);
  }
}
