package games.parlour.testkit.cards;

import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** A position of Four Hands with something wrong. */
public final class FaultyCardsPosition implements Position<FaultyCardsPosition, CardMove> {
  private final CardsFault fault;
  private CardsPosition real;
  private int imagined;

  /** The card that was put back last, which nobody is to know. */
  private int put;

  /** A view with a card that was put back. */
  private record LeakyView(View real, int put) implements View {}

  FaultyCardsPosition(CardsPosition real, CardsFault fault) {
    this.real = real;
    this.fault = fault;
  }

  CardsPosition real() {
    return real;
  }

  private boolean is(CardsFault wanted) {
    return fault == wanted;
  }

  @Override
  public Turn turn() {
    Turn turn = real.turn();
    if (is(CardsFault.NO_WORDS) && turn instanceof Turn.Over over) {
      return new Turn.Over(new Outcome(over.outcome().winner(), Text.of("over.nowhere")));
    }
    boolean first = real.hands().get(0).stream().anyMatch(card -> card.value() == 1);
    if (is(CardsFault.IMAGINES_ANOTHER_TURN) && turn instanceof Turn.Chance chance && first) {
      return new Turn.Chance(new Prompt(new Text("ask.draw", chance.prompt().ask().args())));
    }
    return turn instanceof Turn.Decide decide
        ? new Turn.Decide(decide.seat(), prompt(decide))
        : turn;
  }

  private Prompt prompt(Turn.Decide decide) {
    Prompt prompt = decide.prompt();
    return new Prompt(
        prompt.ask(),
        is(CardsFault.ASKS_ABOUT_NO_RULE) ? Optional.of("C9") : prompt.rule(),
        is(CardsFault.ASKS_FOR_NOTHING) ? OptionalInt.of(0) : prompt.left(),
        prompt.goal());
  }

  /** The value of a card that whoever decides has not seen, as if they had. */
  private Text secret() {
    List<DealtCard> other = real.hands().get((real.actor() + 1) % 4);
    int card = other.isEmpty() ? 0 : other.getFirst().value();
    return Text.of("told.put.seen", "seat", Text.of("seat.north"), "card", card);
  }

  @Override
  public List<CardMove> considered() {
    CardMove swap = new CardMove.Swap();
    if (is(CardsFault.CONSIDERS_DICE)) {
      return List.of(swap);
    }
    boolean twice = is(CardsFault.CONSIDERS_TWICE) && turn() instanceof Turn.Decide;
    return twice ? List.of(swap, swap) : real.considered();
  }

  @Override
  public Optional<Text> whyNot(CardMove move) {
    Optional<Text> why = real.whyNot(move);
    if (is(CardsFault.A_REASON_AGAINST_A_LISTED_MOVE) && move instanceof CardMove.Put) {
      return Optional.of(Text.of("refused.now"));
    }
    if (is(CardsFault.NO_REASON)) {
      return Optional.empty();
    }
    boolean tells = is(CardsFault.A_REASON_TELLS_A_SECRET);
    return tells && why.isPresent() ? Optional.of(secret()) : why;
  }

  @Override
  public Optional<Text> outlook(CardMove move) {
    boolean tells = is(CardsFault.AN_OUTLOOK_TELLS_A_SECRET) && move instanceof CardMove.Play;
    return tells ? Optional.of(secret()) : real.outlook(move);
  }

  @Override
  public List<CardMove> moves() {
    List<CardMove> moves = new ArrayList<>(real.moves());
    boolean choose = real.phase() == CardsPosition.Phase.CHOOSE && !real.over();
    if (is(CardsFault.LISTS_TWICE) && choose) {
      moves.add(moves.getFirst());
    } else if (is(CardsFault.LISTS_NOTHING) && real.phase() == CardsPosition.Phase.PUT) {
      moves.clear();
    } else if (is(CardsFault.LISTS_AFTER_THE_END) && real.over()) {
      moves.add(new CardMove.Swap());
    }
    return moves;
  }

  @Override
  public FaultyCardsPosition play(CardMove move) {
    if (is(CardsFault.PLAYS_ANYTHING) && !real.moves().contains(move)) {
      return this;
    }
    if (is(CardsFault.REFUSES_WITH_A_FAULT) && !real.moves().contains(move)) {
      throw new IllegalStateException("not here");
    }
    CardsPosition next = real.play(move);
    if (is(CardsFault.CHANGES_WHEN_PLAYED) && move instanceof CardMove.Peek) {
      real = next;
    }
    boolean last = is(CardsFault.NEVER_ENDS) && next.over();
    FaultyCardsPosition after =
        new FaultyCardsPosition(last ? CardsPosition.start(real.rules()) : next, fault);
    after.put = put;
    if (is(CardsFault.SHOWS_WHAT_WAS_PUT) && move instanceof CardMove.Put) {
      after.put = next.top().getFirst().value();
    }
    return after;
  }

  @Override
  public View view(Viewer viewer) {
    boolean atEast = viewer instanceof Viewer.At at && at.seat().name().equals("east");
    boolean bystander = viewer instanceof Viewer.Spectator;
    boolean leaks =
        (is(CardsFault.SHOWS_ANOTHER_HAND) && atEast)
            || (is(CardsFault.SHOWS_A_HAND_TO_BYSTANDERS) && bystander);
    View view = real.view(leaks ? new Viewer.At(CardsRules.SEATS.get(0)) : viewer);
    return is(CardsFault.SHOWS_WHAT_WAS_PUT) ? new LeakyView(view, put) : view;
  }

  @Override
  public List<Happening> happenings(CardMove move, Viewer viewer) {
    if (is(CardsFault.TELLS_A_SECRET)
        && move instanceof CardMove.Put put
        && viewer instanceof Viewer.Spectator) {
      int card = real.hands().get(real.actor()).get(put.place()).value();
      Text seat = Text.of("seat.north");
      return List.of(Happening.of(Text.of("told.put.seen", "seat", seat, "card", card)));
    }
    if (is(CardsFault.NO_HOLE) && move instanceof CardMove.Swap) {
      return List.of(Happening.of(Text.of("told.swap")));
    }
    return real.happenings(move, viewer);
  }

  @Override
  public FaultyCardsPosition imagine(Seat seat, Generator random) {
    if (is(CardsFault.DENIES_WHAT_NOBODY_IMAGINES)) {
      return this;
    }
    CardsPosition from = real;
    if (is(CardsFault.FORGETS_WHAT_WAS_SEEN)) {
      List<List<DealtCard>> hands = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        int owner = i;
        hands.add(
            real.hands().get(i).stream().map(c -> new DealtCard(c.value(), 1 << owner)).toList());
      }
      from =
          new CardsPosition(
              real.rules(),
              real.round(),
              real.points(),
              real.stock(),
              real.top(),
              hands,
              real.table(),
              real.phase());
    }
    boolean own = is(CardsFault.IMAGINES_WITH_OTHER_DICE);
    Generator source = own ? new Generator(imagined++) : random;
    if (is(CardsFault.IMAGINES_BY_THE_TRUTH)) {
      int truth = real.hands().hashCode();
      source = new Generator(truth + random.nextLong());
    }
    FaultyCardsPosition other = new FaultyCardsPosition(from.imagine(seat, source), fault);
    other.put = put;
    return other;
  }

  @Override
  public long weight(CardMove chance) {
    boolean nothing = is(CardsFault.WEIGHS_NOTHING) && chance.equals(new CardMove.Die(3));
    return nothing ? 0 : real.weight(chance);
  }

  @Override
  public boolean reveals(CardMove move) {
    return real.reveals(move);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FaultyCardsPosition position
        && real.equals(position.real)
        && put == position.put;
  }

  @Override
  public int hashCode() {
    return Objects.hash(real, put);
  }
}
