package games.parlour.load;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.load.UpdateReader.ToldEntry;
import games.parlour.load.UpdateReader.ToldState;
import games.parlour.load.UpdateReader.ToldUpdate;
import games.parlour.testkit.shores.ShoreMove;
import games.parlour.testkit.shores.ShoresGame;
import games.parlour.testkit.shores.ShoresPosition;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever a server could tell wrongly of a tableau is noticed. */
class ReplayedTableauTest {
  private static final String DEALT = "deal:east-1";
  private static final String OTHER = "deal:west-1";

  private final ShoresGame game = new ShoresGame();
  private final Setup setup = game.setup(Occasion.STUDY);
  private final Violations violations = new Violations();
  private final ReplayedTable<ShoresPosition, ShoreMove> table =
      new ReplayedTable<>("table", setup, new MoveCounter<>(game), violations, new LoadMeter());

  private Session<ShoresPosition, ShoreMove> played(String move) {
    List<Entry> log = List.of(new Entry.Dealt(1, move));
    return Session.replay(
        game, new RecordText.Parsed(new GameRecord(setup, Map.of(), log), List.of(1)));
  }

  private List<Motion> motions(Session<ShoresPosition, ShoreMove> session, int seat) {
    ShoresPosition before = session.positionBefore(1);
    return before.happenings(session.moveOf(1), viewer(seat)).stream()
        .map(Happening::motions)
        .flatMap(List::stream)
        .toList();
  }

  private Viewer viewer(int seat) {
    return new Viewer.At(game.seats(setup).get(seat));
  }

  private void hear(int seat, List<Motion> motions, Session<ShoresPosition, ShoreMove> shown) {
    ToldEntry entry = new ToldEntry(1, "chance", null, null, motions);
    Map<String, Map<String, Integer>> spots =
        shown.position().view(viewer(seat)).tableau().counts();
    ToldState state = new ToldState(1, null, false, List.of(), spots, List.of());
    table.hear(seat, new ToldUpdate(List.of(entry), state), 0, seat);
  }

  @Test
  void whatFitsIsFine() {
    Session<ShoresPosition, ShoreMove> session = played(DEALT);
    for (Seat seat : table.seats()) {
      hear(seat.index(), motions(session, seat.index()), session);
    }
    table.compare(session);
    assertThat(violations.first()).isEmpty();
    assertThat(session.turn()).isInstanceOf(Turn.Chance.class);
  }

  @Test
  void motionsThatLeadElsewhereAreNoticed() {
    Session<ShoresPosition, ShoreMove> session = played(DEALT);
    hear(0, motions(session, 0), played(OTHER));
    assertThat(violations.first().toString()).contains("motions do not lead");
    assertThat(violations.count()).isOne();
    List<Motion> fewer = new ArrayList<>(motions(session, 1));
    fewer.removeLast();
    hear(1, fewer, session);
    assertThat(violations.count()).isEqualTo(2);
  }

  @Test
  void aMotionFromWhereNothingLiesIsNoticed() {
    hear(0, List.of(new Motion("boat", "west", "east")), played(DEALT));
    assertThat(violations.first().toString()).contains("it does not lie there");
  }

  @Test
  void anotherGameThanTheRecordsIsNoticed() {
    Session<ShoresPosition, ShoreMove> session = played(DEALT);
    hear(0, motions(session, 0), session);
    hear(1, motions(session, 1), session);
    table.compare(played(OTHER));
    assertThat(violations.first().toString()).contains("another game than the record's");
  }

  @Test
  void aTableauIsRead() {
    String json =
        """
        {"table":"t","entries":[{"number":1,"kind":"chance","seat":null,"text":null,"told":["x"],
          "motions":[{"thing":"boat","from":"east","to":"west","line":0}]}],
         "state":{"after":1,"turn":{"kind":"chance","ask":"y"},"view":{"kind":"tableau",
          "spots":[{"id":"west","things":[{"kind":"boat","count":1},{"kind":"blue","count":2}]}]},
          "offers":[]}}\
        """;
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    ToldUpdate read = new UpdateReader().read(bytes, 0, bytes.length);
    assertThat(read.entries().getFirst().motions())
        .containsExactly(new Motion("boat", "east", "west"));
    assertThat(read.state().spots()).isEqualTo(Map.of("west", Map.of("boat", 1, "blue", 2)));
  }
}
