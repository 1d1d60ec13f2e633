package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.http.Pages;
import games.parlour.server.request.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The usual limits: a class behind one address gets in, and a flood from one does not. */
@Tag("slow")
class ClassroomTest {
  private static final int PUPILS = 30;

  @TempDir private Path folder;

  @Test
  void thirtyPupilsOpenJoinAndPlay() {
    try (TestServer server = TestServer.in(folder, Limits.USUAL, Pages.none())) {
      List<TableClient> hosts = new ArrayList<>();
      for (int i = 0; i < PUPILS; i++) {
        Visitor pupil = server.visitor();
        looksAround(pupil);
        pupil.put("/api/me", Map.of("name", "Pupil " + i)).as(200);
        hosts.add(TableClient.open(pupil, OpenRequest.suffragetto("me", "open").listed()));
      }
      List<StreamClient> streams = new ArrayList<>();
      for (int i = 0; i < PUPILS; i++) {
        Visitor neighbour = hosts.get((i + 1) % PUPILS).visitor();
        TableClient guest = hosts.get(i).joined(neighbour);
        streams.add(StreamClient.of(neighbour, guest.id() + ":0"));
        hosts.get(i).move(0, "c6-c7").as(200);
        guest.move(1, "d12-d11").as(200);
        looksAround(neighbour);
      }
      assertThat(hosts).allMatch(host -> host.after() == 2);
      streams.forEach(StreamClient::close);
    }
  }

  @Test
  void thirtyPupilsJoinAGroupAndPlay() {
    try (TestServer server = TestServer.in(folder, Limits.USUAL, Pages.none())) {
      GroupClient host = GroupClient.made(server, "Class 7b", "Ms Hill");
      String code = host.code();
      List<GroupClient> pupils = new ArrayList<>();
      for (int i = 0; i < PUPILS; i++) {
        GroupClient pupil = new GroupClient(server.visitor(), host.id());
        looksAround(pupil.visitor());
        pupil.visitor().get("/api/groups/codes/" + code).as(200);
        pupil.join(code, "Pupil " + i).as(200);
        pupils.add(pupil);
      }
      JsonNode begun = host.starts(PUPILS, Map.of());
      assertThat(begun.path("rounds").asInt()).isEqualTo(PUPILS - 1);
      for (GroupClient pupil : pupils) {
        pupil.isHere().as(204);
        assertThat(pupil.group().path("tables")).hasSize(PUPILS / 2);
      }
      begun
          .path("games")
          .valueStream()
          .filter(game -> game.path("round").asInt() == 1)
          .forEach(
              game ->
                  host.put(
                          "/tournaments/1/games/" + game.path("number").asInt(),
                          Map.of("result", "draw"))
                      .as(200));
      host.visitor().post(host.path("/tournaments/1/rounds")).as(200);
    }
  }

  private static void looksAround(Visitor visitor) {
    for (String path : List.of("/api/me", "/api/games", "/api/tables?kind=open")) {
      visitor.get(path).as(200);
    }
  }

  /** Guests cost nothing, so whoever means harm has as many as they are given. */
  @Test
  void aFloodOfTablesFromOneAddressIsStopped() {
    try (TestServer server = TestServer.in(folder, Limits.USUAL, Pages.none())) {
      Map<String, Object> ask = OpenRequest.suffragetto("me", "open").body();
      Map<String, Object> listed = OpenRequest.suffragetto("me", "open").listed().body();
      long start = System.nanoTime();
      int opened = 0;
      Visitor guest = server.visitor();
      for (int i = 0; i < 510; i++) {
        guest = i % 17 == 0 ? server.visitor() : guest;
        Answer answer = guest.post("/api/tables", i % 17 < 5 ? listed : ask);
        assertThat(answer.status()).as(answer.text()).isIn(201, 409, 429);
        opened += answer.status() == 201 ? 1 : 0;
      }
      long seconds = (System.nanoTime() - start) / 1_000_000_000 + 1;
      assertThat((long) opened).isBetween(60L, 90 + seconds / 2 + 1);
      Visitor seeker = server.visitor();
      Answer list = seeker.get("/api/tables?kind=open").as(200);
      assertThat((long) list.json().path("tables").size())
          .as("three for each of six guests, and what was opened as time went by")
          .isBetween(15L, 18 + seconds / 2 + 1);
    }
  }

  @Test
  void aGuestListsOnlyAFewTables() {
    try (TestServer server = TestServer.in(folder, Limits.USUAL, Pages.none())) {
      Visitor ada = server.visitor();
      OpenRequest ask = OpenRequest.suffragetto("me", "open");
      TableClient first = TableClient.open(ada, ask.listed());
      TableClient.open(ada, ask.listed());
      TableClient.open(ada, ask.listed());
      assertThat(ada.post("/api/tables", ask.listed().body()).problem(409, "too-many"))
          .contains("3", "link");
      TableClient.open(ada, ask);
      first.acts("close");
      TableClient.open(ada, ask.listed());
    }
  }
}
