package games.parlour.server.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.guest.Guests;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Writes what changed at tables. Whoever moves is told the same twice, in the answer and by their
 * stream, and where nothing is hidden all see one board: such things are written once and kept for
 * a moment. Thread-safe.
 */
public final class UpdateWriter {
  private static final long ROOM = 8 * 1024 * 1024;

  /** What is told of a clock is not older than this. */
  private static final long CLOCK_MILLIS = 200;

  private static final Duration KEPT = Duration.ofSeconds(5);

  private final Catalogues words;
  private final Guests guests;
  private final Hub hub;
  private final Cache<UpdateKey, byte[]> updates =
      Caffeine.newBuilder()
          .maximumWeight(ROOM)
          .weigher((UpdateKey key, byte[] json) -> json.length)
          .expireAfterWrite(KEPT)
          .build();
  private final SharedDocuments shared = new SharedDocuments();

  public UpdateWriter(Catalogues words, Guests guests, Hub hub) {
    this.words = words;
    this.guests = guests;
    this.hub = hub;
  }

  /** All that an update depends on: a revision is of one table and never comes again. */
  private record UpdateKey(
      long revision,
      Optional<String> guest,
      Language language,
      int after,
      List<TableDocuments.SeatHolder> seats,
      long moment) {}

  /** What changed at a table since an entry, and how it stands. */
  public WrittenUpdate update(
      LiveTable<?, ?> table, int after, Optional<String> guest, Language language) {
    return table.locked(
        () -> written(telling(table, guest, language), table, after, guest, language));
  }

  /**
   * The same for somebody who was told a revision of the table before: where nothing but its people
   * has changed since, they are told no more than that.
   */
  public WrittenUpdate news(
      LiveTable<?, ?> table, int after, long told, Optional<String> guest, Language language) {
    return table.locked(
        () -> {
          TablePresenter<?, ?> telling = telling(table, guest, language);
          if (told != table.revision() || after != table.session().size()) {
            return written(telling, table, after, guest, language);
          }
          TableDocuments.SeatNews seats = telling.seatNews();
          byte[] json = ApiJson.MAPPER.writeValueAsBytes(seats);
          return new WrittenUpdate("seats", json, after, told, table.row().version());
        });
  }

  private WrittenUpdate written(
      TablePresenter<?, ?> telling,
      LiveTable<?, ?> table,
      int after,
      Optional<String> guest,
      Language language) {
    long moment = table.clock().isPresent() ? table.now() / CLOCK_MILLIS : 0;
    UpdateKey key =
        new UpdateKey(table.revision(), guest, language, after, telling.seats(), moment);
    byte[] json =
        updates.get(key, unknown -> ApiJson.MAPPER.writeValueAsBytes(telling.update(after)));
    return new WrittenUpdate(
        "update", json, table.session().size(), table.revision(), table.row().version());
  }

  private <P extends Position<P, M>, M extends Move> TablePresenter<P, M> telling(
      LiveTable<P, M> table, Optional<String> guest, Language language) {
    Catalogue said = words.of(table.game(), language);
    SeatPresenter seats = new SeatPresenter(said, guests, hub);
    return new TablePresenter<>(table, said, seats, guest, shared.of(table, language));
  }
}
