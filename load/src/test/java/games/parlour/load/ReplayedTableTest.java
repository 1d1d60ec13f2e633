package games.parlour.load;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardView;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.load.UpdateReader.ToldEntry;
import games.parlour.load.UpdateReader.ToldState;
import games.parlour.load.UpdateReader.ToldUpdate;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whatever a server could tell wrongly is noticed. */
class ReplayedTableTest {
  private static final String MOVE = "c6-c7";
  private static final String OTHER = "d6-d7";
  private static final LatencySamples.Summary ONE = new LatencySamples.Summary(1, 5, 5, 5);

  private final Suffragetto game = new Suffragetto();
  private final Setup setup = game.setup(Occasion.STUDY);
  private final SuffragettoPosition start = game.start(setup);
  private final Violations violations = new Violations();
  private final LoadMeter meter = new LoadMeter();
  private final ReplayedTable<SuffragettoPosition, SuffragettoMove> table =
      new ReplayedTable<>("table", setup, new MoveCounter<>(game), violations, meter);

  private final ToldEntry moved = told(1, "suffragettes", MOVE);

  private static ToldEntry told(int number, String seat, String move) {
    return new ToldEntry(number, "move", seat, move, List.of());
  }

  private SuffragettoPosition after(String move) {
    return start.play(game.notation().read(start, move));
  }

  private ToldState state(int after, SuffragettoPosition position, String deciding, int seat) {
    List<String> pieces = new ArrayList<>();
    BoardView board = position.view(new Viewer.At(table.seats().get(seat)));
    board.pieces().forEach(piece -> pieces.add(piece.kind() + " " + piece.square()));
    boolean own = table.seats().get(seat).name().equals(deciding);
    List<String> offers =
        own ? position.moves().stream().map(game.notation()::write).toList() : List.of();
    return new ToldState(after, deciding, false, pieces, Map.of(), offers);
  }

  private void begun() {
    for (int seat = 0; seat < 2; seat++) {
      table.hear(seat, new ToldUpdate(List.of(), state(0, start, "suffragettes", seat)), 0, seat);
    }
    table.post(table.ready().orElseThrow(), MOVE, 0, 0);
    table.answered();
  }

  private void hear(int seat, ToldEntry entry) {
    hear(seat, List.of(entry), state(1, after(MOVE), "police", seat));
  }

  private void hear(int seat, List<ToldEntry> entries, ToldState state) {
    table.hear(seat, new ToldUpdate(entries, state), 5_000_000, seat);
  }

  @Test
  void whatFitsIsFine() {
    begun();
    assertThat(table.ready()).isEmpty();
    hear(0, moved);
    assertThat(table.ready()).as("the other seat has not heard").isEmpty();
    hear(1, moved);
    assertThat(table.ready()).isPresent();
    table.compare(record(MOVE));
    assertThat(violations.first()).isEmpty();
    assertThat(meter.event()).isEqualTo(new LatencySamples.Summary(2, 5, 5, 5));
    assertThat(meter.sameNode()).as("seat 0 listens where the move was posted").isEqualTo(ONE);
    assertThat(meter.crossNode()).as("seat 1 listens elsewhere").isEqualTo(ONE);
  }

  @Test
  void anEntryThatIsLostDoubledOrLateIsNoticed() {
    begun();
    ToldEntry second = told(2, "police", "c12-c11");
    hear(0, List.of(second), state(2, after(MOVE), "police", 0));
    assertThat(violations.count()).as("lost").isPositive();
    int lost = violations.count();
    hear(1, List.of(moved, moved), state(1, after(MOVE), "police", 1));
    assertThat(violations.count()).as("doubled").isGreaterThan(lost);
  }

  @Test
  void anotherMoveThanTheOnePostedIsNoticed() {
    begun();
    hear(0, List.of(told(1, "suffragettes", OTHER)), state(1, after(OTHER), "police", 0));
    assertThat(violations.first().toString()).contains("was posted");
  }

  @Test
  void aMoveThatNobodyPostedIsNoticed() {
    table.hear(0, new ToldUpdate(List.of(), state(0, start, "suffragettes", 0)), 0, 0);
    hear(0, moved);
    assertThat(violations.count()).isOne();
  }

  @Test
  void seatsThatAreToldDifferentThingsAreNoticed() {
    begun();
    hear(0, moved);
    hear(1, told(1, "suffragettes", OTHER));
    assertThat(violations.first().toString()).contains("was told as");
  }

  @Test
  void anotherBoardTurnOrNumberOfOffersIsNoticed() {
    begun();
    ToldState right = state(1, after(MOVE), "police", 1);
    List<String> fewer = right.pieces().subList(1, right.pieces().size());
    List<ToldState> wrong =
        List.of(
            new ToldState(1, "police", false, fewer, Map.of(), right.offers()),
            new ToldState(1, "suffragettes", false, right.pieces(), Map.of(), List.of()),
            new ToldState(
                1, "police", true, right.pieces(), Map.of(), right.offers().subList(0, 3)),
            new ToldState(0, "police", false, right.pieces(), Map.of(), right.offers()));
    hear(0, moved);
    for (ToldState state : wrong) {
      int before = violations.count();
      List<ToldEntry> entries = before == 0 ? List.of(moved) : List.of();
      hear(1, entries, state);
      assertThat(violations.count()).as("%s", state).isGreaterThan(before);
    }
  }

  @Test
  void aRecordThatTellsAnotherGameIsNoticed() {
    begun();
    hear(0, moved);
    table.compare(record(OTHER));
    table.compare(record());
    assertThat(violations.count()).isEqualTo(2);
  }

  private RecordText.Parsed record(String... moves) {
    List<Entry> log = new ArrayList<>();
    for (String move : moves) {
      log.add(new Entry.Moved(log.size() + 1, "suffragettes", move));
    }
    return new RecordText.Parsed(
        new GameRecord(setup, Map.of(), log), IntStream.range(0, moves.length).boxed().toList());
  }
}
