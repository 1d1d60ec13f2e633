package games.parlour.server.account;

import games.parlour.core.Seat;
import games.parlour.core.record.RecordText;
import games.parlour.core.text.Language;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Puts together all that is kept about somebody, for them to keep; others' secrets stay secret. */
final class DataExport {
  private final TableLists lists;
  private final Tables tables;
  private final Presenter presenter;
  private final List<PersonalData> personal;

  DataExport(TableLists lists, Tables tables, Presenter presenter, List<PersonalData> personal) {
    this.lists = lists;
    this.tables = tables;
    this.presenter = presenter;
    this.personal = List.copyOf(personal);
  }

  /** All games of somebody; one that cannot be read is left out. */
  List<AccountDocuments.ExportedGame> games(String guest, Language language) {
    return lists.idsOf(guest).stream().flatMap(id -> game(id, guest, language).stream()).toList();
  }

  private Optional<AccountDocuments.ExportedGame> game(String id, String guest, Language language) {
    try {
      return Optional.of(
          tables.look(id, Optional.of(guest), table -> game(table, guest, language)));
    } catch (ProblemException unreadable) {
      return Optional.empty();
    }
  }

  private AccountDocuments.ExportedGame game(
      LiveTable<?, ?> table, String guest, Language language) {
    return table.locked(
        () -> {
          TableStatus status = table.status();
          boolean open = status == TableStatus.OVER || !table.hasSecrets();
          return new AccountDocuments.ExportedGame(
              table.id(),
              table.game().id(),
              status.word(),
              table.row().created(),
              table.row().changed(),
              table.seatsOf(Optional.of(guest)).stream().map(Seat::name).toList(),
              open ? RecordText.write(presenter.record(table)) : null,
              open ? List.of() : told(table, guest, language));
        });
  }

  /** What somebody was told of a game, line by line. */
  private List<String> told(LiveTable<?, ?> table, String guest, Language language) {
    return presenter.table(table, Optional.of(guest), language).entries().stream()
        .flatMap(DataExport::lines)
        .toList();
  }

  private static Stream<String> lines(TableDocuments.EntryInfo entry) {
    return entry.told().stream();
  }

  /** What other parts of the server keep, by their names. */
  Map<String, List<?>> more(String guest) {
    Map<String, List<?>> more = new TreeMap<>();
    personal.forEach(part -> more.put(part.section(), part.of(guest)));
    return more;
  }
}
