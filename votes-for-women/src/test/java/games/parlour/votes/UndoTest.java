package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Dealer;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.votes.rules.Mode;
import games.parlour.votes.rules.Terms;
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
}
