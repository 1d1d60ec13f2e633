package games.parlour.server.chat;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The people at a table talk to each other, and nobody else hears them. */
public abstract class ChatTests extends ServerTests {
  @Test
  void aPhraseIsReadInEveryLanguageAndATextAsItWasTyped() {
    List<ChatClient> pair = ChatClient.pair(server);
    JsonNode line = pair.get(0).send("phrase", "luck").as(201).json();
    assertJson(line).isTrue("/you");
    assertThat(line.path("seat").asString()).isEqualTo("suffragettes");
    pair.get(1).types("Danke, <b>dir</b> auch");
    assertThat(pair.get(1).read("?lang=de"))
        .containsExactly("Viel Glück.", "Danke, <b>dir</b> auch");
    assertThat(pair.get(0).read("?lang=en&after=0"))
        .containsExactly("Good luck.", "Danke, <b>dir</b> auch");
    assertThat(pair.get(0).read("?after=1")).containsExactly("Danke, <b>dir</b> auch");
    assertThat(pair.get(0).read("?after=2")).isEmpty();
    JsonNode chat = pair.get(1).visitor().get(pair.get(1).path("chat") + "?lang=de").json();
    assertThat(chat.path("phrases")).hasSize(8);
    assertThat(chat.path("lines").path(0).path("name").asString()).startsWith("Gast ");
    assertThat(chat.path("people")).hasSize(1);
    assertThat(chat.path("people").path(0).path("seat").asString()).isEqualTo("suffragettes");
  }

  @Test
  void whoeverSitsThereHearsItAtOnceAndNobodyElse() {
    List<ChatClient> pair = ChatClient.pair(server);
    String follow = pair.get(0).id() + ":0";
    TableClient stranger = pair.get(0).place().to(server.visitor());
    Visitor known = server.visitor();
    known.put("/api/me", Map.of("name", "Onlooker")).as(200);
    try (StreamClient seated = StreamClient.of(pair.get(1).visitor(), follow);
        StreamClient watching = StreamClient.of(known, follow);
        StreamClient unknown = StreamClient.of(stranger.visitor(), follow)) {
      List.of(seated, watching, unknown).forEach(stream -> stream.latest(0));
      pair.get(0).types("one");
      pair.get(0).send("phrase", "moment").as(201);
      seated.await(events -> seated.said().size() == 2);
      assertThat(seated.said()).containsExactly("one", "One moment, please.");
      TableClient mover = pair.get(0).place();
      mover.moves(mover.offers().getFirst());
      List.of(seated, watching, unknown).forEach(stream -> stream.awaitEntry(mover.id(), 1));
      assertThat(watching.said()).isEmpty();
      assertThat(unknown.said()).isEmpty();
    }
    for (Visitor visitor : List.of(known, stranger.visitor())) {
      ChatClient outside = new ChatClient(stranger.to(visitor));
      visitor.get(outside.path("chat")).problem(403, "not-yours");
      outside.send("text", "me too").problem(403, "not-yours");
      visitor
          .put(outside.path("mutes"), Map.of("seat", "police", "muted", true))
          .problem(403, "not-yours");
    }
  }

  @Test
  void whatCannotBeSaidIsRefused() {
    ChatClient ada = ChatClient.pair(server).getFirst();
    String much = "x".repeat(200);
    assertThat(ada.types(much).path("text").asString()).isEqualTo(much);
    assertThat(ada.types(" a \n\t b\u202e ").path("text").asString()).isEqualTo("a b");
    for (String text : List.of("", "  \n ", "\u200b\u202e", much + "x")) {
      assertThat(ada.send("text", text).problem(400, "invalid"))
          .isEqualTo("A message has 1 to 200 characters.");
    }
    assertThat(ada.send("phrase", "rude").problem(400, "invalid")).contains("hello", "again");
    ada.visitor().post(ada.path("chat"), Map.of()).problem(400, "invalid");
    ada.visitor().get(ada.path("chat") + "?after=x").problem(400, "invalid");
    ada.visitor().get("/api/tables/nowhere/chat").problem(404, "unknown");
    assertThat(ada.read()).containsExactly(much, "a b");
  }

  @Test
  void whereThereIsNobodyElseThereIsNoChat() {
    List<OpenRequest> alone =
        List.of(
            OpenRequest.suffragetto("me", "device"),
            OpenRequest.suffragetto("me", "computer:level:1"),
            OpenRequest.suffragetto("me", "open"));
    for (OpenRequest ask : alone) {
      ChatClient only = new ChatClient(TableClient.open(server.visitor(), ask));
      JsonNode chat = only.chat();
      assertJson(chat).isFalse("/open");
      assertThat(chat.path("closed").asString()).contains("nobody else");
      only.send("phrase", "hello").problem(409, "conflict");
    }
  }

  @Test
  void fourPlayersShareOneRoom() {
    List<ChatClient> four =
        TableClient.group(server, OpenRequest.cards("me", "open", "open", "open")).stream()
            .map(ChatClient::new)
            .toList();
    four.forEach(place -> place.types("from " + place.chat().path("people").size()));
    four.forEach(place -> assertThat(place.read()).hasSize(4).containsOnly("from 3"));
  }

  @Test
  void aMutedPlayerIsReadNoMoreAtThisTable() {
    List<ChatClient> three =
        TableClient.group(server, OpenRequest.votesIn("two-on-one", "me", "open", "open")).stream()
            .map(ChatClient::new)
            .toList();
    three.get(1).types("before");
    three.get(0).mutes("yellow", true);
    assertThat(three.get(0).read()).isEmpty();
    assertJson(three.get(0).chat()).isTrue("/people/0/muted");
    try (StreamClient stream = StreamClient.of(three.get(0).visitor(), three.get(0).id() + ":0")) {
      stream.latest(0);
      three.get(1).types("unheard");
      three.get(2).types("heard");
      stream.await(events -> !stream.said().isEmpty());
      assertThat(stream.said()).containsExactly("heard");
    }
    assertThat(three.get(2).read()).containsExactly("before", "unheard", "heard");
    assertThat(three.get(1).chat().toString()).doesNotContain("\"muted\":true");
    three.get(0).mutes("yellow", false);
    assertThat(three.get(0).read()).containsExactly("before", "unheard", "heard");
    Map<String, Object> line = Map.of("line", 3, "muted", true);
    three.get(0).visitor().put(three.get(0).path("mutes"), line).as(204);
    assertThat(three.get(0).read()).containsExactly("before", "unheard");
  }

  @Test
  void anotherServerReadsTheSame() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(0).types("kept");
    try (TestServer other = server.beside()) {
      ChatClient there = new ChatClient(pair.get(1).place().to(pair.get(1).visitor().at(other)));
      assertThat(there.read()).containsExactly("kept");
      there.types("and answered");
    }
    assertThat(pair.get(0).read()).containsExactly("kept", "and answered");
  }

  @Test
  void whoeverWritesTooFastIsAskedToWait() {
    try (TestServer own = server.beside()) {
      List<ChatClient> pair = ChatClient.pair(own);
      Answer answer = pair.get(0).send("phrase", "hello");
      for (int i = 0; i < 100 && answer.status() == 201; i++) {
        answer = pair.get(0).send("phrase", "hello");
      }
      assertThat(answer.problem(429, "too-many")).startsWith("You are writing very fast");
      assertThat(pair.get(0).read()).hasSizeGreaterThanOrEqualTo(5);
      assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 4);
      pair.get(1).types("others can");
      own.clock().advance(Duration.ofSeconds(10));
      pair.get(0).types("and so can I, after a while");
    }
  }
}
