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
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.view.VotesView.Ground;
import games.parlour.votes.view.VotesView.Hand;
import games.parlour.votes.view.VotesView.Hidden;
import games.parlour.votes.view.VotesView.Pile;
import games.parlour.votes.view.VotesView.UnderWay;
import games.parlour.votes.view.VotesView.Vote;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a viewer sees, as things at spots; the spots are those of {@link VotesTableauPlan}. */
final class VotesTableau {
  private static final List<String> CARDS =
      GameData.get().cards().stream().map(card -> "card:" + card.id()).toList();

  private static final List<String> BACKS = List.of("back:early", "back:middle", "back:late");
  private static final String MIXED = "back:mixed";

  /** The card of the Oppobot's that lies in a box as the Opposition card it counts as. */
  private static final Map<Integer, Integer> BOTS_OWN = botsOwn();

  private final VotesView view;
  private final SpotList spots = new SpotList();
  private final boolean bot;

  private VotesTableau(VotesView view) {
    this.view = view;
    this.bot = view.seats().getLast().equals(Terms.OPPOBOT);
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

  static Tableau of(VotesView view) {
    return new VotesTableau(view).tableau();
  }

  private Tableau tableau() {
    spots.add("phase:" + view.phase().name().toLowerCase(Locale.ROOT), 1);
    spots.at(Tableau.PHASE);
    if (view.acting() >= 0) {
      spots.add("seat:" + view.seats().get(view.acting()), 1);
      spots.at(Tableau.ACTING);
    }
    tracks();
    map();
    dice();
    cards();
    return spots.tableau();
  }

  /** Congress is full once it has sent the amendment: the markers have done what they can. */
  private void tracks() {
    track("turn", "turn", view.turn());
    track("round", "round", view.round());
    track("congress", "marker", view.sent() ? Congress.MARKERS : view.markers());
    track("ratified", "check", view.ratified());
    track("rejected", "cross", view.rejected());
    for (int side = 0; side < (bot ? 1 : 2); side++) {
      track("buttons." + side(side), "button", view.buttons().get(side));
    }
    track("bid", "button", view.committed());
  }

  private void track(String track, String kind, int count) {
    spots.add(kind, count);
    spots.at(track);
  }

  private void map() {
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
  }

  private void dice() {
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
  }

  private static String die(int sides, int eyes) {
    return "die:" + sides + ":" + eyes;
  }

  private void cards() {
    for (int seat = 0; seat < view.hands().size(); seat++) {
      held(view.hands().get(seat));
      spots.at("hand." + view.seats().get(seat));
    }
    for (int side = 0; side < view.piles().size(); side++) {
      pile(view.piles().get(side));
      spots.at("deck." + side(side));
      open("discard." + side(side), view.discards().get(side));
    }
    open("starts.opposition", startsOpen());
    for (int box = 0; box < view.boxes().size(); box++) {
      view.boxes().get(box).forEach(card -> card(bot ? BOTS_OWN.getOrDefault(card, card) : card));
      spots.at("box." + VotesTableauPlan.BOXES.get(box));
    }
    open("strategy", view.display());
    spots.add("back:strategy", view.strategyLeft());
    spots.at("strategy-deck");
    open("state-cards", view.stateCards());
    for (int seat = 0; seat < view.claimed().size(); seat++) {
      open("claimed." + view.seats().get(seat), view.claimed().get(seat));
    }
    open("removed", view.removed());
    open("set-aside", view.setAside());
    open("playing", view.underWay().stream().map(UnderWay::card).toList());
    for (int seat = 0; seat < view.seats().size(); seat++) {
      for (UnderWay one : view.underWay()) {
        if (one.seat() == seat) {
          held(one.aside());
        }
      }
      spots.at("drawn." + view.seats().get(seat));
    }
  }

  private void open(String spot, List<Integer> cards) {
    cards.forEach(this::card);
    spots.at(spot);
  }

  private void card(int card) {
    spots.add(CARDS.get(card), 1);
  }

  private void held(Hand hand) {
    hand.cards().forEach(this::card);
    hidden(hand.hidden());
  }

  private void hidden(Hidden hidden) {
    for (int era = 0; era < BACKS.size(); era++) {
      spots.add(BACKS.get(era), hidden.eras().get(era));
    }
    for (int n : hidden.mixed()) {
      spots.add(MIXED, n);
    }
  }

  /** Cards that somebody put on top or below without showing them come from mixed eras. */
  private void pile(Pile pile) {
    pile.top().forEach(this::slot);
    hidden(pile.pool());
    pile.bottom().forEach(this::slot);
  }

  private void slot(int card) {
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
