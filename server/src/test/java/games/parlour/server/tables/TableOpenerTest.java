package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Game;
import games.parlour.core.Notation;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.server.device.DeviceLabel;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessionStore;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.opening.NewTable;
import games.parlour.server.tables.thought.ThoughtMemory;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.game.DelegatingGame;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is dealt before a table is stored. */
class TableOpenerTest {
  private static final CardsGame CARDS = new CardsGame();

  @TempDir private Path folder;

  /** Four Hands with a fault that shows when the first card is dealt. */
  private static final class UndealtGame extends DelegatingGame<CardsPosition, CardMove> {
    UndealtGame() {
      super(CARDS);
    }

    @Override
    public CardsPosition start(Setup setup) {
      return CARDS.start(setup);
    }

    @Override
    public Notation<CardsPosition, CardMove> notation() {
      throw new ArrayIndexOutOfBoundsException("no card is written");
    }

    @Override
    public FastPosition<CardsPosition, CardMove> fast() {
      return CARDS.fast();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aStartThatCannotBeDealtIsNeverStored(boolean open) {
    try (Database database =
        Database.open("jdbc:sqlite:" + folder.resolve("t.db"), folder.resolve("parlour.key"))) {
      DeviceSession device = new DeviceSession("device", "ada", 0, 0, DeviceLabel.UNKNOWN);
      new DeviceSessionStore(database).add(new GuestRow("ada", "Ada"), device, "hash");
      Holder holder = open ? new Holder.Open() : new Holder.Guest("ada", true);
      NewTable wanted =
          new NewTable(CARDS.setup(Occasion.TABLE), Collections.nCopies(4, holder), false);
      TableOpener broken = opener(new UndealtGame(), database);
      assertThatThrownBy(() -> broken.open(wanted, "ada", Optional.empty(), (handle, table) -> {}))
          .isInstanceOfSatisfying(
              ProblemException.class,
              problem -> {
                assertThat(problem.kind()).isEqualTo(ProblemKind.REFUSED);
                assertThat(problem.detail().key()).isEqualTo("problem.start");
              });
      TableLists lists = new TableLists(database);
      assertThat(lists.unfinished("ada")).isZero();
      opener(CARDS, database).open(wanted, "ada", Optional.empty(), (handle, table) -> {});
      assertThat(lists.unfinished("ada")).isEqualTo(1);
    }
  }

  private static TableOpener opener(Game<?, ?> game, Database database) {
    return new TableOpener(
        Map.of(game.id(), game),
        new TableStore(database),
        new TableReader(database),
        new SecretGenerator(),
        Clock.systemUTC(),
        new Hub(Clock.systemUTC()),
        new ThoughtMemory());
  }
}
