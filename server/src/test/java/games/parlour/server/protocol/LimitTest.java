package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.RawRequest;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.http.Pages;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.request.Limits.Rates;
import games.parlour.server.request.Limits.Streams;
import games.parlour.server.tables.opening.TableLimits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much one person may ask. */
@Tag("slow")
class LimitTest {
  private static final Rate MANY = new Rate(100_000, 100_000);
  private static final Rates ALL = new Rates(MANY, MANY, MANY, MANY);
  private static final TableLimits TABLES = new TableLimits(100, 100);
  private static final Streams STREAMS = new Streams(10, 2, 3, 5, Duration.ofMillis(100));

  @TempDir private Path folder;
  @TempDir private Path otherFolder;

  private TestServer server(Rate reads, Rate writes, Rate openings, Rate newcomers) {
    return serverIn(folder, reads, writes, openings, newcomers);
  }

  private static TestServer serverIn(
      Path folder, Rate reads, Rate writes, Rate openings, Rate newcomers) {
    Rates guest = new Rates(reads, writes, openings, MANY);
    return TestServer.in(folder, new Limits(guest, ALL, newcomers, STREAMS, TABLES), Pages.none());
  }

  private static void tooMany(Answer answer) {
    assertThat(answer.problem(429, "too-many")).contains("wait");
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 60);
  }

  @Test
  void questions() {
    try (TestServer server = server(new Rate(5, 0.02), MANY, MANY, MANY)) {
      Visitor ada = server.visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      Visitor bob = server.visitor();
      bob.put("/api/me", Map.of("name", "Bob")).as(200);
      for (int i = 0; i < 5; i++) {
        ada.get("/api/me").as(200);
      }
      tooMany(ada.get("/api/me"));
      tooMany(ada.get("/api/games"));
      bob.get("/api/me").as(200);
      ada.get("/healthz").as(200);
    }
  }

  /** Whoever throws the cookie away, or collects cookies, is known by the address. */
  @Test
  void oneAddressSharesWhatItHas() {
    Rates address = new Rates(new Rate(5, 0.02), MANY, MANY, MANY);
    Limits few = new Limits(ALL, address, MANY, STREAMS, TABLES);
    try (TestServer server = TestServer.in(folder, few, Pages.none())) {
      Visitor ada = server.visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      for (int i = 0; i < 5; i++) {
        (i % 2 == 0 ? ada : server.visitor()).get("/api/me").as(200);
      }
      assertThat(ada.get("/api/me").problem(429, "too-many")).contains("your network");
      tooMany(server.visitor().get("/api/me"));
      tooMany(server.visitor().get("/api/me", Map.of("X-Forwarded-For", "192.0.2.7")));
      tooMany(server.visitor().get("/api/me", Map.of("Cookie", "parlour_guest=" + "A".repeat(22))));
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
    }
  }

  @Test
  void changes() {
    try (TestServer server = server(MANY, new Rate(4, 0.02), MANY, MANY)) {
      Visitor ada = server.visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      TableClient place = TableClient.open(ada, OpenRequest.suffragetto("me", "device"));
      place.moves("c6-c7");
      place.moves(place.offers().getFirst());
      String next = place.offers().getFirst();
      ada.put("/api/me", Map.of("name", "Ada L.")).as(200);
      tooMany(place.move(2, next));
      assertThat(place.after()).isEqualTo(2);
    }
  }

  @Test
  void waitingHelps() {
    try (TestServer server = server(new Rate(2, 2), MANY, MANY, MANY)) {
      Visitor ada = server.visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      Await.until(() -> ada.get("/api/me").status() == 429);
      Await.until(() -> ada.get("/api/me").status() == 200);
    }
  }

  @Test
  void newTablesAndNewGuests() {
    try (TestServer server = server(MANY, MANY, new Rate(2, 0.02), new Rate(3, 0.02))) {
      Visitor ada = server.visitor();
      ada.put("/api/me", Map.of("name", "Ada")).as(200);
      Map<String, Object> ask = OpenRequest.suffragetto("me", "open").body();
      ada.post("/api/tables", ask).as(201);
      ada.post("/api/tables", ask).as(201);
      tooMany(ada.post("/api/tables", ask));
      server.visitor().put("/api/me", Map.of("name", "Bob")).as(200);
      server.visitor().put("/api/me", Map.of("name", "Cec")).as(200);
      tooMany(server.visitor().put("/api/me", Map.of("name", "Dee")));
    }
  }

  @Test
  void hints() {
    Rates guest = new Rates(MANY, MANY, MANY, new Rate(2, 0.02));
    Limits few = new Limits(guest, ALL, MANY, STREAMS, TABLES);
    try (TestServer server = TestServer.in(folder, few, Pages.none())) {
      TableClient place =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
      String path = "/api/tables/" + place.id() + "/hint";
      place.visitor().post(path, Map.of("after", 0)).as(200);
      place.visitor().post(path, Map.of("after", 0)).as(200);
      tooMany(place.visitor().post(path, Map.of("after", 0)));
      place.moves("c6-c7");
    }
  }

  @Test
  void lines() {
    try (TestServer server = server(MANY, MANY, MANY, MANY)) {
      Visitor ada = server.visitor();
      TableClient place = TableClient.open(ada, OpenRequest.suffragetto("me", "device"));
      String path = "/api/events?follow=" + place.id() + ":0";
      List<StreamClient> open = new ArrayList<>();
      open.add(StreamClient.of(ada, place.id() + ":0"));
      open.add(StreamClient.of(ada, place.id() + ":0"));
      Answer third = ada.get(path);
      assertThat(third.problem(429, "too-many")).contains("close another");
      assertThat(third.header("Retry-After")).isNotEmpty();
      open.add(StreamClient.of(server.visitor(), place.id() + ":0"));
      assertThat(server.visitor().get(path).problem(429, "too-many")).contains("your network");
      open.getFirst().close();
      Await.until(() -> follows(ada, place.id(), open));
      open.forEach(StreamClient::close);
    }
  }

  private static boolean follows(Visitor visitor, String table, List<StreamClient> open) {
    try {
      open.add(StreamClient.of(visitor, table + ":0"));
      return true;
    } catch (AssertionError refused) {
      return false;
    }
  }

  /**
   * A reader that takes nothing holds up nobody who writes, and finds the newest state later. The
   * same is done by turns at a server without such a reader: a busy machine slows both alike.
   */
  @Test
  void aReaderThatNeverReads() throws IOException {
    int changes = 120;
    try (TestServer server = server(MANY, MANY, MANY, MANY);
        TestServer other = serverIn(otherFolder, MANY, MANY, MANY, MANY);
        Socket deaf = RawRequest.connect(server)) {
      Visitor ada = server.visitor();
      List<String> follow = tablesOf(ada);
      Visitor ben = other.visitor();
      tablesOf(ben);
      String request =
          "GET /api/events?follow=%s HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n"
              .formatted(String.join(",", follow), ada.cookie());
      deaf.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      deaf.getOutputStream().flush();
      List<Duration> alone = new ArrayList<>();
      List<Duration> followed = new ArrayList<>();
      for (int i = 1; i <= changes; i++) {
        alone.add(calledAnew(ben, "Ben " + i));
        followed.add(calledAnew(ada, "Ada " + i));
      }
      assertThat(median(followed))
          .as("it took %s when nobody followed", median(alone))
          .isLessThan(median(alone).multipliedBy(5).plusMillis(50));
      assertThat(Collections.max(followed)).isLessThan(Duration.ofSeconds(15));
      assertThat(updatesUntil(deaf, "Ada " + changes + "\""))
          .as("what it could not take was not kept for it")
          .isLessThan(changes * STREAMS.tables());
    }
  }

  /** As many tables of a person as one stream brings. */
  private static List<String> tablesOf(Visitor visitor) {
    List<String> follow = new ArrayList<>();
    for (int i = 0; i < STREAMS.tables(); i++) {
      follow.add(TableClient.open(visitor, OpenRequest.suffragetto("me", "device")).id() + ":0");
    }
    return follow;
  }

  /** How long it takes to be called so at all tables. */
  private static Duration calledAnew(Visitor visitor, String name) {
    long start = System.nanoTime();
    visitor.put("/api/me", Map.of("name", name)).as(200);
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** A busy machine makes a few of them slow; a wait for a reader would make all of them slow. */
  private static Duration median(List<Duration> each) {
    return each.stream().sorted().toList().get(each.size() / 2);
  }

  /** How many updates came before everybody was called so. */
  private static int updatesUntil(Socket deaf, String name) throws IOException {
    int updates = 0;
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(deaf.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      updates += line.startsWith("event: update") ? 1 : 0;
      if (line.contains(name)) {
        return updates;
      }
    }
    throw new AssertionError("the stream ended before " + name);
  }
}
