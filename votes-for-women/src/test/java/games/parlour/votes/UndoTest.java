package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** V19: a player's own undo reaches back to the last die, reveal or change of seat. */
class UndoTest {
  private static final Seat SUFFRAGIST = Terms.of(Mode.ONE_ON_ONE).seats().get(0);
  private static final Seat OPPOSITION = Terms.of(Mode.ONE_ON_ONE).seats().get(1);
  private static final String HANDS =
      " hand.suffragist=petition-to-congress,frederick-douglass,lucy-stone"
          + " hand.opposition=border-states,old-dixie";

  private static Session<VotesPosition, VotesMove> at(String line) {
    Game<VotesPosition, VotesMove> game = new VotesForWomen();
    return new Session<>(
        game, game.setup(Occasion.STUDY, Map.of(), Optional.of(line + HANDS)), Map.of());
  }

  @Test
  void cubesAndTheCardGoBackOneByOne() {
    Session<VotesPosition, VotesMove> s = at("turn=1 round=1");
    VotesPosition before = s.position();
    s.move(SUFFRAGIST, "event:petition-to-congress");
    s.move(SUFFRAGIST, "WA+purple");
    s.move(SUFFRAGIST, "KS+yellow");
    for (int i = 0; i < 3; i++) {
      s.takeBack(SUFFRAGIST, s.undo(SUFFRAGIST).orElseThrow());
    }
    assertThat(s.position()).isEqualTo(before);
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void aDieStays() {
    Session<VotesPosition, VotesMove> s = at("turn=1 round=1 buttons=1/0");
    s.move(SUFFRAGIST, "event:frederick-douglass");
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
    s.deal(Dealer.ofNumber(3));
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
    s.move(SUFFRAGIST, "keep");
    s.move(SUFFRAGIST, "NY+purple");
    s.takeBack(SUFFRAGIST, s.undo(SUFFRAGIST).orElseThrow());
    s.takeBack(SUFFRAGIST, s.undo(SUFFRAGIST).orElseThrow());
    assertThat(s.undo(SUFFRAGIST)).as("back to the die").isEqualTo(OptionalInt.empty());
  }

  @Test
  void aHandThatWasShownCannotBeUnseen() {
    Session<VotesPosition, VotesMove> s = at("turn=2 round=1 claimed.suffragist=change-in-plans");
    s.move(SUFFRAGIST, "claimed:change-in-plans");
    assertThat(s.decider()).contains(SUFFRAGIST);
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void anotherSeatsTurnEndsIt() {
    Session<VotesPosition, VotesMove> s =
        at("turn=1 round=1 campaigners=purple1:west,red1:south buttons=0/0");
    s.move(SUFFRAGIST, "organize:lucy-stone");
    assertThat(s.decider()).contains(OPPOSITION);
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
    assertThat(s.undo(OPPOSITION)).isEqualTo(OptionalInt.empty());
    assertThat(s.takebackTarget(SUFFRAGIST)).as("by consent").isEqualTo(OptionalInt.of(0));
  }

  private static final String TEAM =
      "mode=two-on-one turn=2 round=6 hand.purple=lucy-stone hand.yellow=anna-dickinson"
          + " hand.opposition=old-dixie claimed.purple=ohio claimed.yellow=utah";
  private static final Seat PURPLE = Terms.of(Mode.TWO_ON_ONE).seats().get(0);
  private static final Seat YELLOW = Terms.of(Mode.TWO_ON_ONE).seats().get(1);

  private static Session<VotesPosition, VotesMove> team(String line) {
    Game<VotesPosition, VotesMove> game = new VotesForWomen();
    return new Session<>(game, game.setup(Occasion.STUDY, Map.of(), Optional.of(line)), Map.of());
  }

  @Test
  void aCardGivenToThePartnerComesBack() {
    Session<VotesPosition, VotesMove> s = team(TEAM + " phase=exchange");
    VotesPosition before = s.position();
    s.move(PURPLE, "give:ohio");
    s.takeBack(PURPLE, s.undo(PURPLE).orElseThrow());
    assertThat(s.position()).isEqualTo(before);
  }

  @Test
  void anOfferStandsOnceThePartnerIsAsked() {
    Session<VotesPosition, VotesMove> s = team(TEAM + " phase=exchange");
    s.move(PURPLE, "offer");
    assertThat(s.decider()).contains(YELLOW);
    assertThat(s.undo(PURPLE)).isEqualTo(OptionalInt.empty());
    s.move(YELLOW, "decline");
    assertThat(s.decider()).contains(PURPLE);
    assertThat(s.undo(PURPLE)).isEqualTo(OptionalInt.empty());
  }

  /** Purple has nothing left to give, so that it is Yellow who is asked after her own answer. */
  @Test
  void aSwapShowsCardsAndStays() {
    Session<VotesPosition, VotesMove> s =
        team(TEAM.replace(" claimed.purple=ohio", "") + " phase=exchange");
    s.move(PURPLE, "offer");
    s.move(YELLOW, "accept");
    assertThat(s.decider()).contains(YELLOW);
    assertThat(s.undo(YELLOW)).isEqualTo(OptionalInt.empty());
    s.move(YELLOW, "give:utah");
    s.takeBack(YELLOW, s.undo(YELLOW).orElseThrow());
    assertThat(s.undo(YELLOW)).as("back to the swap").isEqualTo(OptionalInt.empty());
  }

  @Test
  void aPickedStrategyCardGoesBackUntilItsOwnerIsNamed() {
    Session<VotesPosition, VotesMove> s =
        team(
            TEAM.replace("round=6", "round=1 actor=yellow phase=strategy buttons=2/0")
                + " open=national-focus,counter-strat,regional-focus");
    s.move(YELLOW, "commit:1");
    s.move(YELLOW, "take:counter-strat");
    s.takeBack(YELLOW, s.undo(YELLOW).orElseThrow());
    s.move(YELLOW, "take:national-focus");
    s.move(YELLOW, "owner:purple");
    assertThat(s.undo(YELLOW)).as("the display is filled up").isEqualTo(OptionalInt.empty());
  }

  @Test
  void ofTwoHandsTheChoiceGoesBackTheLookDoesNot() {
    Session<VotesPosition, VotesMove> s =
        team(
            "mode=one-on-two turn=2 round=1 claimed.suffragist=change-in-plans"
                + " hand.suffragist=lucy-stone hand.first=old-dixie,gerrymandering"
                + " hand.second=border-states,horace-greeley");
    s.move(SUFFRAGIST, "claimed:change-in-plans");
    s.takeBack(SUFFRAGIST, s.undo(SUFFRAGIST).orElseThrow());
    s.move(SUFFRAGIST, "claimed:change-in-plans");
    s.move(SUFFRAGIST, "look:second");
    assertThat(s.decider()).contains(SUFFRAGIST);
    assertThat(s.undo(SUFFRAGIST)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void aPileLookedThroughTellsOfThePartnersHand() {
    Session<VotesPosition, VotesMove> s =
        team(
            "mode=two-on-one turn=5 round=1 claimed.purple=eye-on-the-future"
                + " hand.purple=lucy-stone hand.yellow=anna-dickinson hand.opposition=old-dixie");
    s.move(PURPLE, "claimed:eye-on-the-future");
    assertThat(s.decider()).contains(PURPLE);
    assertThat(s.undo(PURPLE)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void aPartnersTurnEndsTheOwn() {
    Session<VotesPosition, VotesMove> s =
        team(TEAM.replace("round=6", "round=6 phase=exchange").replace("turn=2", "turn=3"));
    s.move(PURPLE, "ready");
    assertThat(s.decider()).contains(YELLOW);
    assertThat(s.undo(PURPLE)).isEqualTo(OptionalInt.empty());
    assertThat(s.undo(YELLOW)).isEqualTo(OptionalInt.empty());
  }
}
