package games.parlour.server.api.record;

import games.parlour.core.record.Nonces;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.TreeMap;

/** What the record of a table tells besides its game: who played, and how it was dealt. */
public final class TableTags {
  private TableTags() {}

  /** The tags of a table's record; whoever calls holds the table's lock. */
  public static Map<String, String> of(LiveTable<?, ?> table) {
    Map<String, String> tags = new TreeMap<>();
    Instant opened = Instant.ofEpochMilli(table.row().created());
    tags.put("date", opened.truncatedTo(ChronoUnit.SECONDS).toString());
    for (SeatRow seat : table.seats()) {
      tags.put("player." + seat.name(), player(seat.holder()));
    }
    table.row().lesson().ifPresent(lesson -> tags.put("lesson", lesson));
    table.clock().ifPresent(clock -> tags.put("clock", clock.control().text()));
    if (table.game().hasChance(table.setup())) {
      tags.put(Nonces.HASH_TAG, Nonces.seedHash(table.row().seed()));
      table.nonces().forEach((seat, nonce) -> tags.put(Nonces.TAG + seat, nonce));
    }
    if (table.status() == TableStatus.OVER) {
      tags.put(Nonces.SEED_TAG, table.row().seed());
    }
    return tags;
  }

  private static String player(Holder holder) {
    return holder instanceof Holder.Computer computer ? computer.player() : "human";
  }
}
