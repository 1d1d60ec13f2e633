package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A live stream and all that came over it; every update is checked against the description. */
final class Line implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final InputStream in;
  private final List<Event> events = new ArrayList<>();
  private final AtomicInteger heartbeats = new AtomicInteger();
  private @Nullable AssertionError wrong;
  private boolean ended;

  /** One event, with the place that the reader has reached by it. */
  record Event(String name, String id, JsonNode data) {
    boolean of(String table) {
      return data.path("table").asString().equals(table);
    }

    int after() {
      return data.path("state").path("after").asInt();
    }

    List<Integer> numbers() {
      return data.path("entries").valueStream().map(e -> e.path("number").asInt()).toList();
    }
  }

  private Line(InputStream in) {
    this.in = in;
    Thread.ofVirtual().start(this::read);
  }

  /** Follows tables: {@code TABLE:0,TABLE:12}. */
  static Line of(Visitor visitor, String follow) {
    return of(visitor, follow, Map.of());
  }

  static Line of(Visitor visitor, String follow, Map<String, String> headers) {
    HttpResponse<InputStream> response =
        Visitor.exchange(
            visitor.request("/api/events?follow=" + follow, headers).GET().build(),
            BodyHandlers.ofInputStream());
    Answer answer = Answer.of(response.statusCode(), response.headers(), "");
    Headers.check(answer);
    assertThat(OpenApi.OURS.faults("get", "/api/events", Optional.empty(), answer)).isEmpty();
    answer.as(200);
    assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
    return new Line(response.body());
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      String name = "";
      String id = "";
      String data = "";
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("event: ")) {
          name = line.substring(7);
        } else if (line.startsWith("id: ")) {
          id = line.substring(4);
        } else if (line.startsWith("data: ")) {
          data = line.substring(6);
        } else if (line.isEmpty() && !name.isEmpty()) {
          add(new Event(name, id, Answer.MAPPER.readTree(data)));
          name = "";
          id = "";
        }
      }
    } catch (IOException gone) {
      // closed by the test or by the server; what came before counts
    }
    end();
  }

  private synchronized void add(Event event) {
    if (event.name().equals("beat")) {
      heartbeats.incrementAndGet();
      return;
    }
    if (event.name().equals("update")) {
      List<String> faults = OpenApi.OURS.faults("Update", event.data());
      if (!faults.isEmpty()) {
        wrong = new AssertionError("an update is not as described: " + faults);
      }
    }
    events.add(event);
    notifyAll();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Waits until what came satisfies. */
  synchronized List<Event> await(Predicate<List<Event>> satisfied) {
    waitUntil(satisfied);
    return events();
  }

  private synchronized void waitUntil(Predicate<List<Event>> satisfied) {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!satisfied.test(events)) {
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0 || ended) {
        throw new AssertionError((ended ? "the stream ended" : "too late") + ", after " + events);
      }
      try {
        wait(Math.min(left, 50)); // what is waited for may also come from elsewhere
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  /** Waits until a table has so many entries. */
  List<Event> awaitEntry(String table, int number) {
    return await(all -> of(all, table).anyMatch(event -> event.after() >= number));
  }

  /** Waits until the one table that is followed has so many entries; the newest event. */
  synchronized Event latest(int number) {
    waitUntil(all -> !all.isEmpty() && all.getLast().after() >= number);
    return events.getLast();
  }

  synchronized List<Event> events() {
    if (wrong != null) {
      throw wrong;
    }
    return List.copyOf(events);
  }

  /** The numbers of all entries of a table, in the order in which they came. */
  List<Integer> numbers(String table) {
    return of(events(), table).flatMap(event -> event.numbers().stream()).toList();
  }

  private static Stream<Event> of(List<Event> events, String table) {
    return events.stream().filter(event -> event.of(table));
  }

  int heartbeats() {
    return heartbeats.get();
  }

  synchronized boolean ended() {
    return ended;
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // it is gone already
    }
  }
}
