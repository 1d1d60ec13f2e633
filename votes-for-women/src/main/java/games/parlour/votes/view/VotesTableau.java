package games.parlour.votes.view;

import games.parlour.core.show.Tableau;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.view.VotesView.Ground;
import games.parlour.votes.view.VotesView.Hand;
import games.parlour.votes.view.VotesView.Hidden;
import games.parlour.votes.view.VotesView.Pile;
import games.parlour.votes.view.VotesView.UnderWay;
import games.parlour.votes.view.VotesView.Vote;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a viewer sees, as things at spots; the spots are those of {@link VotesTableauPlan}. */
final class VotesTableau {
  private static final List<String> CARDS =
      GameData.get().cards().stream().map(card -> "card:" + card.id()).toList();

  private static final List<String> PHASES =
      Arrays.stream(GameStatus.Phase.values())
          .map(phase -> "phase:" + phase.name().toLowerCase(Locale.ROOT))
          .toList();

  private static final List<String> BACKS = List.of("back:early", "back:middle", "back:late");
  private static final String MIXED = "back:mixed";

  /** The card of the Oppobot's that lies in a box as the Opposition card it counts as. */
  private static final Map<Integer, Integer> BOTS_OWN = botsOwn();

  private final VotesView view;
  private final boolean bot;
  private final List<Tableau.Spot> map;
  private final List<Tableau.Spot> cards;
  private final Tableau tableau;

  private VotesTableau(VotesView view, @Nullable VotesTableau before) {
    this.view = view;
    this.bot = view.seats().getLast().equals(Terms.OPPOBOT);
    this.map = before != null && sameMap(view, before.view) ? before.map : map();
    this.cards = before != null && sameCards(view, before.view) ? before.cards : cards();
    List<Tableau.Spot> all = new ArrayList<>(status());
    all.addAll(map);
    all.addAll(dice());
    all.addAll(cards);
    this.tableau = new Tableau(all);
  }

  /** All that a view shows. */
  static VotesTableau of(VotesView view) {
    return new VotesTableau(view, null);
  }

  /** All that a later view shows; what it shows alike is taken over. */
  VotesTableau after(VotesView later) {
    return new VotesTableau(later, this);
  }

  VotesView view() {
    return view;
  }

  Tableau tableau() {
    return tableau;
  }

  private static boolean sameMap(VotesView one, VotesView other) {
    return one.states().equals(other.states())
        && one.campaigners().equals(other.campaigners())
        && one.vote().equals(other.vote());
  }

  private static boolean sameCards(VotesView one, VotesView other) {
    return one.hands().equals(other.hands())
        && one.piles().equals(other.piles())
        && one.discards().equals(other.discards())
        && one.boxes().equals(other.boxes())
        && one.display().equals(other.display())
        && one.strategyLeft() == other.strategyLeft()
        && one.stateCards().equals(other.stateCards())
        && one.claimed().equals(other.claimed())
        && one.setAside().equals(other.setAside())
        && one.removed().equals(other.removed())
        && one.underWay().equals(other.underWay());
  }

  private static Map<Integer, Integer> botsOwn() {
    Map<Integer, Integer> own = new HashMap<>();
    for (CardData card : GameData.get().cards()) {
      if (card.deck() == Deck.OPPOBOT) {
        CardEvents.countsAs(card).ifPresent(as -> own.put(as, card.index()));
      }
    }
    return own;
  }

  /**
   * What the game is in, and the tracks. Congress is full once it has sent the amendment: the
   * markers have done what they can.
   */
  private List<Tableau.Spot> status() {
    SpotList spots = new SpotList();
    spots.add(PHASES.get(view.phase().ordinal()), 1);
    spots.at(Tableau.PHASE);
    if (view.acting() >= 0) {
      spots.add("seat:" + view.seats().get(view.acting()), 1);
      spots.at(Tableau.ACTING);
    }
    spots.add("turn", view.turn());
    spots.at("turn");
    spots.add("round", view.round());
    spots.at("round");
    spots.add("marker", view.sent() ? Congress.MARKERS : view.markers());
    spots.at("congress");
    spots.add("check", view.ratified());
    spots.at("ratified");
    spots.add("cross", view.rejected());
    spots.at("rejected");
    for (int side = 0; side < (bot ? 1 : 2); side++) {
      spots.add("button", view.buttons().get(side));
      spots.at("buttons." + side(side));
    }
    spots.add("button", view.committed());
    spots.at("bid");
    return spots.spots();
  }

  private List<Tableau.Spot> map() {
    SpotList spots = new SpotList();
    int voting = view.vote().map(Vote::state).orElse(-1);
    for (StateData state : GameData.get().states()) {
      Ground ground = view.states().get(state.index());
      spots.add("purple", ground.purple());
      spots.add("yellow", ground.yellow());
      spots.add("red", ground.red());
      spots.add("check", ground.ratified() ? 1 : 0);
      spots.add("cross", ground.rejected() ? 1 : 0);
      spots.add("vote", voting == state.index() ? 1 : 0);
      spots.at(state.code());
    }
    for (RegionData region : GameData.get().regions()) {
      for (int i = 0; i < view.campaigners().size(); i++) {
        if (view.campaigners().get(i) == region.index()) {
          spots.add(GameTexts.campaignerWord(i), 1);
        }
      }
      spots.at(region.id());
    }
    return spots.spots();
  }

  private List<Tableau.Spot> dice() {
    SpotList spots = new SpotList();
    for (int eyes : view.dice()) {
      spots.add(die(view.sides(), eyes), 1);
    }
    spots.at(Tableau.DICE);
    view.vote()
        .ifPresent(
            vote -> {
              for (int side = 0; side < vote.dice().size(); side++) {
                int eyes = vote.dice().get(side);
                spots.add(die(vote.sides().get(side), eyes), eyes > 0 ? 1 : 0);
                spots.at("vote." + side(side));
              }
            });
    return spots.spots();
  }

  private static String die(int sides, int eyes) {
    return "die:" + sides + ":" + eyes;
  }

  private List<Tableau.Spot> cards() {
    SpotList spots = new SpotList();
    for (int seat = 0; seat < view.hands().size(); seat++) {
      held(spots, view.hands().get(seat));
      spots.at("hand." + view.seats().get(seat));
    }
    for (int side = 0; side < view.piles().size(); side++) {
      pile(spots, view.piles().get(side));
      spots.at("deck." + side(side));
      open(spots, "discard." + side(side), view.discards().get(side));
    }
    open(spots, "starts.opposition", startsOpen());
    for (int box = 0; box < view.boxes().size(); box++) {
      view.boxes()
          .get(box)
          .forEach(card -> spots.add(CARDS.get(bot ? BOTS_OWN.getOrDefault(card, card) : card), 1));
      spots.at("box." + VotesTableauPlan.BOXES.get(box));
    }
    open(spots, "strategy", view.display());
    spots.add("back:strategy", view.strategyLeft());
    spots.at("strategy-deck");
    open(spots, "state-cards", view.stateCards());
    for (int seat = 0; seat < view.claimed().size(); seat++) {
      open(spots, "claimed." + view.seats().get(seat), view.claimed().get(seat));
    }
    open(spots, "removed", view.removed());
    open(spots, "set-aside", view.setAside());
    open(spots, "playing", view.underWay().stream().map(UnderWay::card).toList());
    for (int seat = 0; seat < view.seats().size(); seat++) {
      for (UnderWay one : view.underWay()) {
        if (one.seat() == seat) {
          held(spots, one.aside());
        }
      }
      spots.at("drawn." + view.seats().get(seat));
    }
    return spots.spots();
  }

  private static void open(SpotList spots, String spot, List<Integer> cards) {
    cards.forEach(card -> spots.add(CARDS.get(card), 1));
    spots.at(spot);
  }

  private static void held(SpotList spots, Hand hand) {
    hand.cards().forEach(card -> spots.add(CARDS.get(card), 1));
    hidden(spots, hand.hidden());
  }

  private static void hidden(SpotList spots, Hidden hidden) {
    for (int era = 0; era < BACKS.size(); era++) {
      spots.add(BACKS.get(era), hidden.eras().get(era));
    }
    for (int n : hidden.mixed()) {
      spots.add(MIXED, n);
    }
  }

  /** Cards that somebody put on top or below without showing them come from mixed eras. */
  private static void pile(SpotList spots, Pile pile) {
    pile.top().forEach(card -> slot(spots, card));
    hidden(spots, pile.pool());
    pile.bottom().forEach(card -> slot(spots, card));
  }

  private static void slot(SpotList spots, int card) {
    spots.add(card < 0 ? MIXED : CARDS.get(card), 1);
  }

  /** The Oppobot's start cards that it has not played yet lie open. */
  private List<Integer> startsOpen() {
    return view.piles().get(Terms.OPPOSITION).unseen().stream()
        .filter(card -> bot && Cards.get(card).data().era() == Era.START)
        .toList();
  }

  private static String side(int side) {
    return Terms.SIDES.get(side).name();
  }
}
