package games.parlour.server.api;

import games.parlour.boards.BoardMove;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.show.TableauGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.thought.ComputerThought;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Tells the entries of a table's log to one viewer; acts are told of people by their names. */
final class EntryPresenter<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final Catalogue words;
  private final ViewPresenter views;
  private final Viewer viewer;
  private final Function<String, Optional<String>> persons;
  private final boolean tableau;

  EntryPresenter(
      LiveTable<P, M> table,
      Catalogue words,
      Viewer viewer,
      Function<String, Optional<String>> persons) {
    this.table = table;
    this.session = table.session();
    this.words = words;
    this.views = new ViewPresenter(words);
    this.viewer = viewer;
    this.persons = persons;
    this.tableau = table.game() instanceof TableauGame;
  }

  /** The entries behind a number. */
  List<TableDocuments.EntryInfo> after(int number) {
    List<Entry> log = session.log();
    return log.subList(Math.min(number, log.size()), log.size()).stream().map(this::entry).toList();
  }

  private TableDocuments.EntryInfo entry(Entry entry) {
    return switch (entry) {
      case Entry.Moved moved -> played(moved, "move", moved.seat(), moved.move());
      case Entry.Dealt dealt -> played(dealt, "chance", null, dealt.outcome());
      case Entry.Acted acted -> {
        String word = acted.act().word();
        yield plain(acted, "act", acted.seat(), word, told(word, acted.seat()), null);
      }
      case Entry.TakenBack back -> {
        Text told = told("takeback", back.seat());
        yield plain(back, "takeback", back.seat(), "takeback", told, back.to());
      }
    };
  }

  private Text told(String act, String seat) {
    return persons
        .apply(seat)
        .map(name -> Text.of("act." + act + ".person", "name", name))
        .orElseGet(() -> Text.of("act." + act, "seat", Text.of("seat." + seat)));
  }

  private TableDocuments.EntryInfo played(
      Entry entry, String kind, @Nullable String seat, String text) {
    int number = entry.number();
    M move = session.moveOf(number);
    List<Happening> seen = session.positionBefore(number).happenings(move, viewer);
    boolean own = viewer instanceof Viewer.At at && at.seat().name().equals(seat);
    boolean open = own || !table.hasSecrets();
    boolean board = move instanceof BoardMove;
    return new TableDocuments.EntryInfo(
        number,
        table.timeOf(number),
        turn(entry),
        kind,
        seat,
        open ? text : null, // what was dealt or played could be a secret
        Happening.told(seen, words::tell),
        open && board ? ((BoardMove) move).path() : List.of(),
        open && board ? ((BoardMove) move).taken() : List.of(),
        tableau ? ViewPresenter.motionsByLine(seen) : ViewPresenter.motions(seen),
        null,
        notes(number),
        mayTellThoughts()
            ? table.thoughtOf(number).map(EntryPresenter::thought).orElse(null)
            : null);
  }

  /** A thought can betray what a computer holds, until the game is over. */
  private boolean mayTellThoughts() {
    return !table.hasSecrets() || table.status() == TableStatus.OVER;
  }

  /** The notes beside a board; a tableau tells all that it tells by its things. */
  private List<String> notes(int number) {
    return tableau ? List.of() : views.notes(session.positionAfter(number).view(viewer));
  }

  /** What chance says before anybody has moved belongs to no turn yet. */
  private int turn(Entry entry) {
    int turn = session.turnOf(entry.number());
    return turn == 1 && entry instanceof Entry.Dealt ? 0 : turn;
  }

  private TableDocuments.EntryInfo plain(
      Entry entry, String kind, String seat, String word, Text told, @Nullable Integer to) {
    return new TableDocuments.EntryInfo(
        entry.number(),
        table.timeOf(entry.number()),
        turn(entry),
        kind,
        seat,
        word,
        List.of(words.tell(told)),
        List.of(),
        List.of(),
        List.of(),
        to,
        notes(entry.number()),
        null);
  }

  /** What a computer thought, in the game's notation. */
  static TableDocuments.Thought thought(ComputerThought thought) {
    return new TableDocuments.Thought(
        thought.depth(), thought.chance(), thought.winIn(), thought.line());
  }
}
