package games.parlour.testkit.cards;

import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;

/** A fast form of Four Hands with something wrong. */
final class FaultyCardsFast implements FastPosition<FaultyCardsPosition, CardMove> {
  private final CardsFast real = new CardsFast();
  private final CardsFault fault;
  private final MoveList counted = new MoveList();
  private int made;
  private int drift;

  FaultyCardsFast(CardsFault fault) {
    this.fault = fault;
  }

  private boolean is(CardsFault wanted) {
    return fault == wanted;
  }

  @Override
  public void set(FaultyCardsPosition position) {
    real.set(position.real());
    made = 0;
    drift = 0;
  }

  @Override
  public int seat() {
    return real.seat();
  }

  @Override
  public int side() {
    return is(CardsFault.FAST_WRONG_SIDE) ? 1 - real.side() : real.side();
  }

  @Override
  public void moves(MoveList into) {
    real.moves(into);
    if (is(CardsFault.FAST_MISSES_A_MOVE) && into.size() > 4) {
      MoveList all = new MoveList();
      real.moves(all);
      into.clear();
      for (int i = 1; i < all.size(); i++) {
        into.add(all.get(i));
      }
    }
  }

  @Override
  public int count() {
    real.moves(counted);
    return real.count() + (is(CardsFault.FAST_MISCOUNTS) && real.seat() == 2 ? 1 : 0);
  }

  @Override
  public int count(int most) {
    return is(CardsFault.FAST_COUNTS_TOO_FAR) ? count() : Math.min(count(), most + 1);
  }

  @Override
  public boolean moves(MoveList into, int most) {
    moves(into);
    boolean all = into.size() <= most;
    into.cut(most);
    if (is(CardsFault.FAST_LISTS_TWICE) && all && into.size() > 0) {
      into.add(into.get(0));
    } else if (is(CardsFault.FAST_CHANGES_THE_ORDER) && into.size() > 1) {
      into.swap(0, 1);
    } else if (is(CardsFault.FAST_LEAVES_OUT_TOO_MANY) && !all) {
      into.cut(most - 1);
    }
    return all || is(CardsFault.FAST_TAKES_A_PART_FOR_THE_WHOLE);
  }

  @Override
  public long pick(int index) {
    if (is(CardsFault.FAST_PICKS_WHAT_WAS_COUNTED_BEFORE)) {
      return index < counted.size() ? counted.get(index) : -1;
    }
    return real.pick(is(CardsFault.FAST_PICKS_ANOTHER) ? real.count() - 1 - index : index);
  }

  @Override
  public void make(long move) {
    real.make(move);
    made++;
    drift += is(CardsFault.FAST_DRIFTS) || is(CardsFault.FAST_UNMAKE_FORGETS) ? 1 : 0;
  }

  @Override
  public void unmake() {
    real.unmake();
    made--;
    drift -= is(CardsFault.FAST_DRIFTS) ? 1 : 0;
  }

  int made() {
    return made;
  }

  @Override
  public long weight(long move) {
    return is(CardsFault.FAST_WRONG_WEIGHT) ? 1 : real.weight(move);
  }

  @Override
  public boolean isLoud(long move) {
    return real.isLoud(move);
  }

  @Override
  public void loudMoves(MoveList into) {
    real.loudMoves(into);
    if (is(CardsFault.FAST_LISTS_LOUD_WRONGLY) && real.count() > 0) {
      into.add(real.pick(0));
    }
  }

  @Override
  public boolean skipTurn() {
    return is(CardsFault.FAST_SKIP_KEEPS_THE_TURN);
  }

  /** Drifts at once, or only where the last thing made has been unmade. */
  @Override
  public long hash() {
    boolean forgot = is(CardsFault.FAST_UNMAKE_FORGETS) && made < drift;
    return real.hash() + (is(CardsFault.FAST_DRIFTS) || forgot ? drift : 0);
  }

  @Override
  public int evaluate() {
    return real.evaluate();
  }

  @Override
  public int result() {
    return is(CardsFault.FAST_WRONG_RESULT) ? 2 : real.result();
  }

  @Override
  public int turns() {
    return is(CardsFault.FAST_TURNS_FALL) ? -made : real.turns();
  }

  @Override
  public long encode(CardMove move) {
    return real.encode(move);
  }

  @Override
  public CardMove decode(long move) {
    CardMove decoded = real.decode(move);
    boolean wrong = is(CardsFault.FAST_WRONG_MOVE) && decoded instanceof CardMove.Swap;
    return wrong ? new CardMove.Play(0) : decoded;
  }
}
