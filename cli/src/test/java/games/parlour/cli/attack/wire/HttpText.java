package games.parlour.cli.attack.wire;

import java.nio.charset.StandardCharsets;

/** Requests as a well-behaved client writes them. */
public final class HttpText {
  private HttpText() {}

  /** A request; one with a body says that it is JSON. */
  public static String request(
      String method, String path, String cookie, String body, String... headers) {
    StringBuilder text = new StringBuilder(300);
    text.append(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
    if (!cookie.isEmpty()) {
      text.append("Cookie: ").append(cookie).append("\r\n");
    }
    for (String header : headers) {
      text.append(header).append("\r\n");
    }
    if (!body.isEmpty()) {
      text.append("Content-Type: application/json\r\nContent-Length: ")
          .append(body.getBytes(StandardCharsets.UTF_8).length)
          .append("\r\n");
    }
    return text.append("\r\n").append(body).toString();
  }
}
