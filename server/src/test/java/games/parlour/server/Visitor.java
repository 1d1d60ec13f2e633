package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import tools.jackson.databind.JsonNode;

/** Somebody with a browser of their own: keeps cookies, and checks every answer. */
final class Visitor {
  static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofMinutes(1))
          .build();

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final IntSupplier port;
  private final Map<String, String> cookies = new TreeMap<>();

  /** Somebody new at the server that listens there, which may change with a restart. */
  Visitor(IntSupplier port) {
    this.port = port;
  }

  /** The same person, asking another server. */
  Visitor at(House other) {
    Visitor there = new Visitor(other::port);
    there.cookies.putAll(cookies);
    return there;
  }

  Answer get(String path) {
    return send("GET", path, BodyPublishers.noBody(), Map.of());
  }

  Answer get(String path, Map<String, String> headers) {
    return send("GET", path, BodyPublishers.noBody(), headers);
  }

  Answer post(String path, Map<String, ?> body) {
    return json("POST", path, body);
  }

  Answer put(String path, Map<String, ?> body) {
    return json("PUT", path, body);
  }

  private Answer json(String method, String path, Map<String, ?> body) {
    return text(method, path, Answer.MAPPER.writeValueAsString(body), Map.of());
  }

  /** Sends a text that is said to be JSON, unless the headers say otherwise. */
  Answer text(String method, String path, String body, Map<String, String> headers) {
    Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.put("Content-Type", "application/json");
    all.putAll(headers);
    return send(method, path, BodyPublishers.ofString(body), all, parsed(body));
  }

  private static Optional<JsonNode> parsed(String body) {
    try {
      return Optional.of(Answer.MAPPER.readTree(body));
    } catch (RuntimeException unreadable) {
      return Optional.empty();
    }
  }

  Answer send(String method, String path, BodyPublisher body, Map<String, String> headers) {
    return send(method, path, body, headers, Optional.empty());
  }

  private Answer send(
      String method,
      String path,
      BodyPublisher body,
      Map<String, String> headers,
      Optional<JsonNode> sent) {
    HttpRequest request = request(path, headers).method(method, body).build();
    HttpResponse<String> response = exchange(request, BodyHandlers.ofString());
    remember(response);
    Answer answer = Answer.of(response.statusCode(), response.headers(), response.body());
    Headers.check(answer);
    if (path.startsWith("/api/") || path.matches("/(healthz|readyz).*")) {
      String how = method.toLowerCase(Locale.ROOT);
      assertThat(OpenApi.OURS.faults(how, path, sent, answer))
          .as("%s %s gives %s", method, path, answer.text())
          .isEmpty();
    }
    return answer;
  }

  /** A request with this person's cookies. */
  HttpRequest.Builder request(String path, Map<String, String> headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(address(path)).timeout(PATIENCE);
    headers.forEach(request::header);
    if (!cookies.isEmpty()) {
      request.header("Cookie", cookie());
    }
    return request;
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + port.getAsInt() + path);
  }

  /** What the browser sends to say who this is. */
  String cookie() {
    StringBuilder text = new StringBuilder();
    cookies.forEach(
        (name, value) ->
            text.append(text.isEmpty() ? "" : "; ").append(name).append('=').append(value));
    return text.toString();
  }

  private void remember(HttpResponse<?> response) {
    for (String set : response.headers().allValues("Set-Cookie")) {
      String[] pair = set.split(";", 2)[0].split("=", 2);
      cookies.put(pair[0], pair[1]);
    }
  }

  static <T> HttpResponse<T> exchange(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    try {
      return CLIENT.send(request, handler);
    } catch (IOException e) {
      throw new UncheckedIOException(request + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
