package games.parlour.server.store.nonce;

import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/**
 * What players add to a table's seed. Several servers may share a database, so a nonce is taken
 * only before the first chance, and chance speaks for the first time only by the nonces that are
 * stored: both changes take the table's row first, so one waits for the other.
 */
public final class NonceRows {
  private NonceRows() {}

  /** Adds one, unless chance has spoken; how many seats were changed. */
  public static int add(Handle handle, String table, int seat, String nonce) {
    handle
        .createUpdate("update game_table set changed = changed where id = :table")
        .bind("table", table)
        .execute();
    return handle
        .createUpdate(
            "update seat set nonce = :nonce where table_id = :table and number = :seat"
                + " and not exists (select 1 from entry"
                + " where table_id = :table and line like '* %')")
        .bind("nonce", nonce)
        .bind("table", table)
        .bind("seat", seat)
        .execute();
  }

  /** The nonces of a table by the number of the seat. */
  public static Map<Integer, String> of(Handle handle, String table) {
    Map<Integer, String> nonces = new HashMap<>();
    handle
        .createQuery("select number, nonce from seat where table_id = :table and nonce is not null")
        .bind("table", table)
        .map((row, at) -> Map.entry(row.getInt("number"), row.getString("nonce")))
        .forEach(one -> nonces.put(one.getKey(), one.getValue()));
    return nonces;
  }
}
