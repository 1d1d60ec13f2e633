package games.parlour.cli.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a browser asks in somebody's first minutes: the page and its parts, the games, a table of
 * each against computers, some moves and the live line.
 */
public final class BrowserVisit implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Pattern PART = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");
  private static final long PAUSE_MS = 20;

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final JsonMapper json = new JsonMapper();
  private final URI server;
  private String cookie = "";

  public BrowserVisit(URI server) {
    this.server = server;
  }

  /** Pays it, with so many moves in each game; says how many entries each table has then. */
  public Map<String, Integer> pay(int moves) throws IOException, InterruptedException {
    Matcher parts = PART.matcher(text("/"));
    while (parts.find()) {
      bytes(parts.group(1), "br, gzip");
    }
    text("/api/me");
    text("/api/tables?kind=open&lang=en");
    JsonNode catalogue = read(text("/api/games?lang=en"));
    JsonNode players = catalogue.get("players");
    String strongest = players.get(players.size() - 1).get("word").asString();
    Map<String, Integer> entries = new TreeMap<>();
    for (JsonNode game : catalogue.get("games")) {
      entries.put(game.get("id").asString(), play(open(game, strongest), moves));
    }
    text("/api/tables?kind=mine&lang=de");
    return entries;
  }

  /** A table with a computer on every seat but the first. */
  private String open(JsonNode game, String computer) throws IOException, InterruptedException {
    Map<String, String> seats = new TreeMap<>();
    for (JsonNode seat : game.get("seats")) {
      seats.put(seat.get("name").asString(), seats.isEmpty() ? "me" : "computer:" + computer);
    }
    Map<String, Object> wish = Map.of("game", game.get("id").asString(), "seats", seats);
    return read(post("/api/tables?lang=en", wish)).get("id").asString();
  }

  /** Where hands are hidden, there is no record to read before the game is over. */
  private int play(String id, int moves) throws IOException, InterruptedException {
    String table = "/api/tables/" + id;
    JsonNode state = settled(table);
    for (int i = 0; i < moves && !state.get("offers").isEmpty(); i++) {
      JsonNode offer = state.get("offers").get(i % state.get("offers").size());
      Map<String, Object> move =
          Map.of("after", state.get("after").asInt(), "move", offer.get("move").asString());
      post(table + "/moves?lang=en", move);
      state = settled(table);
    }
    int entries = state.get("after").asInt();
    follow(id, entries - 1);
    boolean hidden = read(text(table + "?lang=en")).get("secrets").asBoolean();
    if (!hidden || state.get("status").asString().equals("over")) {
      text(table + "/record");
    }
    return entries;
  }

  /** How the table stands once the computers have moved. */
  private JsonNode settled(String table) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < PATIENCE.toNanos()) {
      JsonNode state = read(text(table + "?lang=en")).get("state");
      boolean over = state.get("status").asString().equals("over");
      if (over || !state.get("offers").isEmpty()) {
        return state;
      }
      Thread.sleep(PAUSE_MS);
    }
    throw new IOException("the computer did not answer");
  }

  /** Reads the live line as far as the first event. */
  private void follow(String table, int after) throws IOException, InterruptedException {
    HttpRequest request = to("/api/events?follow=" + table + ":" + after + "&lang=en").build();
    HttpResponse<InputStream> answer = client.send(request, BodyHandlers.ofInputStream());
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      while (line != null && !line.startsWith("data:")) {
        line = lines.readLine();
      }
    }
  }

  private String text(String path) throws IOException, InterruptedException {
    return new String(bytes(path, "identity"), StandardCharsets.UTF_8);
  }

  private byte[] bytes(String path, String encoding) throws IOException, InterruptedException {
    return send(to(path).header("Accept-Encoding", encoding).build());
  }

  private String post(String path, Map<String, ?> body) throws IOException, InterruptedException {
    HttpRequest.Builder request = to(path).header("Content-Type", "application/json");
    String sent = json.writeValueAsString(body);
    return new String(
        send(request.POST(BodyPublishers.ofString(sent)).build()), StandardCharsets.UTF_8);
  }

  private HttpRequest.Builder to(String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE);
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private byte[] send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
    if (answer.statusCode() >= 400) {
      throw new IOException(request.uri() + " was answered with " + answer.statusCode());
    }
    List<String> given = answer.headers().allValues("Set-Cookie");
    given.forEach(set -> cookie = set.substring(0, (set + ";").indexOf(';')));
    return answer.body();
  }

  private JsonNode read(String text) {
    return json.readTree(text);
  }

  @Override
  public void close() {
    client.close();
  }
}
