package games.parlour.server.store;

import games.parlour.server.store.SeatRow.Holder;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** How a table and its seats become rows of the database. */
final class RowWriter {
  private RowWriter() {}

  static void insert(Handle handle, TableRow table, RowSecrets secrets) {
    Update insert =
        handle.createUpdate(
            "insert into game_table (id, game, rules, options, position, seed, creator, listed,"
                + " lesson, status, turn, winner, takeback, rematch, next_table, created, changed,"
                + " version)"
                + " values (:id, :game, :rules, :options, :position, :seed, :creator, :listed,"
                + " :lesson, :status, :turn, :winner, :takeback, :rematch, :next, :created,"
                + " :changed, :version)");
    insert
        .bind("game", table.setup().game())
        .bind("rules", table.setup().rules())
        .bind("options", RowReader.options(table.setup().options()))
        .bind("position", table.setup().position().orElse(null))
        .bind("seed", secrets.lockSeed(table.id(), table.seed()))
        .bind("creator", table.creator())
        .bind("listed", table.listed() ? 1 : 0)
        .bind("lesson", table.lesson().orElse(null))
        .bind("next", table.next().orElse(null))
        .bind("created", table.created());
    insert
        .bind("id", table.id())
        .bind("status", table.status().word())
        .bind("turn", table.turn().orElse(null))
        .bind("winner", table.winner().orElse(null))
        .bind("takeback", String.join(" ", table.takeback()))
        .bind("rematch", String.join(" ", table.rematch()))
        .bind("changed", table.changed())
        .bind("version", table.version())
        .execute();
  }

  static void insert(Handle handle, String table, SeatRow seat, RowSecrets secrets) {
    Holder holder = seat.holder();
    String kind =
        switch (holder) {
          case Holder.Guest guest -> "guest";
          case Holder.Computer computer -> "computer";
          case Holder.Open open -> "open";
          case Holder.Recorded recorded ->
              throw new IllegalArgumentException("nobody sits at a game that was brought in");
        };
    boolean beside = holder instanceof Holder.Guest guest && guest.beside();
    handle
        .createUpdate(
            "insert into seat (table_id, number, name, kind, guest, beside, player, token,"
                + " token_hash, nonce)"
                + " values (:table, :number, :name, :kind, :guest, :beside, :player, :token,"
                + " :hash, :nonce)")
        .bind("table", table)
        .bind("number", seat.number())
        .bind("name", seat.name())
        .bind("kind", kind)
        .bind("guest", holder instanceof Holder.Guest guest ? guest.id() : null)
        .bind("beside", beside ? 1 : 0)
        .bind("player", holder instanceof Holder.Computer computer ? computer.player() : null)
        .bind(
            "token",
            seat.token().map(token -> secrets.lockToken(table, seat.number(), token)).orElse(null))
        .bind("hash", seat.token().map(secrets::hash).orElse(null))
        .bind("nonce", seat.nonce().orElse(null))
        .execute();
  }
}
