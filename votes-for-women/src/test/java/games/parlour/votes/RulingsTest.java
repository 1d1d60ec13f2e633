package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rulings that a scene cannot show: beginnings, options, hands of one card. */
class RulingsTest {
  /** Sixty red cubes, all that the box has. */
  private static final String ALL_RED =
      "WA=r6 OR=r6 CA=r6 ID=r6 NV=r6 UT=r6 AZ=r6 NM=r6 MT=r6 WY=r6";

  private final VotesForWomen game = new VotesForWomen();

  @Test
  void theGameBeginsWithSevenCardsAndNoStrategyPhase() {
    VotesPosition position =
        play(
            game.start(game.setup(Occasion.STUDY)),
            "aside:ohio aside:texas aside:utah",
            "draw:transportation draw:counter-strat draw:national-focus",
            "draw:lucy-stone draw:anna-dickinson draw:frances-willard draw:pioneer-women"
                + " draw:the-union-signal draw:frances-harper",
            "draw:old-dixie draw:the-civil-war draw:gerrymandering draw:horace-greeley"
                + " draw:catharine-beecher draw:senator-joseph-brown");

    assertThat(asked(position)).isEqualTo("suffragist");
    assertThat(texts(position))
        .containsExactlyInAnyOrder(
            "event:seneca-falls-convention",
            "event:lucy-stone",
            "event:anna-dickinson",
            "event:frances-willard",
            "event:pioneer-women",
            "event:the-union-signal",
            "event:frances-harper");
    assertThat(line(position))
        .contains("open=transportation,counter-strat,national-focus")
        .doesNotContain("ohio", "texas", "utah");
  }

  @Test
  void v3TheSupplyOfCubesIsNoLimit() {
    String position = "turn=1 round=1 actor=opposition hand.opposition=old-dixie " + ALL_RED;

    VotesPosition after = play(start("unlimited", position), "event:old-dixie");

    assertThat(line(after)).contains("LA=r1", "MS=r1", "AL=r1", "GA=r1", "FL=r1");
  }

  @Test
  void v3UnlessTheOptionSaysSo() {
    String position =
        "turn=1 round=1 actor=opposition hand.opposition=old-dixie MS=p2 FL=y1 " + ALL_RED;

    VotesPosition after = play(start("printed", position), "event:old-dixie");

    assertThat(line(after)).contains("MS=p1").doesNotContain("LA=", "AL=", "GA=", "FL=");
  }

  @Test
  void v3OneColourIsOutTheOtherIsNot() {
    String position =
        "turn=1 round=1 actor=suffragist hand.suffragist=seneca-falls-convention,lucy-stone"
            + " hand.opposition=old-dixie,border-states"
            + " WA=p13 OR=p13 CA=p13 ID=p13 NV=p13";

    VotesPosition after = play(start("printed", position), "event:seneca-falls-convention");

    assertThat(asked(after)).isEqualTo("opposition");
    assertThat(line(after)).contains("NY=y2");
  }

  @Test
  void v7TheCardsBringTwoCampaignersOfEachColour() {
    for (String colour : List.of("purple", "yellow", "red")) {
      assertThat(operations("add-campaigner").filter(op -> colour.equals(op.get("colour"))))
          .as(colour)
          .hasSize(2);
    }
  }

  @Test
  void v20TheOppositionDiscardsWhereItCanDoNothing() {
    String position =
        "turn=1 round=1 actor=opposition hand.opposition=southern-resentment,the-sswsc"
            + " hand.suffragist=lucy-stone";

    assertThat(texts(start("unlimited", position)))
        .containsExactlyInAnyOrder("discard:southern-resentment", "discard:the-sswsc");
  }

  @Test
  void v64NothingGoesOutOfAHandOfCampaignerCards() {
    String position =
        "turn=1 round=1 actor=suffragist claimed.suffragist=change-in-plans"
            + " hand.suffragist=lucy-stone"
            + " hand.opposition=the-patriarchy,naows-forms,transcontinental-railroad";

    VotesPosition after = play(start("unlimited", position), "claimed:change-in-plans");

    assertThat(asked(after)).isEqualTo("suffragist");
    assertThat(line(after))
        .contains(
            "hand.opposition=the-patriarchy,naows-forms,transcontinental-railroad",
            "seen.suffragist=the-patriarchy,naows-forms,transcontinental-railroad")
        .doesNotContain("discard.opposition");
  }

  @Test
  void v66RiotsAgainstAHandOfOneCard() {
    String position =
        "turn=1 round=6 actor=opposition hand.opposition=anti-suffrage-riots,old-dixie"
            + " hand.suffragist=lucy-stone top.suffragist=pioneer-women,frances-willard";

    VotesPosition after =
        play(start("unlimited", position), "event:anti-suffrage-riots lose:lucy-stone");

    assertThat(texts(after)).containsExactly("draw:pioneer-women");
    assertThat(line(play(after, "draw:pioneer-women")))
        .contains("hand.suffragist=pioneer-women", "discard.suffragist=lucy-stone", "turn=2");
  }

  @Test
  void v66RiotsAgainstAnEmptyHand() {
    String position =
        "turn=6 round=5 actor=opposition hand.opposition=anti-suffrage-riots,old-dixie";

    VotesPosition after = play(start("unlimited", position), "event:anti-suffrage-riots");

    assertThat(asked(after)).isEqualTo("opposition");
    assertThat(line(after)).contains("round=6").doesNotContain("hand.suffragist");
  }

  @Test
  void v89TheStateCardsSetAsideFollowFromTheOthers() {
    VotesPosition position =
        play(game.start(game.setup(Occasion.STUDY)), "aside:ohio aside:texas aside:utah");

    assertThat(line(position))
        .contains(
            "states=california,montana,kansas,georgia,illinois,pennsylvania,virginia,new-york,"
                + "new-jersey");
  }

  private static Stream<Map<String, Object>> operations(String op) {
    return GameData.get().cards().stream()
        .filter(card -> card.deck() != Deck.OPPOBOT)
        .map(CardData::effects)
        .flatMap(List::stream)
        .filter(effect -> op.equals(effect.get("op")));
  }

  private VotesPosition start(String supply, String position) {
    return game.start(game.setup(Occasion.STUDY, Map.of("supply", supply), Optional.of(position)));
  }

  private VotesPosition play(VotesPosition start, String... lines) {
    VotesPosition position = start;
    for (String line : lines) {
      for (String move : line.split(" ", -1)) {
        position = position.play(game.notation().read(position, move));
      }
    }
    return position;
  }

  private List<String> texts(VotesPosition position) {
    List<String> texts = new ArrayList<>();
    position.moves().forEach(move -> texts.add(game.notation().write(move)));
    return texts;
  }

  private String line(VotesPosition position) {
    return game.notation().writePosition(position);
  }

  private static String asked(VotesPosition position) {
    return position.turn() instanceof Turn.Decide decide ? decide.seat().side().name() : "nobody";
  }
}
