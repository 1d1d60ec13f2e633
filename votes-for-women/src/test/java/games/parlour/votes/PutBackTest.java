package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.votes.view.VotesView;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * What one partner puts back is hidden from the other, also where that one knew the card before.
 */
class PutBackTest {
  private final VotesForWomen game = new VotesForWomen();

  @Test
  void aPartnerDoesNotSeeWhereACardItOnceKnewIsPutBack() {
    String line =
        "mode=one-on-two turn=2 round=2 actor=second hand.first=the-patriarchy"
            + " hand.second=beer-brewers claimed.second=the-winning-plan"
            + " top.opposition=minor-v-happersett,horace-greeley,catharine-beecher,the-civil-war,"
            + "border-states,senator-joseph-brown put.first=minor-v-happersett,horace-greeley";
    Setup setup = game.setup(Occasion.TABLE, Map.of(), Optional.of(line));
    Seat first = game.seats(setup).get(1);
    VotesPosition start = play(game.start(setup), "claimed:the-winning-plan");
    while (start.turn() instanceof Turn.Chance) {
      start = start.play(start.moves().getFirst());
    }
    start = play(start, "event:border-states");
    VotesView known = view(start, first, "top:minor-v-happersett");
    VotesView unknown = view(start, first, "top:catharine-beecher");
    assertThat(known.piles().get(1).top()).containsExactly(-1);
    assertThat(known).isEqualTo(unknown);
  }

  private VotesView view(VotesPosition p, Seat seat, String move) {
    return (VotesView) play(p, move).view(new Viewer.At(seat));
  }

  private VotesPosition play(VotesPosition p, String move) {
    return p.play(game.notation().read(p, move));
  }
}
