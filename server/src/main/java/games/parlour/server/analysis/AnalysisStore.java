package games.parlour.server.analysis;

import games.parlour.server.api.ApiJson;
import games.parlour.server.store.Database;
import java.util.List;
import java.util.Optional;

/** What was found about finished games. */
final class AnalysisStore {
  private final Database database;

  AnalysisStore(Database database) {
    this.database = database;
  }

  /** What was found about a game whose log has so many entries. */
  Optional<List<StoredJudgement>> find(String table, String seat, int entries) {
    return database
        .read(
            handle ->
                handle
                    .createQuery(
                        "select judgements from game_analysis"
                            + " where table_id = :table and seat = :seat and entries = :entries")
                    .bind("table", table)
                    .bind("seat", seat)
                    .bind("entries", entries)
                    .mapTo(String.class)
                    .findOne())
        .map(json -> List.of(ApiJson.MAPPER.readValue(json, StoredJudgement[].class)));
  }

  void save(
      String table, String seat, int entries, int nodes, long at, List<StoredJudgement> found) {
    String json = ApiJson.MAPPER.writeValueAsString(found);
    database.write(
        handle -> {
          handle.execute("delete from game_analysis where table_id = ? and seat = ?", table, seat);
          return handle.execute(
              "insert into game_analysis (table_id, seat, entries, nodes, at, judgements)"
                  + " values (?, ?, ?, ?, ?, ?) on conflict do nothing",
              table,
              seat,
              entries,
              nodes,
              at,
              json);
        });
  }

  /** Removes what was found before a moment about games that are gone; how many these were. */
  int removeBefore(long moment, int most) {
    return database.write(
        handle ->
            handle
                .createUpdate(
                    "delete from game_analysis where table_id in (select a.table_id"
                        + " from game_analysis a where a.at < :moment"
                        + " and not exists (select 1 from game_table t where t.id = a.table_id)"
                        + " and not exists"
                        + " (select 1 from imported_record r where r.id = a.table_id)"
                        + " limit :most)")
                .bind("moment", moment)
                .bind("most", most)
                .execute());
  }
}
