package games.parlour.votes.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a seat has learned is kept when it imagines, and what it has not is dealt anew. */
class HiddenCardsTest {
  private static final int TIMES = 400;
  private static final Seat SUFFRAGIST = Terms.of(Mode.ONE_ON_ONE).seats().get(0);
  private static final Seat OPPOSITION = Terms.of(Mode.ONE_ON_ONE).seats().get(1);

  /** Eleven Early cards are discarded, so that three are left to draw before the Middle ones. */
  private static final String LATE_IN_EARLY =
      "turn=3 round=1 discard.opposition=the-patriarchy,the-civil-war,15th-divides-suffragists,"
          + "senator-joseph-brown,minor-v-happersett,senate-rejects-suffrage-amendment,"
          + "south-dakota-rejects-suffrage,gerrymandering,border-states,horace-greeley,"
          + "new-york-newspapers,senator-george-vest ";

  /** Then four Early and two Middle cards are drawn aside and put back. */
  private static final String PUTTING_BACK =
      "actor=opposition hand.suffragist=lucy-stone,the-union-signal"
          + " hand.opposition=progress-not-politics,southern-resentment";

  private static final String[] PUT_BACK = {
    "event:progress-not-politics",
    "draw:catharine-beecher",
    "draw:southern-hospitality",
    "draw:beer-brewers",
    "draw:old-dixie",
    "draw:xenophobia",
    "draw:emma-goldman",
    "bottom:beer-brewers",
    "bottom:old-dixie",
    "bottom:catharine-beecher",
    "top:southern-hospitality",
    "top:xenophobia",
    "top:emma-goldman"
  };

  private final VotesForWomen game = new VotesForWomen();

  private VotesPosition at(String line, String... moves) {
    VotesPosition p = game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    for (String move : moves) {
      p = p.play(game.notation().read(p, move));
    }
    return p;
  }

  /** A token of a position's line, as a set of cards. */
  private List<String> cards(VotesPosition p, String key) {
    for (String token : game.notation().writePosition(p).split(" ", -1)) {
      if (token.startsWith(key + "=")) {
        return List.of(token.substring(key.length() + 1).split(",", -1));
      }
    }
    return List.of();
  }

  private void imagining(VotesPosition p, Seat seat, Consumer<VotesPosition> look) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < TIMES; i++) {
            look.accept(p.imagine(seat, random));
          }
        });
  }

  private static Era era(String id) {
    CardData card = GameData.get().card(id);
    Era era = card.era();
    assertThat(era).as(id).isNotNull();
    return era == null ? Era.START : era;
  }

  @Test
  void V64_aHandThatWasSeenStaysKnownUntilItsCardsAreGone() {
    VotesPosition p =
        at(
            "turn=2 round=2 claimed.suffragist=change-in-plans"
                + " hand.suffragist=lucy-stone,the-union-signal"
                + " hand.opposition=gerrymandering,border-states,old-dixie"
                + " discard.opposition=the-patriarchy",
            "claimed:change-in-plans",
            "out:border-states",
            "draw:horace-greeley");
    Set<String> replacements = new TreeSet<>();
    imagining(
        p,
        SUFFRAGIST,
        q -> {
          List<String> hand = new ArrayList<>(cards(q, "hand.opposition"));
          assertThat(hand).contains("gerrymandering", "old-dixie").hasSize(3);
          hand.removeAll(List.of("gerrymandering", "old-dixie"));
          replacements.add(hand.getFirst());
        });
    assertThat(replacements).hasSizeGreaterThan(8).doesNotContain("border-states");
    assertThat(replacements).allSatisfy(id -> assertThat(era(id)).isEqualTo(Era.EARLY));
    VotesView view = (VotesView) p.view(new Viewer.At(SUFFRAGIST));
    assertThat(view.hands().get(1).cards()).hasSize(2);
    VotesView other = (VotesView) p.view(new Viewer.Spectator());
    assertThat(other.hands().get(1).cards()).isEmpty();
  }

  @Test
  void erasOfHiddenCardsAreCountedOut() {
    VotesPosition p =
        at(
            LATE_IN_EARLY
                + "hand.suffragist=lucy-stone hand.opposition=old-dixie,xenophobia,emma-goldman");
    imagining(
        p,
        SUFFRAGIST,
        q ->
            assertThat(cards(q, "hand.opposition").stream().map(HiddenCardsTest::era))
                .containsExactlyInAnyOrder(Era.EARLY, Era.MIDDLE, Era.MIDDLE));
  }

  @Test
  void everyCardIsImaginedEquallyOften() {
    VotesPosition p = at("turn=1 round=1 hand.suffragist=lucy-stone hand.opposition=old-dixie");
    Map<String, Integer> often = new TreeMap<>();
    Generator random = new Generator(1);
    for (int i = 0; i < 1700; i++) {
      often.merge(
          cards(p.imagine(SUFFRAGIST, random), "hand.opposition").getFirst(), 1, Integer::sum);
    }
    assertThat(often).hasSize(17);
    assertThat(often.values()).allSatisfy(n -> assertThat(n).isBetween(60, 140));
  }

  /** The six places have any order of four Early and two Middle cards: fifteen ways. */
  @Test
  void mixedErasAndTheirCardsAreImaginedEquallyOften() {
    VotesPosition p = at(LATE_IN_EARLY + PUTTING_BACK, PUT_BACK);
    Map<List<Era>, Integer> eras = new HashMap<>();
    Map<String, Integer> middle = new TreeMap<>();
    Generator random = new Generator(1);
    for (int i = 0; i < 4000; i++) {
      VotesPosition q = p.imagine(SUFFRAGIST, random);
      List<String> cards = new ArrayList<>(cards(q, "top.opposition"));
      cards.addAll(cards(q, "bottom.opposition"));
      eras.merge(cards.stream().map(HiddenCardsTest::era).toList(), 1, Integer::sum);
      cards.removeIf(card -> era(card) != Era.MIDDLE);
      middle.merge(cards.getFirst(), 1, Integer::sum);
    }
    assertThat(eras).hasSize(15);
    assertThat(eras.values()).allSatisfy(n -> assertThat(n).isBetween(200, 340));
    int each = 4000 / middle.size();
    assertThat(middle).as("any Middle card may be the first of them").hasSizeGreaterThan(10);
    assertThat(middle.values())
        .allSatisfy(n -> assertThat(n).isBetween(each * 7 / 10, each * 13 / 10));
  }

  @Test
  void cardsPutBackAreKnownToWhoPutThemAndMixedForTheOther() {
    VotesPosition p = at(LATE_IN_EARLY + PUTTING_BACK, PUT_BACK);
    List<String> top = List.of("emma-goldman", "xenophobia", "southern-hospitality");
    assertThat(cards(p, "top.opposition")).isEqualTo(top);
    imagining(p, OPPOSITION, q -> assertThat(cards(q, "top.opposition")).isEqualTo(top));
    Set<Era> next = new TreeSet<>();
    imagining(p, SUFFRAGIST, q -> next.add(era(cards(q, "top.opposition").getFirst())));
    assertThat(next)
        .as("what the other side can think lies on top")
        .containsExactly(Era.EARLY, Era.MIDDLE);
    VotesView own = (VotesView) p.view(new Viewer.At(OPPOSITION));
    VotesView other = (VotesView) p.view(new Viewer.At(SUFFRAGIST));
    assertThat(own.piles().get(1).top()).doesNotContain(-1);
    assertThat(other.piles().get(1).top()).containsOnly(-1).hasSize(3);
    assertThat(other.piles().get(1).bottom()).containsOnly(-1).hasSize(3);
  }

  @Test
  void V71_aShuffledPileMixesAllEras() {
    VotesPosition p =
        at(
            "turn=5 round=1 claimed.suffragist=eye-on-the-future"
                + " hand.suffragist=lucy-stone,the-union-signal"
                + " hand.opposition=old-dixie,border-states",
            "claimed:eye-on-the-future",
            "event:the-club-movement",
            "event:lucy-stone");
    VotesView other = (VotesView) p.view(new Viewer.At(OPPOSITION));
    assertThat(other.piles().get(0).pool().eras()).containsOnly(0);
    assertThat(other.piles().get(0).pool().mixed()).contains(other.piles().get(0).left());
  }

  private VotesPosition open(String line, String... moves) {
    VotesPosition p =
        game.start(game.setup(Occasion.STUDY, Map.of("hands", "open"), Optional.of(line)));
    for (String move : moves) {
      p = p.play(game.notation().read(p, move));
    }
    return p;
  }

  private static Seat seat(Mode mode, String name) {
    Terms terms = Terms.of(mode);
    return terms.seats().get(terms.named(name));
  }

  /** The cards of a hand that a viewer can name. */
  private static Set<String> named(VotesPosition p, Viewer viewer, int hand) {
    Set<String> ids = new TreeSet<>();
    ((VotesView) p.view(viewer))
        .hands()
        .get(hand)
        .cards()
        .forEach(card -> ids.add(GameData.get().cards().get(card).id()));
    return ids;
  }

  @Test
  void V99_afterASwapEachPartnerKnowsWhatItGave() {
    VotesPosition swapped =
        at(
            "mode=two-on-two turn=3 round=6 phase=exchange hand.purple=lucy-stone,the-union-signal"
                + " hand.yellow=anna-dickinson,frances-harper hand.first=old-dixie"
                + " hand.second=border-states",
            "offer",
            "accept");
    Viewer purple = new Viewer.At(seat(Mode.TWO_ON_TWO, "purple"));
    Viewer yellow = new Viewer.At(seat(Mode.TWO_ON_TWO, "yellow"));
    VotesPosition read = at(game.notation().writePosition(swapped));
    for (VotesPosition p : List.of(swapped, read)) {
      assertThat(named(p, purple, 1)).containsExactlyInAnyOrder("lucy-stone", "the-union-signal");
      assertThat(named(p, yellow, 0)).containsExactlyInAnyOrder("anna-dickinson", "frances-harper");
      for (String other : List.of("first", "second")) {
        Viewer opponent = new Viewer.At(seat(Mode.TWO_ON_TWO, other));
        assertThat(named(p, opponent, 0)).isEmpty();
        assertThat(named(p, opponent, 1)).isEmpty();
      }
      assertThat(named(p, new Viewer.Spectator(), 0)).isEmpty();
      imagining(
          p,
          seat(Mode.TWO_ON_TWO, "purple"),
          q -> {
            assertThat(cards(q, "hand.yellow")).isEqualTo(cards(p, "hand.yellow"));
            assertThat(cards(q, "put.purple")).isEqualTo(cards(p, "put.purple"));
          });
    }
    Set<String> thought = new TreeSet<>();
    imagining(
        swapped, seat(Mode.TWO_ON_TWO, "first"), q -> thought.addAll(cards(q, "hand.yellow")));
    assertThat(thought).as("what an opponent thinks possible").hasSizeGreaterThan(10);
  }

  /** Of the cards that the other then draws, nothing is known. */
  @Test
  void V99_knowledgeOfAHandDoesNotGrowWithIt() {
    VotesPosition p =
        at(
            "mode=two-on-one turn=3 round=6 phase=exchange hand.purple=lucy-stone"
                + " hand.yellow=anna-dickinson hand.opposition=old-dixie"
                + " discard.suffragist=seneca-falls-convention",
            "offer",
            "accept",
            "ready",
            "draw:the-union-signal",
            "draw:frances-willard",
            "draw:pioneer-women",
            "draw:frances-harper",
            "draw:sojourner-truth",
            "draw:reconstruction");
    assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "purple")), 1))
        .containsExactly("lucy-stone");
    assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "yellow")), 0))
        .containsExactly("anna-dickinson");
  }

  @Test
  void aPartnersHandIsHiddenAndImaginedAnew() {
    VotesPosition p =
        at(
            "mode=two-on-one turn=1 round=1 hand.purple=seneca-falls-convention,lucy-stone"
                + " hand.yellow=frances-harper hand.opposition=old-dixie");
    Set<String> thought = new TreeSet<>();
    imagining(
        p,
        seat(Mode.TWO_ON_ONE, "yellow"),
        q -> {
          assertThat(cards(q, "hand.yellow")).containsExactly("frances-harper");
          assertThat(cards(q, "hand.purple")).contains("seneca-falls-convention").hasSize(2);
          thought.addAll(cards(q, "hand.purple"));
        });
    assertThat(thought).as("the start card and any Early card but the own").hasSize(17);
    assertThat(thought).doesNotContain("frances-harper");
    assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "yellow")), 0))
        .as("everybody knows who has the start card")
        .containsExactly("seneca-falls-convention");
  }

  @Test
  void V106_openHandsAreSeenByThePartnerAndNobodyElse() {
    VotesPosition p =
        open(
            "mode=two-on-two turn=2 round=1 hand.purple=lucy-stone hand.yellow=frances-harper"
                + " hand.first=old-dixie hand.second=border-states"
                + " discard.suffragist=seneca-falls-convention discard.opposition=the-patriarchy");
    List<String> hands = List.of("lucy-stone", "frances-harper", "old-dixie", "border-states");
    for (Seat seat : Terms.of(Mode.TWO_ON_TWO).seats()) {
      for (int hand = 0; hand < hands.size(); hand++) {
        boolean sees = hand / 2 == seat.index() / 2;
        assertThat(named(p, new Viewer.At(seat), hand))
            .as("%s looks at hand %s", seat.name(), hand)
            .isEqualTo(sees ? Set.of(hands.get(hand)) : Set.of());
      }
      imagining(
          p,
          seat,
          q -> {
            String partners = seat.index() < 2 ? "hand.purple" : "hand.first";
            String others = seat.index() < 2 ? "hand.yellow" : "hand.second";
            assertThat(cards(q, partners)).isEqualTo(cards(p, partners));
            assertThat(cards(q, others)).isEqualTo(cards(p, others));
          });
    }
    for (int hand = 0; hand < hands.size(); hand++) {
      assertThat(named(p, new Viewer.Spectator(), hand)).isEmpty();
    }
  }

  @Test
  void V71_whoLooksThroughThePileCanTellThePartnersHand() {
    String line =
        "mode=two-on-one turn=5 round=1 claimed.purple=eye-on-the-future"
            + " hand.purple=lucy-stone,the-union-signal hand.yellow=anna-dickinson,maud-wood-park"
            + " hand.opposition=old-dixie discard.suffragist=seneca-falls-convention";
    VotesPosition looking = at(line, "claimed:eye-on-the-future");
    Viewer purple = new Viewer.At(seat(Mode.TWO_ON_ONE, "purple"));
    Viewer yellow = new Viewer.At(seat(Mode.TWO_ON_ONE, "yellow"));
    assertThat(named(at(line), purple, 1)).isEmpty();
    assertThat(named(looking, purple, 1)).containsExactly("anna-dickinson", "maud-wood-park");

    VotesPosition after = looking.play(game.notation().read(looking, "event:the-club-movement"));
    for (VotesPosition p : List.of(after, at(game.notation().writePosition(after)))) {
      assertThat(named(p, purple, 1)).containsExactly("anna-dickinson", "maud-wood-park");
      assertThat(named(p, yellow, 0)).isEmpty();
      assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "opposition")), 1)).isEmpty();
      assertThat(named(p, new Viewer.Spectator(), 1)).isEmpty();
      imagining(
          p,
          seat(Mode.TWO_ON_ONE, "purple"),
          q -> assertThat(cards(q, "hand.yellow")).isEqualTo(cards(p, "hand.yellow")));
    }
    assertThat(cards(after, "put.purple"))
        .as("the pile is shuffled, and nothing of it known")
        .containsExactly("anna-dickinson", "maud-wood-park");
  }

  private VotesPosition putBack() {
    return at(
        "mode=two-on-one turn=2 round=5 claimed.purple=the-winning-plan"
            + " hand.purple=frances-willard,lucy-stone hand.yellow=anna-dickinson,frances-harper"
            + " hand.opposition=old-dixie,border-states discard.suffragist=seneca-falls-convention",
        "claimed:the-winning-plan",
        "draw:pioneer-women",
        "draw:the-union-signal",
        "draw:sojourner-truth",
        "draw:reconstruction",
        "draw:union-victory",
        "draw:property-rights-for-women",
        "event:property-rights-for-women",
        "bottom:reconstruction",
        "top:union-victory",
        "top:sojourner-truth",
        "top:the-union-signal",
        "top:pioneer-women");
  }

  @Test
  void V70_cardsPutBackAreKnownToThePartnerWhoPutThem() {
    VotesPosition put = putBack();
    List<String> top =
        List.of("pioneer-women", "the-union-signal", "sojourner-truth", "union-victory");
    for (VotesPosition p : List.of(put, at(game.notation().writePosition(put)))) {
      assertThat(cards(p, "top.suffragist")).isEqualTo(top);
      imagining(
          p,
          seat(Mode.TWO_ON_ONE, "purple"),
          q -> {
            assertThat(cards(q, "top.suffragist")).isEqualTo(top);
            assertThat(cards(q, "bottom.suffragist")).containsExactly("reconstruction");
          });
      for (String other : List.of("yellow", "opposition")) {
        Set<String> next = new TreeSet<>();
        imagining(
            p, seat(Mode.TWO_ON_ONE, other), q -> next.add(cards(q, "top.suffragist").getFirst()));
        assertThat(next).as(other + " does not know what lies on top").hasSizeGreaterThan(8);
        VotesView view = (VotesView) p.view(new Viewer.At(seat(Mode.TWO_ON_ONE, other)));
        assertThat(view.piles().getFirst().top()).containsExactly(-1, -1, -1, -1);
        assertThat(view.piles().getFirst().bottom()).containsExactly(-1);
      }
      VotesView own = (VotesView) p.view(new Viewer.At(seat(Mode.TWO_ON_ONE, "purple")));
      assertThat(own.piles().getFirst().top()).doesNotContain(-1);
    }
  }

  @Test
  void V70_aCardPutBackIsKnownInThePartnersHandToo() {
    VotesPosition put = putBack();
    VotesPosition drawn =
        play(
            put,
            "event:lucy-stone WA+purple MT+purple TX+purple MN+purple TN+purple NY+purple"
                + " event:old-dixie event:anna-dickinson WA+purple MT+purple TX+purple MN+purple"
                + " TN+purple NY+purple event:border-states ready ready draw:pioneer-women"
                + " draw:the-union-signal draw:sojourner-truth draw:union-victory");
    assertThat(cards(drawn, "hand.yellow")).contains("union-victory");
    for (VotesPosition p : List.of(drawn, at(game.notation().writePosition(drawn)))) {
      assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "purple")), 1))
          .containsExactly("union-victory");
      assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "yellow")), 0)).isEmpty();
      assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_ONE, "opposition")), 1)).isEmpty();
    }
  }

  private VotesPosition play(VotesPosition from, String moves) {
    VotesPosition p = from;
    for (String move : moves.split(" ", -1)) {
      p = p.play(game.notation().read(p, move));
    }
    return p;
  }

  @Test
  void V103_onlyThePartnerWhoLookedKnowsTheHand() {
    VotesPosition p =
        at(
            "mode=two-on-two turn=2 round=1 actor=first claimed.first=change-in-plans"
                + " hand.purple=lucy-stone,the-union-signal"
                + " hand.yellow=frances-harper,anna-dickinson hand.first=old-dixie"
                + " hand.second=border-states discard.suffragist=seneca-falls-convention"
                + " discard.opposition=the-patriarchy",
            "claimed:change-in-plans",
            "look:yellow",
            "out:frances-harper",
            "draw:pioneer-women");
    Viewer first = new Viewer.At(seat(Mode.TWO_ON_TWO, "first"));
    assertThat(named(p, first, 1)).containsExactly("anna-dickinson");
    assertThat(named(p, first, 0)).isEmpty();
    for (String other : List.of("purple", "second")) {
      assertThat(named(p, new Viewer.At(seat(Mode.TWO_ON_TWO, other)), 1)).isEmpty();
    }
    imagining(
        p,
        seat(Mode.TWO_ON_TWO, "first"),
        q -> assertThat(cards(q, "hand.yellow")).contains("anna-dickinson").hasSize(2));
  }
}
