package games.parlour.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who asks a server, known to it by a cookie. */
final class Caller {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private String cookie = "";

  /** What came back. */
  record Reply(int status, JsonNode json) {}

  Reply get(int port, String path) throws IOException, InterruptedException {
    return send(request(port, path).GET().build());
  }

  Reply post(int port, String path, Map<String, ?> body) throws IOException, InterruptedException {
    return send(
        request(port, path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
            .build());
  }

  private HttpRequest.Builder request(int port, String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofMinutes(1));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private Reply send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
    response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.split(";", 2)[0]);
    return new Reply(response.statusCode(), JSON.readTree(response.body()));
  }
}
