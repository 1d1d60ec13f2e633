package games.parlour.server.group.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.group.tournament.TournamentGame.Decision;
import games.parlour.server.group.tournament.TournamentGame.Reason;
import games.parlour.server.store.Database;
import games.parlour.server.store.LostRaceException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers whose clocks differ both believe that a table is theirs to open; one of them does it. */
class TournamentStoreTest {
  private static final TournamentStore.Key KEY = new TournamentStore.Key("club", 1);
  private static final long NOW = Duration.ofDays(20_000).toMillis();
  private static final long AHEAD = NOW + Duration.ofHours(1).toMillis();

  @TempDir private Path folder;
  private Database database;
  private TournamentStore store;

  @BeforeEach
  void open() {
    database = Database.open(Database.inFolder(folder), folder.resolve("parlour.key"));
    store = new TournamentStore(database);
    run("insert into guest values ('ada', 'secret', 'Ada', 1)");
    run("insert into play_group values ('club', 'Club', 1, 'code', 'hash', 1, 1, 1, null)");
    store.add(
        new TournamentRow(
            "club",
            1,
            "suffragetto",
            Map.of(),
            Optional.empty(),
            "police",
            1,
            Pace.HOST,
            1,
            1,
            NOW),
        List.of(1, 2),
        RoundRobin.meetings(2, 1));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void run(String statement) {
    database.write(handle -> handle.execute(statement));
  }

  private void seat(String table) {
    database.write(
        handle -> {
          handle.execute(
              "insert into game_table (id, game, rules, options, seed, creator, listed, status,"
                  + " rematch, created, changed)"
                  + " values (?, 'suffragetto', 1, '', 'seed', 'ada', 0, 'playing', '', 1, 1)",
              table);
          store.seat(handle, KEY, 1, table);
          return 0;
        });
  }

  private List<String> tables() {
    return database.read(
        handle -> handle.createQuery("select id from game_table").mapTo(String.class).list());
  }

  @Test
  void theSlowerOfTwoOpensNothing() {
    assertThat(store.claim(KEY, 1, NOW)).as("the first claims game 1").isTrue();
    assertThat(store.claim(KEY, 1, NOW)).as("the second cannot claim game 1").isFalse();
    assertThat(store.claim(KEY, 1, AHEAD)).as("an hour ahead").isTrue();
    seat("first");
    assertThatThrownBy(() -> seat("second")).isInstanceOf(LostRaceException.class);
    assertThat(store.find(KEY).orElseThrow().games().getFirst().table()).contains("first");
    assertThat(tables()).containsExactly("first");
  }

  @Test
  void aGameThatWasDecidedMeanwhileGetsNoTable() {
    assertThat(store.claim(KEY, 1, NOW)).as("game 1 is claimed").isTrue();
    store.decide(KEY, 1, Optional.of(new Decision(TournamentResult.FIRST, Reason.FORFEIT)));
    assertThatThrownBy(() -> seat("late")).isInstanceOf(LostRaceException.class);
    assertThat(tables()).isEmpty();
  }
}
