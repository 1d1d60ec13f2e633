package games.parlour.server.account;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Accounts: a name and a password by which somebody is the same person everywhere. */
public abstract class AccountTests extends ServerTests {
  private static final String OTHER = "quite another password";

  @Test
  void aGuestBecomesAnAccountAndKeepsTheirGames() {
    List<TableClient> pair = TableClient.pair(server);
    Visitor visitor = pair.get(0).visitor();
    String id = Person.id(visitor);
    assertJson(visitor.get("/api/me/account").as(200).json()).isNull("/account");
    Person ada = Person.registered(visitor);
    assertThat(Person.id(visitor)).isEqualTo(id);
    assertThat(pair.get(1).state().path("seats").path(0).path("holder").asString())
        .isEqualTo(ada.name());
    JsonNode account = visitor.get("/api/me/account").as(200).json().path("account");
    assertThat(account.path("name").asString()).isEqualTo(ada.name());
    assertThat(account.path("codes").asInt()).isEqualTo(10);
    assertThat(ada.codes()).hasSize(10).doesNotHaveDuplicates();

    String kept =
        String.join(" ", Sql.ask(server, "select password from account"))
            + String.join(" ", Sql.ask(server, "select hash from recovery_code"));
    assertThat(kept)
        .contains("$argon2id$v=19$m=19456,t=2,p=1$")
        .doesNotContain(ada.password())
        .doesNotContain(ada.codes().getFirst())
        .doesNotContain(ada.codes().getFirst().replace("-", ""));

    Visitor elsewhere = server.visitor();
    assertThat(ada.signIn(elsewhere).as(200).json().path("id").asString()).isEqualTo(id);
    assertThat(pair.get(0).to(elsewhere).state().path("yours")).hasSize(1);
    Map<String, String> again = Map.of("name", "Grace Q", "password", OTHER);
    visitor.post("/api/me/account", again).problem(409, "conflict");
  }

  @Test
  void whetherAnAccountExistsIsNotTold() {
    Person ada = Person.known(server);
    Visitor visitor = server.visitor();
    String wrong =
        visitor
            .post("/api/signin", Map.of("name", ada.name(), "password", OTHER))
            .problem(403, "not-yours");
    String unknown =
        visitor
            .post(
                "/api/signin", Map.of("name", "Nobody " + ada.name().hashCode(), "password", OTHER))
            .problem(403, "not-yours");
    assertThat(wrong).isEqualTo(unknown);
    assertThat(visitor.cookie()).isEmpty();

    String code = "AAAA-AAAA-AAAA";
    String wrongCode = recover(visitor, ada.name(), code).problem(403, "not-yours");
    assertThat(recover(visitor, "Nobody here", code).problem(403, "not-yours"))
        .isEqualTo(wrongCode);
    visitor.post("/api/reset/mail", Map.of("name", ada.name())).as(204);
    visitor.post("/api/reset/mail", Map.of("name", "Nobody here")).as(204);
  }

  private static Answer recover(Visitor visitor, String name, String code) {
    return visitor.post("/api/recover", Map.of("name", name, "code", code, "password", OTHER));
  }

  @Test
  void aNameThatCannotBeHadIsRefusedInOneSentence() {
    Person ada = Person.known(server);
    String taken = refused(ada.name().toUpperCase(Locale.ROOT), OTHER);
    assertThat(taken).contains("not available");
    for (String name : List.of("", "x".repeat(25), "Computer 8", "a\u200bb", "Guest 1234")) {
      assertThat(refused(name, OTHER)).as(name).isEqualTo(taken);
    }
    for (String password : List.of("", "too short", "x".repeat(201))) {
      assertThat(refused("Somebody else", password)).contains("10 to 200");
    }
  }

  private String refused(String name, String password) {
    Visitor visitor = server.visitor();
    return visitor
        .post("/api/me/account", Map.of("name", name, "password", password))
        .problem(422, "refused");
  }

  @Test
  void anotherPasswordSignsAllOtherDevicesOut() {
    Person ada = Person.registered(server);
    Visitor elsewhere = server.visitor();
    ada.signIn(elsewhere).as(200);
    Map<String, String> wrong = Map.of("old", OTHER, "new", OTHER);
    elsewhere.put("/api/me/password", wrong).problem(403, "not-yours");
    Map<String, String> change = Map.of("old", ada.password(), "new", OTHER);
    ada.visitor().put("/api/me/password", change).as(204);
    assertThat(Person.id(elsewhere)).isEmpty();
    assertThat(Person.id(ada.visitor())).isNotEmpty();
    new Person(elsewhere, ada.name(), OTHER, List.of()).signIn(elsewhere).as(200);
  }

  /** Whoever has copied a cookie, or has got themselves a code, is out as well. */
  @Test
  void anotherPasswordLocksOutWhoeverGotInBefore() {
    Person ada = Person.registered(server);
    Visitor thief = ada.visitor().at(server);
    assertThat(Person.id(thief)).isEqualTo(Person.id(ada.visitor()));
    String code = Person.transferCode(thief);
    Map<String, String> change = Map.of("old", ada.password(), "new", OTHER);
    ada.visitor().put("/api/me/password", change).as(204);
    assertThat(Person.id(thief)).isEmpty();
    Person.claim(server.visitor(), code).problem(404, "unknown");
    assertThat(Person.id(ada.visitor())).isNotEmpty();
    Visitor phone = server.visitor();
    Person.claim(phone, Person.transferCode(ada.visitor())).as(200);
    String another = Person.transferCode(phone);
    recover(server.visitor(), ada.name(), ada.codes().getFirst()).as(200);
    Person.claim(server.visitor(), another).problem(404, "unknown");
  }

  /** A cookie that somebody else knew before there was a password does not open the account. */
  @Test
  void anAccountBeginsWithANewCookie() {
    Visitor visitor = server.visitor();
    Person.transferCode(visitor);
    Visitor knowing = visitor.at(server);
    String id = Person.id(knowing);
    Person.registered(visitor);
    assertThat(Person.id(knowing)).isEmpty();
    assertThat(Person.id(visitor)).isEqualTo(id);
  }

  @Test
  void aRecoveryCodeHelpsOnce() {
    Person ada = Person.registered(server);
    String id = Person.id(ada.visitor());
    Visitor elsewhere = server.visitor();
    String code = ada.codes().get(3).toLowerCase(Locale.ROOT);
    assertThat(recover(elsewhere, ada.name(), code).as(200).json().path("id").asString())
        .isEqualTo(id);
    assertThat(Person.id(ada.visitor())).as("all other devices are signed out").isEmpty();
    recover(server.visitor(), ada.name(), code).problem(403, "not-yours");
    JsonNode account = elsewhere.get("/api/me/account").as(200).json().path("account");
    assertThat(account.path("codes").asInt()).isEqualTo(9);
    List<String> fresh =
        TableClient.texts(
            elsewhere
                .post("/api/me/codes", Map.of("password", OTHER))
                .as(200)
                .json()
                .path("codes"));
    assertThat(fresh).hasSize(10).doesNotContainAnyElementsOf(ada.codes());
    recover(server.visitor(), ada.name(), ada.codes().get(4)).problem(403, "not-yours");
  }

  @Test
  void whoHasAnAccountKeepsTheirGamesWhenAnotherSignsIn() {
    Person ada = Person.registered(TableClient.pair(server).getFirst().visitor());
    String adas = Person.id(ada.visitor());
    Visitor other = server.visitor();
    Person.claim(ada.visitor(), Person.transferCode(other)).as(200);
    assertThat(Sql.ask(server, "select table_id from seat where guest = '" + adas + "'"))
        .hasSize(1);
    assertThat(Sql.ask(server, "select name from guest where id = '" + adas + "'"))
        .containsExactly(ada.name());
  }
}
