package games.parlour.server.tables.opening;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.store.OpenTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is shown in a list that is too short for everybody. */
class LobbyTest {
  private static final int SHOWN = 50;

  private final Lobby lobby = new Lobby(Duration.ofHours(1));
  private final List<OpenTable> newestFirst = new ArrayList<>();

  private static OpenTable listed(String id, String creator, long changed) {
    return new OpenTable(id, creator, changed, false, false);
  }

  private void open(String creator, String address) {
    OpenTable table = listed("table " + newestFirst.size(), creator, newestFirst.size());
    lobby.opened(table.id(), address);
    newestFirst.addFirst(table);
  }

  private List<String> shown() {
    return lobby.fair(newestFirst).stream().limit(SHOWN).map(OpenTable::creator).toList();
  }

  @Test
  void aCrowdFromOneAddressPushesNobodyOut() {
    for (int i = 0; i < 40; i++) {
      open("host " + i, "192.0.2." + i);
    }
    for (int i = 0; i < 500; i++) {
      open("crowd " + i % 100, "203.0.113.1");
    }
    List<String> shown = shown();
    for (int i = 0; i < 40; i++) {
      assertThat(shown).contains("host " + i);
    }
    assertThat(shown).hasSize(SHOWN).contains("crowd 99").endsWith("crowd 90");
  }

  @Test
  void whereAddressesAreNotKnownGuestsTakeTurns() {
    for (int i = 0; i < 60; i++) {
      newestFirst.add(listed("old " + i, "eve", -i));
    }
    newestFirst.add(listed("last", "ada", -100));
    assertThat(shown().subList(0, 3)).containsExactly("eve", "ada", "eve");
  }

  @Test
  void everyTableIsThereOnce() {
    for (int i = 0; i < 30; i++) {
      open("guest " + i % 7, "address " + i % 3);
    }
    assertThat(lobby.fair(newestFirst)).containsExactlyInAnyOrderElementsOf(newestFirst);
  }
}
