package games.parlour.testkit.cards;

import games.parlour.core.Fast;
import games.parlour.core.MoveList;
import games.parlour.core.Turn;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The fast form of Four Hands. It keeps a pile of positions: the game is too small for speed to
 * matter, and nothing can be shorter.
 */
final class CardsFast implements Fast<CardsPosition, CardMove> {
  private final Deque<CardsPosition> pile = new ArrayDeque<>();
  private int turns;

  @Override
  public void set(CardsPosition position) {
    pile.clear();
    pile.push(position);
    turns = 0;
  }

  private CardsPosition now() {
    return pile.getFirst();
  }

  @Override
  public int seat() {
    return switch (now().turn()) {
      case Turn.Decide decide -> decide.seat().index();
      case Turn.Chance chance -> CHANCE;
      case Turn.Over over -> OVER;
    };
  }

  @Override
  public int side() {
    return now().actor() % 2;
  }

  @Override
  public void moves(MoveList into) {
    into.clear();
    now().moves().forEach(move -> into.add(encode(move)));
  }

  @Override
  public int count() {
    return now().moves().size();
  }

  @Override
  public long pick(int index) {
    return encode(now().moves().get(index));
  }

  @Override
  public void make(long move) {
    CardMove made = decode(move);
    turns += made instanceof CardMove.Die ? 1 : 0;
    pile.push(now().play(made));
  }

  @Override
  public void unmake() {
    CardsPosition.Phase left = pile.pop().phase();
    boolean thrown = now().phase() == CardsPosition.Phase.THROW && left != now().phase();
    turns -= thrown ? 1 : 0;
  }

  @Override
  public long weight(long move) {
    return now().weight(decode(move));
  }

  @Override
  public boolean loud(long move) {
    return decode(move) instanceof CardMove.Die && now().table().size() == 4;
  }

  @Override
  public long hash() {
    long hash = 1;
    for (char c : new CardsNotation().writePosition(now()).toCharArray()) {
      hash = (hash ^ c) * 0x100000001B3L;
    }
    return hash;
  }

  @Override
  public int evaluate() {
    return 100 * (now().points().get(0) - now().points().get(1));
  }

  @Override
  public int result() {
    return Integer.signum(evaluate());
  }

  @Override
  public int turns() {
    return turns;
  }

  @Override
  public long encode(CardMove move) {
    return switch (move) {
      case CardMove.Deal deal -> 100 + deal.value();
      case CardMove.Die die -> 200 + die.eyes();
      case CardMove.Peek peek -> 300 + 10 * peek.seat() + peek.place();
      case CardMove.Swap swap -> 400;
      case CardMove.Put put -> 500 + put.place();
      case CardMove.Play play -> 600 + play.place();
    };
  }

  @Override
  public CardMove decode(long move) {
    List<CardMove> listed = now().moves();
    return listed.stream().filter(one -> encode(one) == move).findFirst().orElseThrow();
  }
}
