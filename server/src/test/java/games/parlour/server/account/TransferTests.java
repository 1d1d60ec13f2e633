package games.parlour.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A code takes somebody along to another device. */
public abstract class TransferTests extends ServerTests {
  @Test
  void aGameGoesOnOnAnotherDevice() {
    List<TableClient> pair = TableClient.pair(server);
    Visitor first = pair.get(0).visitor();
    Visitor second = server.visitor();
    JsonNode me = Person.claim(second, Person.transferCode(first)).as(200).json();
    assertThat(me.path("id").asString()).isEqualTo(Person.id(first));
    assertThat(second.cookie()).isNotEmpty().isNotEqualTo(first.cookie());
    TableClient here = pair.get(0).to(second);
    here.moves(here.offers().getFirst());
    assertThat(pair.get(0).after()).as("both devices see it").isEqualTo(here.after());
  }

  @Test
  void aCodeWorksOnceHoweverItIsTyped() {
    Visitor first = server.visitor();
    String code = Person.transferCode(first);
    assertThat(code).matches("[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}");
    String typed = " " + code.toLowerCase(Locale.ROOT).replace('-', ' ');
    Person.claim(server.visitor(), typed).as(200);
    assertThat(Person.claim(server.visitor(), code).problem(404, "unknown"))
        .contains("ten minutes");
  }

  @Test
  void aNewCodeReplacesTheOldOneAndNoHashIsTheCode() {
    Visitor first = server.visitor();
    String old = Person.transferCode(first);
    String code = Person.transferCode(first);
    assertThat(Sql.ask(server, "select hash from login_code"))
        .noneMatch(hash -> hash.contains(code.replace("-", "")) || hash.contains(code));
    Person.claim(server.visitor(), old).problem(404, "unknown");
    Person.claim(server.visitor(), code).as(200);
  }

  @Test
  void whatIsNoCodeIsRefusedAlike() {
    Visitor visitor = server.visitor();
    for (String none : List.of("", "AAAA-AAAA", "x".repeat(500), "'; drop table login_code; --")) {
      Person.claim(visitor, none).problem(404, "unknown");
    }
    assertThat(visitor.cookie()).as("nobody is welcomed for a wrong code").isEmpty();
  }

  /** What follows a number sign is never sent, so no log of any server holds a code. */
  @Test
  void theLinkKeepsItsCodeToItself() {
    JsonNode told = server.visitor().post("/api/me/transfer").as(200).json();
    assertThat(told.path("path").asString()).isEqualTo("/transfer#" + told.path("code").asString());
    JsonNode picture = told.path("picture");
    assertThat(picture.path("size").asInt()).isBetween(25, 45);
    assertThat(picture.path("path").asString()).matches("(M\\d+ \\d+h\\d+v1h-\\d+z)+");
  }

  @Test
  void gamesOfTheOtherDeviceComeAlong() {
    Visitor first = server.visitor();
    String code = Person.transferCode(first);
    List<TableClient> pair = TableClient.pair(server);
    Visitor second = pair.get(0).visitor();
    TableClient open = TableClient.open(second, OpenRequest.suffragetto("me", "open"));
    TableClient others = TableClient.open(second, OpenRequest.suffragetto("open", "open"));
    Person.claim(second, code).as(200);
    TableClient here = pair.get(0).to(first);
    here.moves(here.offers().getFirst());
    assertThat(open.to(first).acts()).as("who opened it may close it").contains("close");
    assertThat(others.to(first).acts()).as("without a seat there, too").contains("close");
  }

  /** A hand of cards stays where it is: who sits at a table keeps to that seat. */
  @Test
  void nobodyIsSeatedTwiceAtATable() {
    List<TableClient> pair = TableClient.pair(server, OpenRequest.ghosts("me", "open"));
    Visitor white = pair.get(0).visitor();
    Visitor black = pair.get(1).visitor();
    Person.claim(black, Person.transferCode(white)).as(200);
    assertThat(pair.get(1).state().path("yours")).isEqualTo(pair.get(0).state().path("yours"));
    assertThat(pair.get(0).state().path("yours")).hasSize(1);
  }

  @Test
  void whoHasAnotherDeviceLeavesTheirGamesToIt() {
    List<TableClient> pair = TableClient.pair(server);
    Visitor phone = pair.get(0).visitor();
    Visitor laptop = server.visitor();
    Person.claim(laptop, Person.transferCode(phone)).as(200);
    Visitor other = server.visitor();
    Person.claim(phone, Person.transferCode(other)).as(200);
    assertThat(Person.id(phone)).isEqualTo(Person.id(other));
    assertThat(pair.get(0).to(laptop).state().path("yours")).hasSize(1);
    assertThat(pair.get(0).to(phone).state().path("yours")).isEmpty();
  }
}
