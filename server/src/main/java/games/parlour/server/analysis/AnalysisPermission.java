package games.parlour.server.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.HelpRule;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import games.parlour.server.tables.opening.NewTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who may have what analysed: nobody is helped with a position of a game that they play against
 * people, or with one that may stand there soon, unless all who play there have allowed it. The
 * rule for a table itself is stated by its rules. Thread-safe.
 */
final class AnalysisPermission implements HelpRule {
  /** What is known about the positions of so many tables is kept. */
  private static final int TABLES = 64;

  private final Tables tables;
  private final TableLists lists;
  private final BoundedWork work = new BoundedWork("running-games");
  private final Cache<String, GamePositions<?, ?>> known =
      Caffeine.newBuilder().maximumSize(TABLES).build();

  AnalysisPermission(Tables tables, TableLists lists) {
    this.tables = tables;
    this.lists = lists;
  }

  /** Refuses a game that is not over, unless those who play it may be helped. */
  static void checkTable(LiveTable<?, ?> table, Optional<String> guest) {
    boolean allowed =
        table.status() == TableStatus.OVER
            || !table.hasSecrets() && table.rules().mayAnalyse(guest);
    if (!allowed) {
      boolean plays = !table.seatsOf(guest).isEmpty() && !table.rules().allowsHelp();
      String why = plays ? "problem.analysis.playing" : "problem.analysis.running";
      throw new ProblemException(ProblemKind.CONFLICT, Text.of(why));
    }
  }

  /** Refuses a game that a guest began after one that they play, and that comes through it. */
  void checkGame(LiveTable<?, ?> table, Optional<String> guest) {
    guest.ifPresent(player -> checkGameOf(table, player));
  }

  private <P extends Position<P, M>, M extends Move> void checkGameOf(
      LiveTable<P, M> table, String guest) {
    List<TableSummary> running =
        running(guest, table.game()).stream()
            .filter(line -> !line.table().id().equals(table.id()))
            .filter(line -> line.table().created() <= table.row().created())
            .toList();
    refuse(
        running,
        () -> {
          GamePositions<P, M> own = followed(table);
          List<Long> all = own.all();
          return other ->
              own.start().filter(other::isNear).isPresent()
                  || other.current().filter(all::contains).isPresent();
        });
  }

  /** Refuses a position near a game that the guest plays, and a line that comes through it. */
  void checkPosition(ExploredPosition<?, ?> explored, Optional<String> guest) {
    guest.ifPresent(player -> checkExplored(explored, player));
  }

  private <P extends Position<P, M>, M extends Move> void checkExplored(
      ExploredPosition<P, M> explored, String guest) {
    refuse(
        running(guest, explored.game()),
        () -> {
          GamePositions<P, M> hashes = new GamePositions<>(SearchableGame.of(explored.game()));
          List<Long> asked = explored.asked().stream().map(hashes::hash).toList();
          List<Long> line = explored.line().stream().map(hashes::hash).toList();
          return other ->
              asked.stream().anyMatch(other::isNear)
                  || other.current().filter(line::contains).isPresent();
        });
  }

  @Override
  public void checkOpening(NewTable wanted, String guest) {
    boolean computer = wanted.holders().stream().anyMatch(Holder.Computer.class::isInstance);
    if (computer && wanted.setup().position().isPresent() && wanted.lesson().isEmpty()) {
      checkStart(tables.game(wanted.setup().game()), wanted, guest);
    }
  }

  private <P extends Position<P, M>, M extends Move> void checkStart(
      Game<P, M> game, NewTable wanted, String guest) {
    refuse(
        running(guest, game),
        () -> {
          long start =
              new GamePositions<>(SearchableGame.of(game)).hash(game.start(wanted.setup()));
          return other -> other.isNear(start);
        });
  }

  @Override
  public void checkHint(LiveTable<?, ?> table, String guest) {
    checkNow(table, guest);
  }

  private <P extends Position<P, M>, M extends Move> void checkNow(
      LiveTable<P, M> table, String guest) {
    List<TableSummary> running =
        running(guest, table.game()).stream()
            .filter(line -> !line.table().id().equals(table.id()))
            .toList();
    refuse(
        running,
        () -> {
          P position = table.locked(() -> table.session().position());
          long now = new GamePositions<>(SearchableGame.of(table.game())).hash(position);
          return other -> other.isNear(now);
        });
  }

  /** The games of this kind that a guest plays against people, and that can be searched at all. */
  private List<TableSummary> running(String guest, Game<?, ?> game) {
    return game instanceof SearchableGame<?, ?>
        ? lists.runningAgainstPeople(guest).stream()
            .filter(line -> line.table().setup().game().equals(game.id()))
            .toList()
        : List.of();
  }

  /** What is asked about the positions of each running game. */
  private interface Question {
    Predicate<GamePositions<?, ?>> about();
  }

  private void refuse(List<TableSummary> running, Question question) {
    if (running.isEmpty()) {
      return;
    }
    boolean helps =
        work.look(
            () -> {
              Predicate<GamePositions<?, ?>> about = question.about();
              List<String> ids = running.stream().map(line -> line.table().id()).toList();
              return tables.finder().find(ids).stream()
                  .filter(table -> !table.locked(() -> allowsHelp(table)))
                  .anyMatch(table -> about.test(followed(table)));
            });
    if (helps) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.analysis.position"));
    }
  }

  /** Where something is hidden, a position that anybody could ask about stands nowhere. */
  private static boolean allowsHelp(LiveTable<?, ?> table) {
    return table.hasSecrets() || table.rules().allowsHelp();
  }

  @SuppressWarnings("unchecked") // a table keeps its game
  private <P extends Position<P, M>, M extends Move> GamePositions<P, M> followed(
      LiveTable<P, M> table) {
    GamePositions<P, M> positions =
        (GamePositions<P, M>)
            known.get(table.id(), id -> new GamePositions<>(SearchableGame.of(table.game())));
    positions.follow(table);
    return positions;
  }
}
