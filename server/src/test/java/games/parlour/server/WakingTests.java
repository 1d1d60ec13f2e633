package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Dice and computers go on by themselves, and never because somebody looks. */
abstract class WakingTests extends Topic {
  @Test
  void aGameGoesOnAfterAKilledServerAlthoughNobodyVisits() throws Exception {
    String table;
    try (ServerProcess process = ServerProcess.start(house.database())) {
      Place place =
          Place.open(new Visitor(process::port), Ask.suffragetto("me", "computer:random"));
      table = place.id();
      place.move(0, "c6-c7").as(200);
      process.kill();
    }
    assertThat(Sql.log(house, table)).as("stored, not answered").hasSize(1);
    house.restart();
    Patience.until(() -> Sql.log(house, table).size() == 2);
    assertThat(Sql.log(house, table).getFirst()).isEqualTo("suffragettes c6-c7");
  }

  /** Servers of an earlier version could stop between storing a table and tossing its coin. */
  @Test
  void diceThatAreDueAreThrownWhenTheServerStarts() {
    Place model = Place.open(house.visitor(), tossed("computer:random"));
    String table = copyBeforeTheToss(model);
    house.restart();
    Patience.until(() -> Sql.log(house, table).size() >= 2 || isTurnOfAPerson(table));
    assertThat(Sql.log(house, table).getFirst())
        .as("the seed decides, whenever it is tossed")
        .isEqualTo(Sql.log(house, model.id()).getFirst());
  }

  private boolean isTurnOfAPerson(String table) {
    return !Sql.ask(
            house,
            "select t.id from game_table t join seat s on s.table_id = t.id and s.name = t.turn"
                + " where s.kind = 'guest' and t.id = '"
                + table
                + "'")
        .isEmpty();
  }

  private static Ask tossed(String police) {
    return Ask.suffragetto("me", police).with("first", "coin");
  }

  /** A table like another one as it was before its first entry, put past the server. */
  private String copyBeforeTheToss(Place model) {
    String id = "copy" + model.id().substring(4);
    String rows = " where id = '" + model.id() + "'";
    Sql.run(
        house,
        "insert into game_table (id, game, rules, options, position, seed, creator, listed,"
            + " status, turn, winner, takeback, rematch, next_table, created, changed)"
            + " select '"
            + id
            + "', game, rules, options, position, seed, creator, listed, 'open', null, null, '',"
            + " '', null, created, changed from game_table"
            + rows);
    Sql.run(
        house,
        "insert into seat (table_id, number, name, kind, guest, beside, player, token)"
            + " select '"
            + id
            + "', number, name, kind, guest, beside, player, null from seat where table_id = '"
            + model.id()
            + "'");
    return id;
  }

  @Test
  void lookingChangesNothing() throws IOException {
    Visitor host = house.visitor();
    Place open = Place.open(host, Ask.suffragetto("me", "open").listed());
    Place over = Place.open(host, Ask.suffragetto("me", "device"));
    over.acts("resign");
    String due = copyBeforeTheToss(Place.open(host, tossed("device")));
    List<String> looks = new ArrayList<>();
    for (OpenApi.Operation operation : OpenApi.OURS.operations()) {
      if (operation.method().equals("get") && !operation.id().equals("events")) {
        looks.add(operation.path());
      }
    }
    assertThat(looks).hasSizeGreaterThan(8);
    List<String> before = everything();
    for (String table : List.of(open.id(), over.id(), due)) {
      for (Visitor visitor : List.of(host, house.visitor())) {
        for (String look : looks) {
          String join = look.contains("/join/") ? open.token() : table;
          String id = look.contains("/games/") ? "suffragetto" : table;
          String kind = look.equals("/api/tables") ? "?kind=mine" : "";
          visitor.get(look.replace("{id}", id).replace("{token}", join) + kind).as(200);
        }
        try (Line line = Line.of(visitor, table + ":0")) {
          line.await(events -> !events.isEmpty());
        }
      }
    }
    JsonNode waiting = host.get("/api/tables/" + due).as(200).json();
    assertThat(waiting.path("state").path("turn").path("kind").asString()).isEqualTo("chance");
    assertThat(everything()).isEqualTo(before);
  }

  private List<String> everything() {
    List<String> rows = new ArrayList<>();
    Map<String, String> columns =
        Map.of(
            "guest", "id || name",
            "game_table",
                "id || status || coalesce(turn, '-') || coalesce(takeback, '-') || rematch"
                    + " || changed",
            "seat", "table_id || number || kind || coalesce(guest, '-')",
            "entry", "table_id || number || line");
    columns.forEach(
        (table, all) ->
            rows.addAll(Sql.ask(house, "select " + all + " from " + table + " order by 1")));
    return rows;
  }
}
