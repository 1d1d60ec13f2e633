package games.parlour.testkit.cards;

import games.parlour.core.Happening;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of Four Hands. Who knows which card is open to all; only the values are secret.
 *
 * @param round how many tricks are over; the lead goes round with it
 * @param points what each side has scored
 * @param stock how many cards of each value lie in the deck without a known order
 * @param top cards that were put on top of the deck, the topmost first
 * @param hands the cards of each seat
 * @param table the totals of the trick, from the leader on
 * @param phase what comes next
 */
public record CardsPosition(
    CardsRules rules,
    int round,
    List<Integer> points,
    List<Integer> stock,
    List<DealtCard> top,
    List<List<DealtCard>> hands,
    List<Integer> table,
    Phase phase)
    implements Position<CardsPosition, CardMove> {

  enum Phase {
    DEAL,
    CHOOSE,
    DRAW,
    PUT,
    PLAY,
    THROW
  }

  public CardsPosition {
    points = List.copyOf(points);
    stock = List.copyOf(stock);
    top = List.copyOf(top);
    hands = List.copyOf(hands);
    table = List.copyOf(table);
  }

  static CardsPosition start(CardsRules rules) {
    List<List<DealtCard>> hands = List.of(List.of(), List.of(), List.of(), List.of());
    return new CardsPosition(
        rules, 0, List.of(0, 0), CardsRules.COPIES, List.of(), hands, List.of(), Phase.DEAL);
  }

  boolean over() {
    int lead = Math.abs(points.get(0) - points.get(1));
    return lead > rules.rounds() - round || round == rules.rounds();
  }

  /** The seat that decides, or for which a card or die is thrown. */
  int actor() {
    int next = round + table.size();
    return switch (phase) {
      case DEAL -> shortestHand();
      case THROW -> (next + 3) % 4;
      case CHOOSE, DRAW, PUT, PLAY -> next % 4;
    };
  }

  private int shortestHand() {
    int shortest = round % 4;
    for (int i = 1; i < 4; i++) {
      int seat = (round + i) % 4;
      shortest = hands.get(seat).size() < hands.get(shortest).size() ? seat : shortest;
    }
    return shortest;
  }

  int deckSize() {
    return top.size() + stock.stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public Turn turn() {
    return CardsTexts.turn(this);
  }

  @Override
  public List<CardMove> moves() {
    List<CardMove> moves = new ArrayList<>();
    if (over()) {
      return moves;
    }
    int size = hands.get(actor()).size();
    switch (phase) {
      case DEAL, DRAW -> {
        for (int value = 1; value <= stock.size(); value++) {
          boolean next = top.isEmpty() ? stock.get(value - 1) > 0 : top.get(0).value() == value;
          if (next) {
            moves.add(new CardMove.Deal(value));
          }
        }
      }
      case THROW -> {
        for (int eyes = 1; eyes <= CardsRules.EYES; eyes++) {
          moves.add(new CardMove.Die(eyes));
        }
      }
      case PUT -> {
        for (int place = 0; place < size; place++) {
          moves.add(new CardMove.Put(place));
        }
      }
      case PLAY, CHOOSE -> {
        for (int place = 0; place < size; place++) {
          moves.add(new CardMove.Play(place));
        }
        if (phase == Phase.CHOOSE) {
          addAsides(moves);
        }
      }
    }
    return moves;
  }

  private void addAsides(List<CardMove> moves) {
    for (int seat = 0; seat < 4 && rules.peeks(); seat++) {
      for (int place = 0; place < hands.get(seat).size(); place++) {
        if (!hands.get(seat).get(place).knownTo(actor())) {
          moves.add(new CardMove.Peek(seat, place));
        }
      }
    }
    if (deckSize() > 0) {
      moves.add(new CardMove.Swap());
    }
  }

  /** Whoever decides may look for the swap, once a turn and while there are cards. */
  @Override
  public List<CardMove> considered() {
    return turn() instanceof Turn.Decide ? List.of(new CardMove.Swap()) : List.of();
  }

  @Override
  public Optional<Text> whyNot(CardMove move) {
    if (moves().contains(move)) {
      return Optional.empty();
    }
    boolean swap = move instanceof CardMove.Swap && turn() instanceof Turn.Decide;
    String why = !swap ? "refused.now" : phase == Phase.CHOOSE ? "why.deck" : "why.swapped";
    return Optional.of(Text.of(why));
  }

  @Override
  public Optional<Text> outlook(CardMove move) {
    return move instanceof CardMove.Swap
        ? Optional.of(Text.of("outlook.swap", "cards", deckSize()))
        : Optional.empty();
  }

  @Override
  public CardsPosition play(CardMove move) {
    if (!moves().contains(move)) {
      throw Refusal.ofMove(CardsNotation.text(move));
    }
    return new CardsPositionBuilder(this).play(move);
  }

  @Override
  public View view(Viewer viewer) {
    return CardsView.of(this, viewer);
  }

  @Override
  public List<Happening> happenings(CardMove move, Viewer viewer) {
    return CardsTexts.happenings(this, move, viewer);
  }

  @Override
  public CardsPosition imagine(Seat seat, Generator random) {
    return CardsKnowledge.imagine(this, seat.index(), random);
  }

  @Override
  public long weight(CardMove chance) {
    boolean fromStock = chance instanceof CardMove.Deal && top.isEmpty();
    return fromStock ? stock.get(((CardMove.Deal) chance).value() - 1) : 1;
  }

  @Override
  public boolean reveals(CardMove move) {
    return move instanceof CardMove.Peek || move instanceof CardMove.Play;
  }
}
