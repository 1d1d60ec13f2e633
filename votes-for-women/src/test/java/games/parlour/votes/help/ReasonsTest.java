package games.parlour.votes.help;

import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Turn;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesGames;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why something cannot be done, and what it would bring: the cause is named. */
class ReasonsTest {
  private static final String ROUND = "turn=2 round=1 actor=suffragist hand.opposition=old-dixie ";
  private static final String OTHER_SIDE =
      "turn=2 round=1 actor=opposition hand.suffragist=lucy-stone ";

  private final Catalogue words = new VotesForWomen().texts(Language.EN);

  private static VotesMove considered(VotesPosition p, String text) {
    return p.considered().stream()
        .filter(move -> VotesGames.text(move).equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not considered"));
  }

  private String why(VotesPosition p, String move) {
    return p.whyNot(considered(p, move)).map(words::tell).orElse("");
  }

  private String outlook(VotesPosition p, String move) {
    VotesMove meant = VotesGames.GAME.notation().read(p, move);
    return p.outlook(meant).map(words::tell).orElse("");
  }

  @Test
  void everyUseOfEveryCardIsConsidered() {
    VotesPosition p =
        at(ROUND + "hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=ohio");
    assertThat(p.considered().stream().map(VotesGames::text))
        .containsExactlyInAnyOrder(
            "event:lucy-stone",
            "campaign:lucy-stone",
            "organize:lucy-stone",
            "lobby:lucy-stone",
            "event:maud-wood-park",
            "campaign:maud-wood-park",
            "organize:maud-wood-park",
            "lobby:maud-wood-park",
            "claimed:ohio",
            "done");
    assertThat(why(p, "done")).isEqualTo("First play a card from your hand.");
    assertThat(why(p, "claimed:ohio")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hand.suffragist=lucy-stone,maud-wood-park | campaign:lucy-stone | You have no campaigner on the map.
          hand.suffragist=lucy-stone,maud-wood-park | organize:lucy-stone | You have no campaigner on the map.
          hand.suffragist=lucy-stone,maud-wood-park | lobby:lucy-stone    | You have no campaigner on the map.
          hand.suffragist=lucy-stone,maud-wood-park buttons=12/0 campaigners=purple1:west | organize:lucy-stone | You already have all 12 buttons.
          hand.suffragist=lucy-stone,maud-wood-park sent=yes campaigners=purple1:west | lobby:lucy-stone | The amendment has already been sent to the states.
          hand.suffragist=lucy-stone,maud-wood-park box.turn=war-in-europe campaigners=purple1:west | campaign:lucy-stone | Campaigning costs 1 button now; you have 0.
          hand.suffragist=union-victory,maud-wood-park | event:union-victory | Only while The Civil War is in effect.
          hand.suffragist=fifteenth-amendment,maud-wood-park box.turn=the-civil-war | event:fifteenth-amendment | Only while The Civil War is not in effect.
          hand.suffragist=woodrow-wilson,maud-wood-park buttons=3/0 | event:woodrow-wilson | It costs 4 buttons; you have 3.
          hand.suffragist=woodrow-wilson,maud-wood-park buttons=4/0 box.turn=1918-pandemic campaigners=purple1:west | event:woodrow-wilson | With the event fee it costs 5 buttons; you have 4.
          hand.suffragist=lucy-stone,maud-wood-park box.turn=1918-pandemic campaigners=purple1:west | event:lucy-stone | An event costs 1 button now; you have 0.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=eye-on-the-future | claimed:eye-on-the-future | From turn 5 on.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=counter-strat | claimed:counter-strat | No card is in effect for the turn.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=superior-lobbying sent=yes | claimed:superior-lobbying | The amendment has already been sent to the states.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=reconsideration | claimed:reconsideration | Only after the amendment has been sent to the states.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=reconsideration sent=yes | claimed:reconsideration | There is no state for you to reopen.
          hand.suffragist=lucy-stone,maud-wood-park claimed.suffragist=ohio,utah claimed-played=yes | claimed:ohio | You have already played a claimed card this round.
          """)
  void theSuffragistsAreToldWhy(String line, String move, String reason) {
    assertThat(why(at(ROUND + line), move)).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hand.opposition=old-dixie,red-scare campaigners=red1:south | lobby:old-dixie | Congress has no marker to remove.
          hand.opposition=governor-clements-veto,red-scare | event:governor-clements-veto | Only after the amendment has been sent to the states.
          hand.opposition=old-dixie,red-scare buttons=0/6 campaigners=red1:south | organize:old-dixie | You already have all 6 buttons.
          """)
  void theOppositionIsToldWhy(String line, String move, String reason) {
    assertThat(why(at(OTHER_SIDE + line), move)).isEqualTo(reason);
  }

  @Test
  void partnersNeedACampaignerOfTheirColour() {
    VotesPosition p =
        at(
            "mode=two-on-one turn=2 round=1 actor=purple hand.purple=lucy-stone,maud-wood-park"
                + " hand.yellow=anna-dickinson hand.opposition=old-dixie campaigners=yellow1:west");
    assertThat(why(p, "campaign:lucy-stone"))
        .isEqualTo("You have no campaigner of your colour on the map.");
    assertThat(why(p, "organize:lucy-stone")).isEmpty();
  }

  @Test
  void whatComesFirstIsNamed() {
    VotesPosition round =
        at(
            ROUND
                + "hand.suffragist=lucy-stone,maud-wood-park,frederick-douglass buttons=1/0"
                + " campaigners=purple1:west claimed.suffragist=ohio");
    VotesPosition placing = play(round, "event:lucy-stone");
    assertThat(why(placing, "event:maud-wood-park")).isEqualTo("First finish Lucy Stone.");
    VotesPosition rolled = play(round, "event:frederick-douglass", "die:3");
    assertThat(why(rolled, "lobby:lucy-stone")).isEqualTo("First decide whether to roll again.");
    VotesPosition campaign = play(round, "campaign:lucy-stone", "die:3", "keep");
    assertThat(why(campaign, "claimed:ohio")).isEqualTo("First finish Campaigning.");
    VotesPosition moved = play(campaign, "move:purple1:plains");
    assertThat(why(moved, "move:purple1:south"))
        .isEqualTo("Purple 1 has already moved or placed cubes.");
    VotesPosition done = play(placing, "CA+purple", "MT+purple", "AL+purple", "OH+purple");
    VotesPosition over = play(done, "VA+purple", "NY+purple");
    assertThat(why(over, "event:maud-wood-park"))
        .isEqualTo("You have already played a card from your hand this round.");
  }

  @Test
  void beforeAndAfterTheRoundsNoCardIsPlayed() {
    VotesPosition bids =
        at(
            "phase=strategy turn=2 hand.suffragist=lucy-stone hand.opposition=old-dixie"
                + " buttons=2/2 open=national-focus");
    assertThat(why(bids, "event:lucy-stone")).isEqualTo("The Strategy Phase comes first.");
    VotesPosition answer = play(bids, "commit:2");
    assertThat(why(answer, "match")).isEmpty();
    assertThat(why(answer, "supersede")).isEqualTo("It costs 3 buttons; you have 2.");
    VotesPosition nothing = play(bids, "commit:0");
    assertThat(why(nothing, "defer")).startsWith("There is nothing to defer to");
  }

  @Test
  void anOutlookSaysWhatAnActionBringsAndCosts() {
    String hand = "hand.suffragist=lucy-stone,maud-wood-park ";
    VotesPosition plain = at(ROUND + hand + "buttons=11/0 campaigners=purple1:west,yellow1:west");
    assertThat(outlook(plain, "campaign:lucy-stone")).isEqualTo("2d4 cubes");
    assertThat(outlook(plain, "organize:lucy-stone")).isEqualTo("+1 button");
    assertThat(outlook(plain, "lobby:lucy-stone")).isEqualTo("2d6, each 6 adds a marker");
    assertThat(outlook(plain, "event:lucy-stone")).isEmpty();
    VotesPosition dear =
        at(
            ROUND
                + hand
                + "buttons=2/0 campaigners=purple1:west box.turn=war-in-europe,1918-pandemic,"
                + "processions-for-suffrage,prison-tour-special");
    assertThat(outlook(dear, "campaign:lucy-stone")).isEqualTo("1d6 cubes, costs 1 button");
    assertThat(outlook(dear, "event:lucy-stone")).isEqualTo("costs 1 button");
    assertThat(outlook(dear, "lobby:lucy-stone")).isEqualTo("1d8, each 6 or more adds a marker");
  }

  @Test
  void aBidAgainstTheOppobotSaysItsChance() {
    String line =
        "mode=solitaire phase=strategy turn=2 hand.suffragist=lucy-stone buttons=5/0"
            + " open=national-focus";
    VotesPosition plain = at(Map.of("mode", "solitaire"), line);
    assertThat(outlook(plain, "commit:0")).isEqualTo("0 % chance of a card");
    assertThat(outlook(plain, "commit:3")).isEqualTo("50 % chance of a card");
    assertThat(outlook(plain, "commit:5")).isEqualTo("100 % chance of a card");
    VotesPosition black = at(Map.of("mode", "solitaire", "bot-dice", "black"), line);
    assertThat(outlook(black, "commit:3")).isEqualTo("50 % chance of a card");
    assertThat(why(black, "commit:1"))
        .isEqualTo("A bid of 1 would bring no more than a lower one.");
  }

  @Test
  void theGoalIsToldInTheFirstRoundOnly() {
    String hands = " hand.suffragist=lucy-stone hand.opposition=old-dixie";
    VotesPosition first = at("turn=1 round=1 actor=opposition" + hands);
    assertThat(goal(first)).containsExactly(Text.of("goal.opposition"));
    assertThat(goal(at("turn=1 round=2 actor=opposition" + hands))).isEmpty();
  }

  private static List<Text> goal(VotesPosition p) {
    return ((Turn.Decide) p.turn()).prompt().goal().stream().toList();
  }
}
