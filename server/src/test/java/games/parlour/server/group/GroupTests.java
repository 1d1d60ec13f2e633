package games.parlour.server.group;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A class or club: who gets in, who sees it, and what its host may do. */
public abstract class GroupTests extends ServerTests {
  private static List<String> names(GroupClient client) {
    return client
        .group()
        .path("members")
        .valueStream()
        .map(member -> member.path("name").asString())
        .toList();
  }

  @Test
  void whoeverHasTheCodeJoinsUnderAName() {
    GroupClient host = GroupClient.made(server, " Class  7b ", "Ms Hill");
    assertThat(host.group().path("name").asString()).isEqualTo("Class 7b");
    assertThat(host.code()).matches("[B-Z]{3}-[B-Z]{3}");
    Visitor visitor = server.visitor();
    String typed = host.code().toLowerCase(Locale.ROOT).replace("-", "");
    JsonNode door = visitor.get("/api/groups/codes/" + typed).as(200).json();
    assertThat(door.path("name").asString()).isEqualTo("Class 7b");
    assertJson(door).isNull("/group");
    GroupClient mia = new GroupClient(visitor, host.id());
    JsonNode seen = mia.join(typed, "Mia").as(200).json();
    assertJson(seen).isFalse("/host");
    assertJson(seen).as("only the host shows the code").isNull("/code");
    assertThat(names(mia)).containsExactly("Ms Hill", "Mia");
    assertThat(visitor.get("/api/me").json().path("name").asString())
        .as("a newcomer is called so at tables, too")
        .isEqualTo("Mia");
    assertThat(mia.join(typed, "Other").as(200).json().path("you").asInt()).isEqualTo(2);
    assertThat(names(host)).as("who is in stays as they are").containsExactly("Ms Hill", "Mia");
    assertThat(
            new GroupClient(server.visitor(), host.id())
                .join(typed, "mia")
                .problem(409, "conflict"))
        .contains("mia");
    assertThat(visitor.get("/api/groups/codes/" + typed).json().path("group").asString())
        .isEqualTo(host.id());
    JsonNode lines = visitor.get("/api/groups").as(200).json().path("groups");
    assertThat(lines).hasSize(1);
    assertThat(lines.path(0).path("members").asInt()).isEqualTo(2);
  }

  @Test
  void whoeverIsNotInItLearnsNothing() {
    List<GroupClient> both = GroupClient.of(server, 1);
    String id = both.getFirst().id();
    Visitor stranger = server.visitor();
    stranger.put("/api/me", Map.of("name", "Stranger")).as(200);
    GroupClient outside = new GroupClient(stranger, id);
    String said = stranger.get(outside.path("")).problem(404, "unknown");
    assertThat(stranger.get("/api/groups/nowhere").problem(404, "unknown")).isEqualTo(said);
    stranger.get(outside.path("/code")).problem(404, "unknown");
    outside.put("", Map.of("chat", false)).problem(404, "unknown");
    outside.isHere().problem(404, "unknown");
    stranger.delete(outside.path("/members/2")).problem(404, "unknown");
    stranger.get(outside.path("/tournaments/1")).problem(404, "unknown");
    stranger.get("/api/groups/codes/BBB-BBB").problem(404, "unknown");
    assertThat(server.visitor().get("/api/groups").json().path("groups")).isEmpty();
    GroupClient pupil = both.getLast();
    pupil.put("", Map.of("chat", false)).problem(403, "not-yours");
    pupil.visitor().get(pupil.path("/code")).problem(403, "not-yours");
    pupil.visitor().delete(pupil.path("/members/1")).problem(403, "not-yours");
    pupil.visitor().delete(pupil.path("")).problem(403, "not-yours");
  }

  @Test
  void aNewCodeReplacesTheOldAndJoiningCanBeClosed() {
    GroupClient host = GroupClient.made(server, "Club", "Ada");
    String old = host.code();
    JsonNode fresh = host.visitor().post(host.path("/code")).as(200).json();
    assertThat(fresh.path("path").asString()).isEqualTo("/g/" + host.code());
    assertThat(fresh.path("picture").path("size").asInt()).isGreaterThan(20);
    new GroupClient(server.visitor(), host.id()).join(old, "Late").problem(404, "unknown");
    host.put("", Map.of("joining", false)).as(200);
    GroupClient late = new GroupClient(server.visitor(), host.id());
    assertThat(late.join(host.code(), "Late").problem(409, "conflict")).contains("closed");
    host.put("", Map.of("joining", true, "name", "Chess club")).as(200);
    late.join(host.code(), "Late").as(200);
    assertThat(late.group().path("name").asString()).isEqualTo("Chess club");
    assertThat(Sql.ask(server, "select code from play_group where id = '" + host.id() + "'"))
        .as("a code is locked in the store")
        .noneMatch(stored -> stored.contains(host.code().replace("-", "")));
  }

  @Test
  void membersLeaveAndAreRemovedAndTheHostCanBeAnother() {
    List<GroupClient> all = GroupClient.of(server, 3);
    GroupClient host = all.getFirst();
    String code = host.code();
    all.get(1).visitor().delete(host.path("/members/2")).as(204);
    all.get(1).visitor().get(host.path("")).problem(404, "unknown");
    all.get(1).join(code, "Back again").as(200);
    assertThat(all.get(1).group().path("you").asInt()).isEqualTo(2);
    host.visitor().delete(host.path("/members/3")).as(204);
    GroupClient again = new GroupClient(server.visitor(), host.id());
    again.join(code, "Pupil 3").as(200); // a pupil who has lost their cookie
    host.visitor().delete(host.path("/members/5")).as(204);
    assertThat(all.get(2).join(code, "Again").problem(403, "not-yours")).contains("removed");
    all.get(3).put("/members/2", Map.of("name", "Rude")).problem(403, "not-yours");
    host.put("/members/2", Map.of("name", "Mia")).as(200);
    all.get(3).put("/members/4", Map.of("name", "mIA")).problem(409, "conflict");
    all.get(3).put("/members/4", Map.of("name", "Ben")).as(200);
    assertThat(names(host)).containsExactly("Ms Hill", "Mia", "Ben");
    assertThat(host.visitor().delete(host.path("/members/1")).problem(409, "conflict"))
        .contains("host");
    host.put("", Map.of("host", 4)).as(200);
    assertThat(all.get(3).code()).isEqualTo(code);
    host.visitor().delete(host.path("/members/1")).as(204);
    all.get(3).visitor().delete(host.path("")).as(200);
    assertJson(all.get(3).group()).isTrue("/ended");
    server.visitor().get("/api/groups/codes/" + code).problem(404, "unknown");
    all.get(3).put("", Map.of("chat", false)).problem(409, "conflict");
  }

  @Test
  void presenceIsSeenForAWhile() {
    try (TestServer own = server.beside()) {
      List<GroupClient> both = GroupClient.of(own, 1);
      GroupClient host = both.getFirst();
      assertJson(host.group()).isTrue("/members/1/here");
      own.clock().advance(Duration.ofMinutes(1));
      assertJson(host.group()).isFalse("/members/1/here");
      both.getLast().isHere().as(204);
      assertJson(host.group()).isTrue("/members/1/here");
    }
  }

  @Test
  void guessingCodesIsLimited() {
    try (TestServer own = server.beside()) {
      own.clock().hold(); // however long the guesses take, none comes back meanwhile
      Visitor guesser = own.visitor();
      Answer answer = guesser.get("/api/groups/codes/BBBBBB");
      for (int i = 0; i < 400 && answer.status() == 404; i++) {
        answer = guesser.get("/api/groups/codes/BBBBBB");
      }
      assertThat(answer.problem(429, "too-many")).contains("attempts");
      own.clock().advance(Duration.ofSeconds(5));
      guesser.get("/api/groups/codes/BBBBBB").problem(404, "unknown");
    } finally {
      server.clock().release(); // both go by the same one
    }
  }

  @Test
  void badWishesAreRefused() {
    Visitor visitor = server.visitor();
    visitor.post("/api/groups", Map.of("name", " ", "as", "Ada")).problem(422, "refused");
    visitor.post("/api/groups", Map.of("name", "x".repeat(41), "as", "Ada")).as(422);
    visitor.post("/api/groups", Map.of("name", "Club", "as", "")).as(422);
    visitor.post("/api/groups", Map.of("name", "Club")).problem(400, "invalid");
    GroupClient host = GroupClient.made(server, "Club", "Ada");
    host.visitor().get(host.path("/tournaments/x")).problem(404, "unknown");
    host.visitor().delete(host.path("/members/9")).problem(404, "unknown");
    host.put("", Map.of("host", 9)).problem(404, "unknown");
  }

  @Test
  void onePersonIsInManyGroupsButNotInAnyNumber() {
    Visitor ada = server.visitor();
    for (int i = 0; i < GroupLimits.GROUPS; i++) {
      ada.post("/api/groups", Map.of("name", "Club " + i, "as", "Ada")).as(201);
    }
    assertThat(
            ada.post("/api/groups", Map.of("name", "One more", "as", "Ada"))
                .problem(409, "too-many"))
        .contains(String.valueOf(GroupLimits.GROUPS));
  }

  @Test
  void aRestartKeepsTheGroup() {
    List<GroupClient> all = GroupClient.of(server, 2);
    String code = all.getFirst().code();
    server.restart();
    assertThat(all.getFirst().code()).isEqualTo(code);
    assertThat(names(all.getLast())).containsExactly("Ms Hill", "Pupil 2", "Pupil 3");
  }

  @Test
  void whatIsKeptIsHandedOutMovedAndForgotten() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    Visitor pupil = all.get(1).visitor();
    JsonNode mine = pupil.get("/api/me/export").as(200).json().path("more").path("groups");
    assertThat(mine).hasSize(1);
    assertThat(mine.path(0).path("name").asString()).isEqualTo("Pupil 2");
    // On another device, where they had played as somebody else.
    Visitor other = server.visitor();
    other.put("/api/me", Map.of("name", "Elsewhere")).as(200);
    String transfer = other.post("/api/me/transfer").as(200).json().path("code").asString();
    pupil.post("/api/me/claim", Map.of("code", transfer)).as(200);
    assertThat(pupil.get(host.path("")).as(200).json().path("you").asInt()).isEqualTo(2);
    // The host deletes everything: the group goes on with the one who came next.
    host.visitor().post("/api/me/delete", Map.of("word", "delete")).as(204);
    JsonNode left = pupil.get(host.path("")).as(200).json();
    assertJson(left).isTrue("/host");
    assertThat(left.toString()).doesNotContain("Ms Hill");
  }
}
