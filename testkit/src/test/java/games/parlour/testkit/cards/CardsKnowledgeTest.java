package games.parlour.testkit.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Occasion;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who knows what in Four Hands, followed by hand. */
class CardsKnowledgeTest {
  private static final String DEALT = "2 on 0 0-0 11222 - 1121/1222/1424/1838 - choose";
  private static final Viewer SPECTATOR = new Viewer.Spectator();

  private final CardsGame game = new CardsGame();
  private final CardsPosition dealt =
      game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(DEALT)));

  private static Viewer at(int seat) {
    return new Viewer.At(CardsRules.SEATS.get(seat));
  }

  private static CardsView view(CardsPosition p, Viewer viewer) {
    return (CardsView) p.view(viewer);
  }

  private CardsPosition play(CardsPosition from, String... texts) {
    CardsPosition p = from;
    for (String text : texts) {
      p = p.play(game.notation().read(p, text));
    }
    return p;
  }

  @Test
  void aSeatSeesItsOwnCards() {
    assertThat(values(view(dealt, at(0)).hands().get(0))).containsExactly(1, 2);
    assertThat(values(view(dealt, at(0)).hands().get(1))).containsExactly(0, 0);
    assertThat(values(view(dealt, SPECTATOR).hands().get(0))).containsExactly(0, 0);
    assertThat(view(dealt, at(0)).unseen()).containsExactly(4, 3, 3, 2, 2);
    assertThat(view(dealt, SPECTATOR).unseen()).isEqualTo(CardsRules.COPIES);
  }

  @Test
  void whatWasPeekedAtIsRemembered() {
    CardsPosition later = play(dealt, "peek-west-2", "play-1", "die-1", "play-1", "die-2");
    assertThat(values(view(later, at(0)).hands().get(3))).containsExactly(0, 3);
    assertThat(values(view(later, at(1)).hands().get(3))).containsExactly(0, 0);
  }

  @Test
  void aCardPutOnTopIsFollowedIntoTheNextHand() {
    CardsPosition put = play(dealt, "swap", "deal-5", "put-3", "play-1", "die-1");
    assertThat(values(view(put, at(0)).top())).containsExactly(5);
    assertThat(values(view(put, at(1)).top())).containsExactly(0);
    CardsPosition drawing = play(put, "swap");
    assertThat(drawing.moves()).containsExactly(new CardMove.Deal(5));
    CardsPosition drawn = play(drawing, "deal-5");
    assertThat(values(view(drawn, at(0)).hands().get(1))).containsExactly(0, 0, 5);
    assertThat(values(view(drawn, at(1)).hands().get(1))).containsExactly(1, 2, 5);
    assertThat(values(view(drawn, at(2)).hands().get(1))).containsExactly(0, 0, 0);
    for (int seed = 0; seed < 50; seed++) {
      CardsPosition imagined = drawn.imagine(CardsRules.SEATS.get(0), new Generator(seed));
      assertThat(imagined.hands().get(1).get(2).value()).isEqualTo(5);
    }
  }

  @Test
  void aDealtCardIsToldToItsOwnerOnly() {
    CardsPosition start = game.start(game.setup(Occasion.STUDY));
    CardMove deal = new CardMove.Deal(4);
    Text north = Text.of("seat.north");
    assertThat(texts(start.happenings(deal, at(0))))
        .containsExactly(Text.of("told.deal.seen", "seat", north, "card", 4));
    assertThat(texts(start.happenings(deal, at(1))))
        .containsExactly(Text.of("told.deal", "seat", north));
    assertThat(texts(start.happenings(deal, SPECTATOR)))
        .containsExactly(Text.of("told.deal", "seat", north));
  }

  /** North has seen a one and a two, so a hidden card is one of four ones, three twos and so on. */
  @Test
  void everyHiddenCardIsImaginedByItsNumber() {
    Generator random = new Generator(1908);
    int[] counts = new int[5];
    int times = 14_000;
    for (int i = 0; i < times; i++) {
      CardsPosition imagined = dealt.imagine(CardsRules.SEATS.get(0), random);
      counts[imagined.hands().get(3).get(1).value() - 1]++;
    }
    List<Integer> unseen = List.of(4, 3, 3, 2, 2);
    double chiSquare = 0;
    for (int i = 0; i < 5; i++) {
      double expected = times * unseen.get(i) / 14.0;
      chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(18.5);
  }

  private static List<Integer> values(List<DealtCard> cards) {
    return cards.stream().map(DealtCard::value).toList();
  }

  private static List<Text> texts(List<Happening> happenings) {
    return happenings.stream().map(Happening::text).toList();
  }
}
