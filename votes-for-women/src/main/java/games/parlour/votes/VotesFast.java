package games.parlour.votes;

import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The fast form: a table that remembers its changes. */
final class VotesFast implements FastPosition<VotesPosition, VotesMove> {
  private @Nullable GameState table;

  /** For each made move, how far the table's memory went before it, and the turns until then. */
  private int[] marks = new int[1 << 10];

  private int[] turnsBefore = new int[1 << 10];
  private int made;
  private int turns;

  /** The game as it stands; it is not to be changed. */
  GameState table() {
    if (table == null) {
      throw new IllegalStateException("not set to a position");
    }
    return table;
  }

  @Override
  public void set(VotesPosition position) {
    GameState wanted = position.state();
    if (table == null || !table.terms().equals(wanted.terms())) {
      table = wanted.copy();
      table.remember();
    } else {
      table.set(wanted);
    }
    made = 0;
    turns = 0;
  }

  @Override
  public int seat() {
    return table().waitsFor();
  }

  @Override
  public int side() {
    int seat = table().waitsFor();
    return seat < 0 ? 0 : table().terms().side(seat);
  }

  @Override
  public void moves(MoveList into) {
    into.clear();
    MoveList listed = table().moves();
    for (int i = 0; i < listed.size(); i++) {
      into.add(listed.get(i));
    }
  }

  @Override
  public int count() {
    return table().moves().size();
  }

  @Override
  public long pick(int index) {
    return table().moves().get(index);
  }

  @Override
  public void make(long move) {
    GameState t = table();
    if (made == marks.length) {
      marks = Arrays.copyOf(marks, 2 * made);
      turnsBefore = Arrays.copyOf(turnsBefore, 2 * made);
    }
    marks[made] = t.mark();
    turnsBefore[made++] = turns;
    int completed = GameStatus.turns(t);
    t.play(move);
    turns += GameStatus.turns(t) > completed ? 1 : 0;
  }

  @Override
  public void unmake() {
    table().back(marks[--made]);
    turns = turnsBefore[made];
  }

  @Override
  public long weight(long move) {
    return table().weight(move);
  }

  @Override
  public boolean isLoud(long move) {
    return MoveKind.of(move) == MoveKind.CLEAR
        || (MoveKind.of(move) == MoveKind.USE && MoveKind.first(move) > 0);
  }

  @Override
  public long hash() {
    return table().hash();
  }

  @Override
  public int evaluate() {
    return VotesEvaluation.of(table());
  }

  @Override
  public int result() {
    return table().over() ? 1 - 2 * table().winner() : 0;
  }

  @Override
  public int turns() {
    return turns;
  }

  @Override
  public long encode(VotesMove move) {
    return move.code();
  }

  @Override
  public VotesMove decode(long move) {
    return VotesMove.of(move);
  }
}
