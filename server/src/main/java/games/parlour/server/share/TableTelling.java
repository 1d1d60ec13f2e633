package games.parlour.server.share;

import games.parlour.boards.picture.ViewPicture;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.table.GameSummary;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments.SeatHolder;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells a table to people who only look on: as a picture, and in a few words. */
final class TableTelling {
  private final Tables tables;
  private final Presenter presenter;
  private final Catalogues words;

  TableTelling(Tables tables, Presenter presenter, Catalogues words) {
    this.tables = tables;
    this.presenter = presenter;
    this.words = words;
  }

  /**
   * What is said about a table.
   *
   * @param players their names, in the order of their seats
   * @param state how it ended, or how far it is
   */
  record Told(String game, String gameName, List<String> players, String state) {}

  /** What may be said about a table to everybody who knows where it is. */
  Told told(String id, Language language) {
    return tables.look(id, Optional.empty(), table -> table.locked(() -> told(table, language)));
  }

  private Told told(LiveTable<?, ?> table, Language language) {
    Catalogue said = words.of(table.game(), language);
    List<SeatHolder> seats = presenter.seats(table, language);
    List<String> players =
        IntStream.range(0, seats.size())
            .filter(seat -> !isBeside(table.seats().get(seat)))
            .mapToObj(seat -> seats.get(seat).holder())
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    return new Told(table.game().id(), said.tell("game.name"), players, state(table, said));
  }

  /** Whether somebody shares the device of another player, who is named already. */
  private static boolean isBeside(SeatRow seat) {
    return seat.holder() instanceof SeatRow.Holder.Guest guest && guest.beside();
  }

  private static String state(LiveTable<?, ?> table, Catalogue said) {
    if (table.status() == TableStatus.OPEN) {
      return said.tell("page.table.open");
    }
    Optional<GameSummary> summary = GameSummary.of(table.session());
    if (summary.isPresent()) {
      return said.tell(summary.get().text(said));
    }
    if (table.status() == TableStatus.OVER) {
      return said.tell(table.isImported() ? "page.table.imported" : "page.table.closed");
    }
    int turn = table.session().size() == 0 ? 1 : table.session().turnOf(table.session().size());
    return said.tell(Text.of("page.table.playing", "turn", turn));
  }

  /** The picture of a table after an entry, or as it stands now. */
  String picture(String id, Optional<Integer> entry, Language language) {
    return tables.look(
        id,
        Optional.empty(),
        table -> table.locked(() -> picture(table, entry, words.of(table.game(), language))));
  }

  private static <P extends Position<P, M>, M extends Move> String picture(
      LiveTable<P, M> table, Optional<Integer> entry, Catalogue said) {
    ViewPicture<P, M> picture = at(table, entry);
    return picture.draw(said, turn(picture.turn(), said)).orElseThrow(TableTelling::noPicture);
  }

  /** The same without what explains it, for a card. */
  String bare(String id, Optional<Integer> entry, Language language) {
    return tables.look(
        id,
        Optional.empty(),
        table -> table.locked(() -> bare(table, entry, words.of(table.game(), language))));
  }

  private static <P extends Position<P, M>, M extends Move> String bare(
      LiveTable<P, M> table, Optional<Integer> entry, Catalogue said) {
    return at(table, entry).drawBare(said).orElseThrow(TableTelling::noPicture);
  }

  private static <P extends Position<P, M>, M extends Move> ViewPicture<P, M> at(
      LiveTable<P, M> table, Optional<Integer> entry) {
    int last = table.session().size();
    int wanted = entry.orElse(last);
    if (wanted < 0 || wanted > last) {
      throw new ProblemException(
          ProblemKind.UNKNOWN, Text.of("problem.entry", "entry", wanted, "last", last));
    }
    return new ViewPicture<>(table.session(), wanted);
  }

  static ProblemException noPicture() {
    return new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.picture.none"));
  }

  /** What is asked at a turn, or how the game has ended. */
  static String turn(Turn turn, Catalogue said) {
    return switch (turn) {
      case Turn.Decide decide -> said.tell(decide.prompt().ask());
      case Turn.Chance chance -> said.tell(chance.prompt().ask());
      case Turn.Over over -> said.tell(outcome(over.outcome()));
    };
  }

  private static Text outcome(Outcome outcome) {
    return outcome.reason();
  }
}
