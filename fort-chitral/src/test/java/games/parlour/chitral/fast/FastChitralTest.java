package games.parlour.chitral.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.parlour.chitral.FortChitral;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.core.Fast;
import games.parlour.core.MoveList;
import games.parlour.core.Occasion;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the fast form refuses; that it plays right is shown by the laws. */
class FastChitralTest {
  private static final FortChitral GAME = new FortChitral();

  private final Fast<ChitralPosition, ChitralMove> fast = GAME.fast();

  FastChitralTest() {
    fast.set(GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.empty())));
  }

  @Test
  void onlyWhatWasCountedHereIsPicked() {
    assertThatIllegalStateException().isThrownBy(() -> fast.pick(0));
    int count = fast.count();
    long first = fast.pick(0);
    assertThatIllegalStateException().isThrownBy(() -> fast.pick(count));
    fast.make(first);
    assertThatIllegalStateException().isThrownBy(() -> fast.pick(0));
    fast.unmake();
    assertThatIllegalStateException().isThrownBy(() -> fast.pick(0));
    assertThat(fast.count()).isEqualTo(count);
    assertThat(fast.pick(0)).isEqualTo(first);
  }

  @Test
  void loudMovesLeaveNothingWrongToPick() {
    int count = fast.count();
    long last = fast.pick(count - 1);
    fast.loudMoves(new MoveList());
    assertThat(fast.count()).isEqualTo(count);
    assertThat(fast.pick(count - 1)).isEqualTo(last);
  }
}
