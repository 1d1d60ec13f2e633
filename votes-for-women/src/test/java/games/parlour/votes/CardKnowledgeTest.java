package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import games.parlour.testkit.Seeds;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.view.VotesView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a seat can name of hidden cards is what it was told of them, no more and no less. It is
 * written down here from what each seat is told, without a look at what the table remembers.
 */
class CardKnowledgeTest {
  private static final int GAMES = 10;
  private static final Set<String> SEEN =
      Set.of("told.draws", "told.looks", "told.top", "told.bottom", "told.swaps", "told.shown");
  private static final Map<String, Integer> CARDS = new HashMap<>();

  static {
    for (CardData card : GameData.get().cards()) {
      if (card.index() < 2 * Decks.SIZE) {
        CARDS.put("card." + card.id(), card.index());
      }
    }
  }

  private final VotesForWomen game = new VotesForWomen();
  private final List<Set<Integer>> told = new ArrayList<>();
  private int known;

  @ParameterizedTest
  @CsvSource({
    "one-on-one, hidden",
    "two-on-one, hidden",
    "one-on-two, hidden",
    "two-on-two, hidden",
    "two-on-two, open",
    "cooperative, hidden"
  })
  void aSeatNamesWhatItWasTold(String mode, String hands) {
    Map<String, String> chosen = Map.of("mode", mode, "hands", hands);
    Setup setup = game.setup(Occasion.STUDY, chosen, Optional.empty());
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            play(setup, random);
          }
        });
    assertThat(known).as("hidden cards that somebody could name").isGreaterThan(GAMES);
  }

  private void play(Setup setup, Generator random) {
    List<Seat> seats = game.seats(setup);
    told.clear();
    seats.forEach(seat -> told.add(startCards()));
    VotesPosition p = game.start(setup);
    while (!(p.turn() instanceof Turn.Over)) {
      VotesMove move = pick(p.moves(), random);
      for (Seat seat : seats) {
        hear(p, move, seat);
      }
      p = p.play(move);
      for (Seat seat : seats) {
        loseSight(p.state(), seat);
        search(p, seat);
        compare(p, seat);
      }
    }
  }

  /** Claimed cards, swaps and their like more often than by chance. */
  private VotesMove pick(List<VotesMove> moves, Generator random) {
    for (VotesMove move : moves) {
      String text = game.notation().write(move);
      boolean liked = text.startsWith("claimed:") || text.equals("offer") || text.equals("accept");
      if (liked && random.below(3) > 0) {
        return move;
      }
    }
    return moves.get(random.below(moves.size()));
  }

  /** Everybody sees these from the beginning on. */
  private static Set<Integer> startCards() {
    Set<Integer> cards = new HashSet<>();
    for (CardData card : GameData.get().cards()) {
      if (card.era() == Era.START && card.index() < 2 * Decks.SIZE) {
        cards.add(card.index());
      }
    }
    return cards;
  }

  private void hear(VotesPosition p, VotesMove move, Seat seat) {
    for (Happening happening : p.happenings(move, new Viewer.At(seat))) {
      Text text = happening.text();
      if (SEEN.contains(text.key())) {
        names(text, told.get(seat.index()));
      }
      if (text.key().equals("told.shuffles")) {
        forget(p.play(move).state(), seat);
      }
    }
  }

  private static void names(Object told, Set<Integer> into) {
    if (told instanceof Text text) {
      Integer card = CARDS.get(text.key());
      if (card != null) {
        into.add(card);
      }
      text.args().values().forEach(arg -> names(arg, into));
    } else if (told instanceof List<?> list) {
      list.forEach(one -> names(one, into));
    }
  }

  /** A shuffled pile has no cards that are known; whose pile it was, its players are told. */
  private void forget(GameState after, Seat seat) {
    told.get(seat.index())
        .removeIf(
            card ->
                Decks.shuffled(after, Decks.deckOf(card))
                    && (Decks.pool(after, Decks.deckOf(card)) & Decks.bit(card)) != 0);
  }

  /** Cards that somebody else has drawn to put them back are out of sight, whoever knew them. */
  private void loseSight(GameState t, Seat seat) {
    for (int frame = 0; frame < t.depth(); frame++) {
      int owner = (int) t.set(frame, Frame.SEAT);
      boolean drawn = t.kind(frame) == FrameKind.EVENT && t.set(frame, Frame.STAGE) > 0;
      if (drawn && owner != seat.index() && putsBack((int) t.set(frame, Frame.CARD))) {
        List<Integer> aside = cards(t.sideOf(owner), t.set(frame, Frame.CARDS));
        told.get(seat.index()).removeAll(aside);
      }
    }
  }

  private static boolean putsBack(int card) {
    return GameData.get().cards().get(card).effects().stream()
        .anyMatch(effect -> "top-or-bottom".equals(effect.get("rest")));
  }

  /** Who looks through the pile sees what is in it, and so what the partner holds. */
  private void search(VotesPosition p, Seat seat) {
    boolean asked = p.turn() instanceof Turn.Decide decide && decide.seat().equals(seat);
    if (asked && game.notation().writePosition(p).contains("doing=event:eye-on-the-future")) {
      int deck = seat.side().index();
      GameState t = p.state();
      told.get(seat.index()).addAll(cards(deck, Decks.pile(t, deck)));
      for (Seat other : t.terms().seats()) {
        if (other.side().equals(seat.side())) {
          told.get(seat.index()).addAll(cards(deck, Decks.hand(t, other.index())));
        }
      }
    }
  }

  private static List<Integer> cards(int deck, long set) {
    List<Integer> cards = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      cards.add(Decks.card(deck, left));
    }
    return cards;
  }

  private void compare(VotesPosition p, Seat seat) {
    GameState t = p.state();
    VotesView view = (VotesView) p.view(new Viewer.At(seat));
    Set<Integer> mine = told.get(seat.index());
    for (Seat other : t.terms().seats()) {
      List<Integer> hand = cards(other.side().index(), Decks.hand(t, other.index()));
      List<Integer> named = view.hands().get(other.index()).cards();
      hand.retainAll(mine);
      assertThat(named).as("%s looks at %s in %s", seat.name(), other.name(), p).isEqualTo(hand);
      known += other.equals(seat) ? 0 : named.size();
    }
    int decks = t.terms().bot() ? 1 : 2;
    for (int deck = 0; deck < decks; deck++) {
      for (int i = 0; i < Decks.topCount(t, deck); i++) {
        int card = Decks.top(t, deck, i);
        assertThat(view.piles().get(deck).top().get(i))
            .as("%s looks at the pile in %s", seat.name(), p)
            .isEqualTo(mine.contains(card) ? card : -1);
      }
      for (int i = 0; i < Decks.bottomCount(t, deck); i++) {
        int card = Decks.bottom(t, deck, i);
        assertThat(view.piles().get(deck).bottom().get(i))
            .as("%s looks at the pile in %s", seat.name(), p)
            .isEqualTo(mine.contains(card) ? card : -1);
      }
    }
  }
}
