package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Viewer;
import games.parlour.testkit.Seeds;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.Mode;
import games.parlour.votes.rules.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a seat has learned is kept when it imagines, and what it has not is dealt anew. */
class SecretsTest {
  private static final int TIMES = 400;
  private static final Seat SUFFRAGIST = Terms.of(Mode.ONE_ON_ONE).seats().get(0);
  private static final Seat OPPOSITION = Terms.of(Mode.ONE_ON_ONE).seats().get(1);

  /** Eleven Early cards are discarded, so that three are left to draw before the Middle ones. */
  private static final String LATE_IN_EARLY =
      "turn=3 round=1 discard.opposition=the-patriarchy,the-civil-war,15th-divides-suffragists,"
          + "senator-joseph-brown,minor-v-happersett,senate-rejects-suffrage-amendment,"
          + "south-dakota-rejects-suffrage,gerrymandering,border-states,horace-greeley,"
          + "new-york-newspapers,senator-george-vest ";

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
            "turn=2 round=2 claimed.suffragist=change-in-plans hand.suffragist=lucy-stone,the-union-signal"
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
            assertThat(cards(q, "hand.opposition").stream().map(SecretsTest::era))
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

  @Test
  void cardsPutBackAreKnownToWhoPutThemAndMixedForTheOther() {
    VotesPosition p =
        at(
            LATE_IN_EARLY
                + "actor=opposition hand.suffragist=lucy-stone,the-union-signal"
                + " hand.opposition=progress-not-politics,southern-resentment",
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
            "top:emma-goldman");
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
            "turn=5 round=1 claimed.suffragist=eye-on-the-future hand.suffragist=lucy-stone,the-union-signal"
                + " hand.opposition=old-dixie,border-states",
            "claimed:eye-on-the-future",
            "event:the-club-movement",
            "event:lucy-stone");
    VotesView other = (VotesView) p.view(new Viewer.At(OPPOSITION));
    assertThat(other.piles().get(0).pool().eras()).containsOnly(0);
    assertThat(other.piles().get(0).pool().mixed()).contains(other.piles().get(0).left());
  }
}
