package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A store that is damaged or takes no changes: said plainly, and without what lies in it. */
public abstract class DamageTests extends ServerTests {
  @Test
  void aDamagedEntryIsQuotedToNobody() {
    Visitor host = server.visitor();
    TableClient place = TableClient.open(host, OpenRequest.cards("me", "device", "open", "open"));
    TableClient well = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    String draw = "suit-of-secrets";
    List<TableClient> spoiled = new ArrayList<>();
    for (String line : List.of("chance " + draw, "chance !" + draw, draw, "north a b " + draw)) {
      TableClient one =
          TableClient.open(host, OpenRequest.cards("me", "device", "device", "device"));
      String values = "('" + one.id() + "', " + (one.after() + 1) + ", 1, '" + line + "')";
      Sql.run(server, "insert into entry (table_id, number, at, line) values " + values);
      spoiled.add(one);
    }
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.list = new CopyOnWriteArrayList<>();
    log.start();
    Logger logger = (Logger) LoggerFactory.getLogger("games.parlour.server");
    logger.addAppender(log);
    server.restart();
    spoiled.forEach(one -> unreadable(one.id(), List.of(host, server.visitor())));
    logger.detachAppender(log);
    List<String> said = log.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    for (TableClient one : spoiled) {
      assertThat(said).filteredOn(line -> line.contains(one.id())).hasSize(1);
    }
    assertThat(said).noneMatch(line -> line.contains("secrets"));
    assertThat(host.get("/api/tables?kind=mine").as(200).text()).contains(well.id(), place.id());
    well.moves("c6-c7");
  }

  private static void unreadable(String id, List<Visitor> visitors) {
    String path = "/api/tables/" + id;
    for (Visitor visitor : visitors) {
      for (Answer answer :
          List.of(
              visitor.get(path),
              visitor.get(path + "/record"),
              visitor.post(path + "/moves", Map.of("after", 9, "move", "x")),
              visitor.post(path + "/join", Map.of("seat", "north")))) {
        assertThat(answer.problem(422, "refused")).contains("can no longer be read");
        assertThat(answer.text()).doesNotContain("secrets");
      }
    }
  }

  @Test
  void aDamagedSeedSpoilsNoOtherTable() {
    Visitor host = server.visitor();
    TableClient spoiled = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    TableClient well = TableClient.open(host, OpenRequest.suffragetto("me", "open").listed());
    Sql.run(server, "update game_table set seed = 'v1:AAAA' where id = '" + spoiled.id() + "'");
    server.restart();
    assertThat(host.get("/api/tables/" + spoiled.id()).problem(422, "refused"))
        .contains("can no longer be read");
    assertThat(server.visitor().get("/api/tables?kind=open").as(200).text()).contains(well.id());
    host.get("/api/tables/" + well.id()).as(200);
  }

  @Test
  void aStoreThatTakesNoChangesIsNotReady() {
    Visitor visitor = server.visitor();
    visitor.get("/readyz").as(200);
    Sql.run(server, "alter table write_probe rename to write_probe_gone");
    try {
      Await.until(() -> visitor.get("/readyz").status() == 503);
      assertThat(visitor.get("/readyz").json().path("checks").path("database").asString())
          .isEqualTo("down");
      visitor.get("/healthz").as(200);
    } finally {
      Sql.run(server, "alter table write_probe_gone rename to write_probe");
    }
    Await.until(() -> visitor.get("/readyz").status() == 200);
  }
}
