package games.parlour.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * A statement that every move runs, by JDBC itself: what Jdbi does around each statement took
 * longer than the statement.
 */
record PlainUpdate(String sql) {
  /** Runs it with these values for its question marks; how many rows it changed. */
  int run(Handle handle, @Nullable Object... values) {
    try (PreparedStatement statement = handle.getConnection().prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement.executeUpdate();
    } catch (SQLException failed) {
      throw new StoreException("a statement failed", failed);
    }
  }
}
