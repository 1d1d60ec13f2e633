package games.parlour.cli.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks servers as a browser does, with a cookie, and does not wait for ever. Thread-safe. */
final class ChaosClient implements AutoCloseable {
  static final JsonMapper JSON = JsonMapper.shared();

  /** A page waits for 15 seconds; a third of it tells as much about a server that is frozen. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  /** What came back. */
  record Answer(int status, String text, String cookie, String date) {
    JsonNode json() throws IOException {
      try {
        return JSON.readTree(text);
      } catch (JacksonException broken) {
        throw new IOException("no JSON but " + text, broken);
      }
    }

    @Override
    public String toString() {
      return status + " " + text.substring(0, Math.min(text.length(), 300));
    }
  }

  Answer get(int port, String path, String cookie) throws IOException, InterruptedException {
    return ask(request(port, path, cookie).GET());
  }

  Answer post(int port, String path, String cookie, Map<String, ?> body)
      throws IOException, InterruptedException {
    return ask(
        request(port, path, cookie)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
  }

  private Answer ask(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
    String cookie = response.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    String date = response.headers().firstValue("Date").orElse("");
    return new Answer(response.statusCode(), response.body(), cookie, date);
  }

  /** Live events; whoever takes them closes them. */
  InputStream stream(int port, String path, String cookie)
      throws IOException, InterruptedException {
    HttpResponse<InputStream> response =
        http.send(request(port, path, cookie).GET().build(), BodyHandlers.ofInputStream());
    if (response.statusCode() != 200) {
      response.body().close();
      throw new IOException("a stream was answered with " + response.statusCode());
    }
    return response.body();
  }

  private static HttpRequest.Builder request(int port, String path, String cookie)
      throws IOException {
    if (port == 0) {
      throw new IOException("nobody listens");
    }
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).timeout(PATIENCE);
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
