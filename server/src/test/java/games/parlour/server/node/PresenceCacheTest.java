package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.node.PresenceCache.Presence;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Who follows tables at other nodes, as far as one has heard. */
class PresenceCacheTest {
  private final PresenceCache board = new PresenceCache();

  private static Presence here(String guest) {
    return new Presence("table", guest, "node", OptionalLong.empty());
  }

  private static Presence left(String guest, long moment) {
    return new Presence("table", guest, "node", OptionalLong.of(moment));
  }

  /** Nobody is told so, when the database breaks down, and nobody has been away for hours then. */
  @Test
  void whoIsForgottenByTheDatabaseHasJustLeft() {
    board.set(here("ann"));
    board.set(here("bob"));
    board.set(left("cat", 7));
    assertThat(board.reset(List.of(here("bob"), here("dan")), 100))
        .containsExactly(left("ann", 100));
    assertThat(board.isHere("table", "ann"))
        .as("ann, whom the reset left out, is not here")
        .isFalse();
    assertThat(board.left("table", "ann")).hasValue(100);
    assertThat(board.left("table", "cat")).hasValue(7);
    assertThat(board.following()).containsExactlyInAnyOrder("bob", "dan");
  }
}
