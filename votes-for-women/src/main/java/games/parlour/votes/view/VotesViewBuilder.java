package games.parlour.votes.view;

import games.parlour.votes.data.Era;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.view.VotesView.Ground;
import games.parlour.votes.view.VotesView.Hand;
import games.parlour.votes.view.VotesView.Hidden;
import games.parlour.votes.view.VotesView.Pile;
import games.parlour.votes.view.VotesView.UnderWay;
import games.parlour.votes.view.VotesView.Vote;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds a view out of what a seat may know; a seat of -1 is somebody who stands by. */
public final class VotesViewBuilder {
  private final GameState t;
  private final int seat;

  /** An earlier view of the same table; parts that are the same now are taken over from it. */
  private final @Nullable VotesView before;

  private final boolean sameMap;
  private final boolean sameCards;

  private VotesViewBuilder(GameState t, int seat, @Nullable VotesView before, GameState old) {
    this.t = t;
    this.seat = seat;
    this.before = before;
    this.sameMap = t.holdsTheSame(old, StateLayout.STATES, StateLayout.STATES + Cubes.STATES);
    this.sameCards =
        t.holdsTheSame(old, StateLayout.HAND, StateLayout.BOT_DISCARD + 1) && sameFrames(t, old);
  }

  public static VotesView of(GameState t, int seat) {
    return new VotesViewBuilder(t, seat, null, t).view();
  }

  /** The view of a table that looked so before, in an old state of it. */
  static VotesView after(VotesView before, GameState old, GameState t, int seat) {
    return new VotesViewBuilder(t, seat, before, old).view();
  }

  /** Whether the same cards are under way, and drawn aside by the same seats. */
  private static boolean sameFrames(GameState t, GameState old) {
    boolean same = t.depth() == old.depth() && GameStatus.setAside(t) == GameStatus.setAside(old);
    for (int frame = 0; same && frame < t.depth(); frame++) {
      same =
          GameStatus.cardUnderWay(t, frame) == GameStatus.cardUnderWay(old, frame)
              && t.set(frame, Frame.SEAT) == old.set(frame, Frame.SEAT)
              && t.set(frame, Frame.CARDS) == old.set(frame, Frame.CARDS);
    }
    return same;
  }

  private <T> T kept(boolean same, Function<VotesView, T> old, Supplier<T> made) {
    VotesView view = before;
    return same && view != null ? old.apply(view) : made.get();
  }

  private <T> T cards(Function<VotesView, T> old, Supplier<T> made) {
    return kept(sameCards, old, made);
  }

  private VotesView view() {
    int seats = t.terms().size();
    int players = seats + (t.terms().bot() ? 1 : 0);
    return new VotesView(
        kept(true, VotesView::seats, () -> each(players, t.terms()::name)),
        GameStatus.phase(t),
        GameStatus.turn(t),
        GameStatus.round(t),
        GameStatus.acting(t),
        GameStatus.handPlayed(t),
        Congress.markers(t),
        Congress.sent(t),
        Cubes.marks(t, true),
        Cubes.marks(t, false),
        GameStatus.committed(t),
        List.of(Buttons.count(t, Terms.SUFFRAGIST), Buttons.count(t, Terms.OPPOSITION)),
        each(Colours.COUNT, colour -> Cubes.onMap(t, colour)),
        kept(sameMap, VotesView::states, () -> each(Cubes.STATES, this::ground)),
        each(Campaigners.COUNT, campaigner -> Campaigners.region(t, campaigner)),
        cards(VotesView::hands, () -> each(seats, this::hand)),
        cards(VotesView::piles, () -> each(2, this::pile)),
        cards(VotesView::discards, () -> each(2, this::discards)),
        cards(VotesView::boxes, () -> each(Boxes.COUNT, this::box)),
        cards(VotesView::display, () -> claims(Claims.open(t) & Claims.STRATEGY)),
        Long.bitCount(Claims.undrawn(t) & Claims.STRATEGY),
        cards(VotesView::stateCards, () -> claims(Claims.open(t) & Claims.STATES)),
        cards(VotesView::claimed, () -> each(players, one -> claims(Claims.claimed(t, one)))),
        cards(VotesView::setAside, () -> claims(GameStatus.setAside(t))),
        cards(VotesView::removed, () -> claims(Claims.removed(t))),
        cards(VotesView::underWay, this::underWay),
        GameTexts.dice(t),
        RolledDice.sides(t),
        vote());
  }

  private Optional<Vote> vote() {
    int state = GameStatus.voting(t);
    return state < 0
        ? Optional.empty()
        : Optional.of(
            new Vote(
                state,
                each(2, side -> GameStatus.voteDie(t, side)),
                each(2, side -> RulesInForce.finalDie(t, side))));
  }

  private static <T> List<T> each(int n, IntFunction<T> what) {
    List<T> all = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      all.add(what.apply(i));
    }
    return all;
  }

  private Ground ground(int state) {
    return new Ground(
        Cubes.count(t, state, Colours.PURPLE),
        Cubes.count(t, state, Colours.YELLOW),
        Cubes.count(t, state, Colours.RED),
        Cubes.ratified(t, state),
        Cubes.rejected(t, state));
  }

  private Hand hand(int owner) {
    return hand(owner, Decks.hand(t, owner));
  }

  /** Cards that a seat holds or has drawn aside. */
  private Hand hand(int owner, long cards) {
    int deck = t.sideOf(owner);
    long unseen = HiddenCards.unseen(t, seat, deck);
    return new Hand(cards(deck, cards & ~unseen), hidden(deck, cards & unseen));
  }

  private boolean ofBot(int deck) {
    return deck == Terms.OPPOSITION && t.terms().bot();
  }

  private List<Integer> discards(int deck) {
    if (!ofBot(deck)) {
      return cards(deck, Decks.discards(t, deck));
    }
    return bots(BotDeck.discards(t)).stream().filter(card -> !inEffect(card)).toList();
  }

  /** Whether a card of the Oppobot's lies in a box, as the one that it counts as. */
  private boolean inEffect(int card) {
    return CardEvents.countsAs(Cards.get(card).data()).isPresent()
        && Boxes.has(t, CardEvents.countsAs(Cards.get(card).data()).getAsInt());
  }

  /** Nobody has seen the Oppobot's cards before they are played; its start cards lie open. */
  private Pile botPile() {
    List<Integer> eras = new ArrayList<>();
    for (Era era : List.of(Era.EARLY, Era.MIDDLE, Era.LATE)) {
      eras.add(BotDeck.left(t, era));
    }
    Hidden left = new Hidden(eras, each(CardKnowledge.LOTS, lot -> 0));
    List<Integer> unseen = bots(BotDeck.pool(t));
    return new Pile(BotDeck.left(t), List.of(), List.of(), left, unseen);
  }

  private Pile pile(int deck) {
    if (ofBot(deck)) {
      return botPile();
    }
    long unseen = HiddenCards.unseen(t, seat, deck);
    return new Pile(
        Decks.left(t, deck),
        each(Decks.topCount(t, deck), i -> slot(unseen, Decks.top(t, deck, i))),
        each(Decks.bottomCount(t, deck), i -> slot(unseen, Decks.bottom(t, deck, i))),
        hidden(deck, Decks.pool(t, deck)),
        cards(deck, unseen));
  }

  private static int slot(long unseen, int card) {
    return (unseen & Decks.bit(card)) != 0 ? -1 : card;
  }

  private Hidden hidden(int deck, long cards) {
    List<Integer> lots = new ArrayList<>();
    long rest = cards;
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      lots.add(Long.bitCount(cards & CardKnowledge.lot(t, deck, lot)));
      rest &= ~CardKnowledge.lot(t, deck, lot);
    }
    List<Integer> eras = new ArrayList<>();
    for (Era era : List.of(Era.EARLY, Era.MIDDLE, Era.LATE)) {
      eras.add(Long.bitCount(rest & CardSets.era(deck, era)));
    }
    return new Hidden(eras, lots);
  }

  private List<Integer> box(int box) {
    List<Integer> cards = new ArrayList<>(cards(0, Boxes.cards(t, box, 0)));
    cards.addAll(cards(1, Boxes.cards(t, box, 1)));
    return cards;
  }

  private List<UnderWay> underWay() {
    List<UnderWay> all = new ArrayList<>();
    for (int frame = 0; frame < t.depth(); frame++) {
      int card = GameStatus.cardUnderWay(t, frame);
      if (card >= 0) {
        int owner = (int) t.set(frame, Frame.SEAT);
        all.add(new UnderWay(card, owner, hand(owner, t.set(frame, Frame.CARDS))));
      }
    }
    return all;
  }

  private static List<Integer> cards(int deck, long cards) {
    List<Integer> list = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      list.add(Decks.card(deck, left));
    }
    return list;
  }

  private static List<Integer> bots(long cards) {
    List<Integer> list = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      list.add(BotDeck.FIRST + Long.numberOfTrailingZeros(left));
    }
    return list;
  }

  private static List<Integer> claims(long cards) {
    List<Integer> list = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      list.add(Claims.FIRST + Long.numberOfTrailingZeros(left));
    }
    return list;
  }
}
