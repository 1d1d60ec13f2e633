package games.parlour.server.store.migration;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.server.fixture.TestPostgres;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** An old PostgreSQL is refused by its version, before anything is changed there. */
class PostgresVersionTest {
  @Test
  void anOldOneIsNamed() {
    assertThatThrownBy(() -> PostgresVersion.check(14, "14.20", "here"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.old")
        .hasMessageContaining("14.20")
        .hasMessageContaining("15");
    assertThatCode(() -> PostgresVersion.check(15, "15.0", "here")).doesNotThrowAnyException();
  }

  @Test
  void theOneOfTheTestsIsNewEnough() throws SQLException {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(TestPostgres.fresh());
    PostgresVersion.check(source, "here");
  }
}
