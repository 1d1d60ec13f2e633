package games.parlour.server.group;

import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.server.group.tournament.Tournament;
import games.parlour.server.group.tournament.TournamentGame;
import games.parlour.server.group.tournament.TournamentPlayer;
import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens the tables of rounds. Which round is under way is stored first; so a server that was
 * stopped in between, or another one on the same database, opens whatever is missing. Thread-safe.
 */
final class RoundStarter {
  private static final Logger LOG = LoggerFactory.getLogger(RoundStarter.class);
  private static final int AT_ONCE = 32;

  private final TournamentStore store;
  private final GroupStore groups;
  private final GroupGames games;
  private final Tables tables;
  private final Clock clock;

  /**
   * Who starts a round is told of all its tables, also of those that the server's own look opens.
   */
  private final List<ReentrantLock> opening =
      Stream.generate(ReentrantLock::new).limit(AT_ONCE).toList();

  RoundStarter(
      TournamentStore store, GroupStore groups, GroupGames games, Tables tables, Clock clock) {
    this.store = store;
    this.groups = groups;
    this.games = games;
    this.tables = tables;
    this.clock = clock;
  }

  /** Starts whatever the server is to start by itself. */
  void startDue() {
    for (TournamentStore.Key key : store.due(clock.millis())) {
      try {
        store.find(key).filter(this::isForServer).ifPresent(this::startNext);
        openTables(key);
      } catch (ProblemException | Refusal impossible) {
        LOG.warn("a round of a tournament cannot start: {}", impossible.getMessage());
      }
    }
  }

  private boolean isForServer(Tournament tournament) {
    return switch (tournament.row().pace()) {
      case AUTO -> tournament.isReadyForNextRound();
      case HOST, ALL -> false;
    };
  }

  /** Starts the round after the last one. */
  void startNext(Tournament tournament) {
    TournamentStore.Key key =
        new TournamentStore.Key(tournament.row().group(), tournament.row().number());
    if (store.startRound(key, tournament.row().round() + 1)) {
      openTables(key);
    }
  }

  /**
   * Opens the tables that games of the started rounds lack; one thread at a time for a tournament.
   */
  void openTables(TournamentStore.Key key) {
    ReentrantLock lock = opening.get(Math.floorMod(key.hashCode(), AT_ONCE));
    lock.lock();
    try {
      openMissing(key);
    } finally {
      lock.unlock();
    }
  }

  private void openMissing(TournamentStore.Key key) {
    Tournament tournament = store.find(key).orElseThrow();
    List<TournamentGame> missing =
        tournament.games().stream()
            .filter(game -> game.round() <= tournament.row().round())
            .filter(game -> game.table().isEmpty() && game.decision().isEmpty())
            .toList();
    if (missing.isEmpty()) {
      return;
    }
    Setup setup = games.setup(tables.game(tournament.row().game()), tournament.row().options());
    Map<Integer, String> guests = guests(tournament);
    for (TournamentGame game : missing) {
      String first = guests.get(game.first());
      String second = guests.get(game.second());
      if (first != null && second != null && store.claim(key, game.number(), clock.millis())) {
        open(tournament, setup, List.of(first, second), key, game.number());
      }
    }
  }

  private void open(
      Tournament tournament, Setup setup, List<String> both, TournamentStore.Key key, int game) {
    try {
      games.open(
          key.group(),
          setup,
          tournament.row().clock(),
          both,
          Optional.empty(),
          (handle, table) -> store.seat(handle, key, game, table));
    } catch (LostRaceException taken) {
      LOG.debug("another server opened the table of game {}", game, taken);
    }
  }

  /** Who the players are. */
  private Map<Integer, String> guests(Tournament tournament) {
    Map<Integer, String> members =
        groups.members(tournament.row().group()).stream()
            .filter(member -> member.guest().isPresent())
            .collect(Collectors.toMap(MemberRow::number, member -> member.guest().orElseThrow()));
    return tournament.players().stream()
        .filter(player -> members.containsKey(player.member()))
        .collect(
            Collectors.toMap(
                TournamentPlayer::number, player -> members.getOrDefault(player.member(), "")));
  }
}
