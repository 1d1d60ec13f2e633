package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Sitting down at somebody's table. */
public abstract class JoiningTests extends ServerTests {
  @Test
  void aLinkLeadsToASeat() {
    Visitor ada = server.visitor();
    ada.put("/api/me", Map.of("name", "Ada")).as(200);
    TableClient host = TableClient.open(ada, OpenRequest.suffragetto("me", "open"));
    String token = host.token();
    Visitor guest = server.visitor();
    JsonNode invitation = guest.get("/api/join/" + token).as(200).json();
    assertThat(invitation.path("table").asString()).isEqualTo(host.id());
    assertThat(invitation.path("seat").asString()).isEqualTo("police");
    assertJson(invitation).isTrue("/free");
    assertThat(invitation.path("host").asString()).isEqualTo("Ada");
    TableClient joined = host.joined(guest);
    assertThat(TableClient.texts(joined.state().path("yours"))).containsExactly("police");
    assertThat(joined.status()).isEqualTo("playing");
    assertJson(guest.get("/api/join/" + token).json()).isFalse("/free");
    assertJson(guest.get("/api/join/" + token).json()).isTrue("/yours");
    assertJson(server.visitor().get("/api/join/" + token).json()).isFalse("/yours");
    assertThat(host.state().path("invites")).isEmpty();
  }

  @Test
  void anInvitationSaysWhatIsNotAsUsual() {
    OpenRequest german =
        OpenRequest.suffragetto("me", "open").with("edition", "german").with("first", "coin");
    String token = TableClient.open(server.visitor(), german).token();
    JsonNode options = server.visitor().get("/api/join/" + token).as(200).json().path("options");
    assertThat(options).hasSize(1);
    assertThat(options.path(0).path("key").asString()).isEqualTo("edition");
    assertThat(options.path(0).path("valueName").asString()).startsWith("A German edition");
  }

  @Test
  void linksCannotBeGuessed() {
    Set<String> tokens = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
      assertThat(place.token()).matches("[A-Za-z0-9_-]{22}").doesNotContain(place.id());
      tokens.add(place.token());
      tokens.add(place.id());
    }
    assertThat(tokens).hasSize(40);
  }

  @Test
  void aLinkIsToldOnlyToThoseWhoMayInvite() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    Answer seen = host.to(server.visitor()).visitor().get("/api/tables/" + host.id());
    assertThat(seen.json().path("state").path("invites")).isEmpty();
    assertThat(seen.text()).doesNotContain(host.token());
  }

  @Test
  void joiningTwiceChangesNothing() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    String token = host.token();
    TableClient guest = host.joined(server.visitor());
    JsonNode before = guest.table();
    JsonNode again = guest.visitor().post("/api/join", Map.of("token", token)).as(200).json();
    assertThat(again).isEqualTo(before);
    assertThat(guest.table()).isEqualTo(before);
  }

  @Test
  void aSeatIsTakenOnce() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    String token = host.token();
    host.joined(server.visitor());
    JsonNode before = host.table();
    String said =
        server.visitor().post("/api/join", Map.of("token", token)).problem(409, "conflict");
    assertThat(said).contains("taken");
    assertThat(host.table()).isEqualTo(before);
  }

  @Test
  void theHostDoesNotTakeTheOtherSeatToo() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    JsonNode before = host.table();
    String said =
        host.visitor().post("/api/join", Map.of("token", host.token())).problem(409, "conflict");
    assertThat(said).contains("already");
    assertThat(host.table()).isEqualTo(before);
  }

  @Test
  void anUnknownLinkLeadsNowhere() {
    Visitor guest = server.visitor();
    for (String token : List.of("A".repeat(22), "x", "%01", "a%20b", "'%20or%201=1")) {
      assertThat(guest.get("/api/join/" + token).problem(404, "unknown")).contains("does not work");
    }
    for (String token : List.of("A".repeat(22), "", "\u0000", "x".repeat(5_000))) {
      guest.post("/api/join", Map.of("token", token)).problem(404, "unknown");
    }
    assertJson(guest.get("/api/me").json()).isNull("/id");
  }

  @Test
  void atAListedTableAnybodySitsDown() {
    TableClient host =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("open", "me").listed());
    Visitor guest = server.visitor();
    Map<String, String> wanted = Map.of("seat", "suffragettes");
    JsonNode table = guest.post("/api/tables/" + host.id() + "/join", wanted).as(200).json();
    assertThat(TableClient.texts(table.path("state").path("yours")))
        .containsExactly("suffragettes");
    assertThat(guest.post("/api/tables/" + host.id() + "/join", wanted).as(200).json())
        .isEqualTo(table);
    server.visitor().post("/api/tables/" + host.id() + "/join", wanted).problem(409, "conflict");
    String other =
        server
            .visitor()
            .post("/api/tables/" + host.id() + "/join", Map.of("seat", "king"))
            .problem(422, "refused");
    assertThat(other).contains("king", "suffragettes", "police");
  }

  @Test
  void elsewhereOnlyTheLinkHelps() {
    TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("open", "me"));
    JsonNode before = host.table();
    server
        .visitor()
        .post("/api/tables/" + host.id() + "/join", Map.of("seat", "suffragettes"))
        .problem(403, "not-yours");
    assertThat(host.table()).isEqualTo(before);
  }
}
