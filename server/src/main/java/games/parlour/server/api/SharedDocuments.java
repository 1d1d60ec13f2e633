package games.parlour.server.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.text.Language;
import games.parlour.server.tables.LiveTable;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * What everybody at a table without secrets is told alike: made once for each language, kept for a
 * moment. Where something is hidden, nothing is shared. Thread-safe.
 */
final class SharedDocuments {
  private static final int TABLES = 500;
  private static final Duration KEPT = Duration.ofSeconds(5);

  private final Cache<DocumentKey, ViewDocuments.View> views =
      Caffeine.newBuilder().maximumSize(TABLES).expireAfterWrite(KEPT).build();
  private final Cache<DocumentKey, List<TableDocuments.EntryInfo>> entries =
      Caffeine.newBuilder().maximumSize(TABLES).expireAfterWrite(KEPT).build();

  private record DocumentKey(long revision, Language language, int after) {}

  /** What is shared of a table as it stands now. */
  Sharing of(LiveTable<?, ?> table, Language language) {
    return table.hasSecrets() ? Sharing.NOTHING : new Shared(table.revision(), language);
  }

  /** Gives what is there already, or makes it. */
  interface Sharing {
    /** Everything is made anew. */
    Sharing NOTHING =
        new Sharing() {
          @Override
          public ViewDocuments.View view(Supplier<ViewDocuments.View> make) {
            return make.get();
          }

          @Override
          public List<TableDocuments.EntryInfo> entries(
              int after, Supplier<List<TableDocuments.EntryInfo>> make) {
            return make.get();
          }
        };

    ViewDocuments.View view(Supplier<ViewDocuments.View> make);

    List<TableDocuments.EntryInfo> entries(
        int after, Supplier<List<TableDocuments.EntryInfo>> make);
  }

  private final class Shared implements Sharing {
    private final long revision;
    private final Language language;

    Shared(long revision, Language language) {
      this.revision = revision;
      this.language = language;
    }

    @Override
    public ViewDocuments.View view(Supplier<ViewDocuments.View> make) {
      return views.get(
          new DocumentKey(revision, language, 0), unknown -> WrittenView.of(make.get()));
    }

    @Override
    public List<TableDocuments.EntryInfo> entries(
        int after, Supplier<List<TableDocuments.EntryInfo>> make) {
      return entries.get(new DocumentKey(revision, language, after), unknown -> make.get());
    }
  }
}
