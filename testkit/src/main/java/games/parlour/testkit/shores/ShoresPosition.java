package games.parlour.testkit.shores;

import games.parlour.core.Happening;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import java.util.ArrayList;
import java.util.List;

/**
 * A position of Two Shores.
 *
 * @param cards where each card lies
 * @param lanterns how many of each seat's burn in each harbour
 * @param voyages how many each seat has made
 * @param boat the shore where the boat lies
 * @param eyes what the die shows, or 0
 * @param seat who acts
 */
public record ShoresPosition(
    List<Where> cards,
    List<List<Integer>> lanterns,
    List<Integer> voyages,
    int boat,
    int eyes,
    int seat,
    Phase phase)
    implements Position<ShoresPosition, ShoreMove> {

  /** Where a card lies. */
  enum Where {
    BLUE,
    WHITE,
    DECK,
    PLAYING,
    DISCARD
  }

  /** What comes next. */
  enum Phase {
    DEAL,
    PLAY,
    LIGHT,
    SAIL,
    OVER
  }

  public ShoresPosition {
    cards = List.copyOf(cards);
    lanterns = List.copyOf(lanterns);
    voyages = List.copyOf(voyages);
  }

  static ShoresPosition start() {
    List<Where> cards = ShoresRules.CARDS.stream().map(card -> Where.DECK).toList();
    List<List<Integer>> dark = ShoresRules.HARBOURS.stream().map(one -> List.of(0, 0)).toList();
    return new ShoresPosition(cards, dark, List.of(0, 0), 0, 0, 0, Phase.DEAL);
  }

  /** The cards that lie somewhere, by their index. */
  List<Integer> cardsAt(Where where) {
    List<Integer> found = new ArrayList<>();
    for (int card = 0; card < cards.size(); card++) {
      if (cards.get(card) == where) {
        found.add(card);
      }
    }
    return found;
  }

  static Where hand(int seat) {
    return Where.values()[seat];
  }

  boolean isFull(int harbour) {
    return lanterns.get(harbour).get(0) + lanterns.get(harbour).get(1) == ShoresRules.LANTERNS;
  }

  /** The harbours of a shore that can take a lantern. */
  private List<Integer> dark(int shore) {
    List<Integer> found = new ArrayList<>();
    for (int harbour = 0; harbour < lanterns.size(); harbour++) {
      if (ShoresRules.shoreOfHarbour(harbour) == shore && !isFull(harbour)) {
        found.add(harbour);
      }
    }
    return found;
  }

  /** A harbour counts for whoever has more lanterns there, and each voyage for one. */
  int lead() {
    int lead = voyages.get(0) - voyages.get(1);
    for (List<Integer> there : lanterns) {
      lead += Integer.signum(there.get(0) - there.get(1));
    }
    return lead;
  }

  @Override
  public Turn turn() {
    return ShoresTexts.turn(this);
  }

  @Override
  public List<ShoreMove> moves() {
    List<ShoreMove> moves = new ArrayList<>();
    switch (phase) {
      case DEAL -> cardsAt(Where.DECK).forEach(card -> moves.add(new ShoreMove.Deal(card)));
      case PLAY -> {
        for (int card : cardsAt(hand(seat))) {
          if (!dark(ShoresRules.shoreOfCard(card)).isEmpty()) {
            moves.add(new ShoreMove.Light(card));
          }
          moves.add(new ShoreMove.Sail(card));
        }
      }
      case LIGHT -> {
        int played = cardsAt(Where.PLAYING).getFirst();
        dark(ShoresRules.shoreOfCard(played)).forEach(at -> moves.add(new ShoreMove.At(at)));
      }
      case SAIL -> {
        for (int face = 1; face <= ShoresRules.EYES; face++) {
          moves.add(new ShoreMove.Die(face));
        }
      }
      case OVER -> {}
    }
    return moves;
  }

  @Override
  public ShoresPosition play(ShoreMove move) {
    if (!moves().contains(move)) {
      throw Refusal.ofMove(ShoresNotation.text(move));
    }
    return new ShoresPlay(this).play(move);
  }

  @Override
  public ShoresView view(Viewer viewer) {
    return ShoresView.of(this, viewer);
  }

  @Override
  public List<Happening> happenings(ShoreMove move, Viewer viewer) {
    return ShoresTexts.happenings(this, move, viewer);
  }

  /** Any of the cards in the deck and the other hand may be those that the other side holds. */
  @Override
  public ShoresPosition imagine(Seat viewer, Generator random) {
    Where other = hand(1 - viewer.index());
    int held = cardsAt(other).size();
    int left = held + cardsAt(Where.DECK).size();
    List<Where> imagined = new ArrayList<>(cards);
    for (int card = 0; card < cards.size(); card++) {
      if (cards.get(card) == other || cards.get(card) == Where.DECK) {
        boolean holds = random.below(left--) < held;
        imagined.set(card, holds ? other : Where.DECK);
        held -= holds ? 1 : 0;
      }
    }
    return new ShoresPosition(imagined, lanterns, voyages, boat, eyes, seat, phase);
  }

  /** A card that is played was hidden. */
  @Override
  public boolean reveals(ShoreMove move) {
    return move instanceof ShoreMove.Light || move instanceof ShoreMove.Sail;
  }
}
