package games.parlour.votes.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Viewer;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.view.VotesView.Vote;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Final Voting is seen as it goes on: the state that votes and its dice, not an older roll. */
class VoteViewTest {
  private final VotesForWomen game = new VotesForWomen();

  private VotesView after(String... moves) {
    String line = "turn=6 round=6 phase=voting sent=yes buttons=1/0 dice=d4:2,3";
    VotesPosition p = game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    for (String move : moves) {
      p = p.play(game.notation().read(p, move));
    }
    return (VotesView) p.view(new Viewer.Spectator());
  }

  @Test
  void theStateAndItsDice() {
    assertThat(after().vote()).isEmpty();
    VotesView rolled = after("vote:NY", "die:1", "die:5");
    assertThat(rolled.vote().map(Vote::dice)).contains(List.of(1, 5));
    assertThat(rolled.vote().map(vote -> GameTexts.state(vote.state()).key())).contains("state.NY");
    VotesView again = after("vote:NY", "die:1", "die:5", "reroll");
    assertThat(again.vote().map(Vote::dice)).contains(List.of(0, 5));
    assertThat(after("vote:NY", "die:1", "die:5", "keep").vote()).isEmpty();
  }

  @Test
  void theSheetTellsNoOlderRoll() {
    String told = VotesSheet.of(after("vote:NY", "die:1")).toString();
    assertThat(told).contains("sheet.vote.dice").doesNotContain("sheet.roll");
  }
}
