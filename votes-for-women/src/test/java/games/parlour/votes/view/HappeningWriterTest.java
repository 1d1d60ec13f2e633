package games.parlour.votes.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Occasion;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens is told in few sentences, and to each viewer only what they may see. */
class HappeningWriterTest {
  private static final VotesForWomen GAME = new VotesForWomen();
  private static final Catalogue WORDS = GAME.texts(Language.EN);

  private static VotesPosition at(String line) {
    return GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
  }

  private static List<Happening> told(VotesPosition position, String move, int seat) {
    VotesMove played = GAME.notation().read(position, move);
    return position.happenings(
        played, new Viewer.At(GAME.seats(GAME.setup(Occasion.STUDY)).get(seat)));
  }

  private static List<String> sentences(List<Happening> told) {
    return told.stream().map(happening -> WORDS.tell(happening.text())).toList();
  }

  @Test
  void cubesOfOneColourAreToldTogether() {
    VotesPosition position =
        at(
            "actor=opposition KY=p1 hand.opposition=border-states,old-dixie"
                + " hand.suffragist=lucy-stone");
    List<Happening> told = told(position, "event:border-states", 0);

    assertThat(sentences(told))
        .containsExactly(
            "Opposition played Border States as an event.",
            "Delaware, Maryland and West Virginia get 1 red cube each.",
            "Kentucky loses 1 purple cube.",
            "Missouri gets 1 red cube.");
    assertThat(told.get(1).motions())
        .containsExactly(
            new Motion("red", "supply", "DE"),
            new Motion("red", "supply", "MD"),
            new Motion("red", "supply", "WV"));
    assertThat(told.get(2).motions()).containsExactly(new Motion("purple", "KY", "supply"));
  }

  @Test
  void everyCubeMovesAndTheFourthIsToldBeforeItsClaim() {
    VotesPosition position =
        at(
            "actor=opposition NY=r2 states=new-york hand.opposition=horace-greeley,old-dixie"
                + " hand.suffragist=lucy-stone");
    List<Happening> told = told(position, "event:horace-greeley", 1);

    assertThat(sentences(told))
        .containsExactly(
            "Opposition played Horace Greeley as an event.",
            "New York gets 2 red cubes.",
            "Opposition claimed the State card New York.",
            "Connecticut gets 2 red cubes.");
    assertThat(told.get(1).motions())
        .containsExactly(new Motion("red", "supply", "NY"), new Motion("red", "supply", "NY"));
  }

  @Test
  void whichCardIsDrawnOnlyItsOwnerIsTold() {
    VotesPosition start =
        at(
            "hand.suffragist=seneca-falls-convention,a-vindication-of-the-rights-of-woman"
                + " hand.opposition=the-patriarchy");
    VotesPosition position =
        start.play(GAME.notation().read(start, "event:a-vindication-of-the-rights-of-woman"));

    assertThat(sentences(told(position, "draw:lucy-stone", 0)))
        .containsExactly("Suffragists drew Lucy Stone to look at.");
    assertThat(sentences(told(position, "draw:lucy-stone", 1)))
        .containsExactly("Suffragists drew a card to look at.");
  }

  private static final String TEAMS =
      "mode=two-on-two turn=3 round=6 phase=exchange hand.purple=lucy-stone"
          + " hand.yellow=anna-dickinson hand.first=old-dixie hand.second=border-states"
          + " claimed.purple=ohio";

  private static VotesPosition teams(String hands, String line, String... moves) {
    VotesPosition p =
        GAME.start(GAME.setup(Occasion.STUDY, Map.of("hands", hands), Optional.of(line)));
    for (String move : moves) {
      p = p.play(GAME.notation().read(p, move));
    }
    return p;
  }

  /** What each of four players is told, and then somebody who stands by. */
  private static List<List<String>> toldToAll(VotesPosition p, String move) {
    VotesMove played = GAME.notation().read(p, move);
    List<Viewer> viewers = new ArrayList<>();
    Terms.of(Mode.TWO_ON_TWO).seats().forEach(seat -> viewers.add(new Viewer.At(seat)));
    viewers.add(new Viewer.Spectator());
    return viewers.stream().map(viewer -> sentences(p.happenings(played, viewer))).toList();
  }

  @Test
  void whatPartnersGiveAndOfferIsToldToAll() {
    assertThat(toldToAll(teams("hidden", TEAMS), "give:ohio"))
        .hasSize(5)
        .containsOnly(List.of("Purple gave Ohio to their partner."));
    assertThat(toldToAll(teams("hidden", TEAMS), "offer"))
        .containsOnly(List.of("Purple offered to swap the held cards."));
    assertThat(toldToAll(teams("hidden", TEAMS, "offer"), "decline"))
        .containsOnly(List.of("Yellow declined the swap."));
  }

  @Test
  void whichCardsAreSwappedOnlyThePartnersAreTold() {
    List<String> partners = List.of("Purple gave Lucy Stone and got Anna Dickinson from Yellow.");
    List<String> others = List.of("Purple and Yellow swapped the cards they held.");
    for (String hands : List.of("hidden", "open")) {
      assertThat(toldToAll(teams(hands, TEAMS, "offer"), "accept"))
          .containsExactly(partners, partners, others, others, others);
    }
  }

  @Test
  void whichCardAPartnerDrawsIsToldWhereHandsAreOpen() {
    String[] toTheDraw = {"ready", "ready", "ready", "ready"};
    List<String> seen = List.of("Purple drew Frances Willard.");
    List<String> hidden = List.of("Purple drew a card.");
    String line = TEAMS + " discard.suffragist=seneca-falls-convention";
    assertThat(toldToAll(teams("open", line, toTheDraw), "draw:frances-willard"))
        .containsExactly(seen, seen, hidden, hidden, hidden);
    assertThat(toldToAll(teams("hidden", line, toTheDraw), "draw:frances-willard"))
        .containsExactly(seen, hidden, hidden, hidden, hidden);
  }

  @Test
  void aCardDrawnAsideIsNotInTheOpenHand() {
    VotesPosition p =
        teams(
            "open",
            "mode=two-on-two turn=1 round=1 hand.yellow=lucy-stone hand.first=old-dixie"
                + " hand.purple=seneca-falls-convention,a-vindication-of-the-rights-of-woman",
            "event:a-vindication-of-the-rights-of-woman");
    List<String> hidden = List.of("Purple drew a card to look at.");
    assertThat(toldToAll(p, "draw:frances-willard"))
        .containsExactly(
            List.of("Purple drew Frances Willard to look at."), hidden, hidden, hidden, hidden);
  }

  @Test
  void aHandIsShownToTheOneWhoLooks() {
    VotesPosition p =
        teams(
            "hidden",
            "mode=two-on-two turn=2 round=1 actor=first claimed.first=change-in-plans"
                + " hand.purple=lucy-stone,the-union-signal"
                + " hand.yellow=anna-dickinson,frances-harper hand.first=old-dixie"
                + " hand.second=border-states");
    List<String> played = List.of("First Opposition played the claimed card Change In Plans.");
    assertThat(toldToAll(p, "claimed:change-in-plans")).containsOnly(played);

    VotesPosition chosen = p.play(GAME.notation().read(p, "claimed:change-in-plans"));
    List<List<String>> told = toldToAll(chosen, "look:yellow");
    assertThat(told.get(1)).isEqualTo(told.get(2));
    assertThat(told.get(1).getFirst()).contains("Anna Dickinson", "Frances Harper");
    for (int other : List.of(0, 3, 4)) {
      assertThat(told.get(other)).hasSize(1);
      assertThat(told.get(other).getFirst())
          .contains("looked at a hand", "Yellow")
          .doesNotContain("Anna", "Frances", "Lucy");
    }
  }

  @Test
  void theOwnerOfAStrategyCardIsTold() {
    VotesPosition p =
        teams(
            "hidden",
            "mode=two-on-two turn=2 round=1 phase=strategy actor=yellow buttons=2/0"
                + " open=national-focus,counter-strat,regional-focus hand.purple=lucy-stone"
                + " hand.yellow=anna-dickinson hand.first=old-dixie hand.second=border-states",
            "commit:1",
            "take:counter-strat");
    assertThat(toldToAll(p, "owner:purple")).containsOnly(List.of("Purple took Counter Strat."));
  }
}
