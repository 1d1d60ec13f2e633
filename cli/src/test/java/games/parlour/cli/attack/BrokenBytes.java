package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests that are no HTTP, or broken HTTP. */
final class BrokenBytes {
  private static final List<String> CHUNKS =
      List.of(
          "garbage",
          "zz\r\n{}\r\n0\r\n\r\n",
          "-1\r\n{}\r\n0\r\n\r\n",
          "ffffffffffffffff\r\n{}\r\n0\r\n\r\n",
          "7fffffff\r\n{}\r\n",
          "2\r\n{}garbage\r\n0\r\n\r\n",
          "5\r\n{}",
          "2\r\n{}\r\n",
          "2;x=\"\u0001\r\n{}\r\n0\r\n\r\n",
          "2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 9\r\n\r\n",
          "");

  private static final List<String> LENGTHS =
      List.of(
          "Content-Length: 100",
          "Content-Length: -1",
          "Content-Length: x",
          "Content-Length: 2\r\nContent-Length: 3",
          "Content-Length: 2\r\nTransfer-Encoding: chunked",
          "Content-Length: 99999999999999999999",
          "Content-Length: 1",
          "Content-Length:",
          "Transfer-Encoding: gzip",
          "Transfer-Encoding: chunked, gzip",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
          "Expect: 100-continue\r\nContent-Length: 2",
          "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQ");

  private BrokenBytes() {}

  static void random(Attacker by) throws IOException {
    by.sendRaw(by.bytes(1 + by.below(2_000)));
  }

  /** A request that could be right. */
  static String valid(Attacker by) throws IOException {
    String table = by.any(by.target().tables()).id();
    return switch (by.below(6)) {
      case 0 -> HttpText.request("GET", "/api/me", by.guest(), "");
      case 1 -> HttpText.request("GET", "/api/tables?kind=open&lang=de", "", "");
      case 2 -> HttpText.request("GET", "/", "", "", "Accept-Language: de, en;q=0.5");
      case 3 -> HttpText.request("PUT", "/api/me", by.guest(), "{\"name\":\"Mallory\"}");
      case 4 -> HttpText.request("POST", "/api/join", "", "{\"token\":\"" + by.token(22) + "\"}");
      default ->
          HttpText.request(
              "POST",
              "/api/tables/" + table + "/moves",
              by.guest(),
              "{\"after\":0,\"move\":\"d6-d7\"}");
    };
  }

  static void mutated(Attacker by) throws IOException {
    byte[] request = valid(by).getBytes(StandardCharsets.UTF_8);
    for (int i = 1 + by.below(4); i > 0; i--) {
      request[by.below(request.length)] = (byte) by.below(256);
    }
    by.sendRaw(request);
  }

  static void headerFlood(Attacker by) throws IOException {
    StringBuilder flood = new StringBuilder("GET /api/me HTTP/1.1\r\nHost: localhost\r\n");
    String name = by.any(List.of("X-", "Cookie: a=", "Accept-Language: de", "Host: h", ": ", " "));
    for (int i = 10 + by.below(2_000); i > 0; i--) {
      flood.append(name).append(i).append(by.below(2) == 0 ? ": y" : "").append("\r\n");
    }
    by.sendRaw(flood.append("\r\n").toString());
  }

  private static String head(Attacker by, String headers) throws IOException {
    return "POST /api/tables/"
        + by.any(by.target().tables()).id()
        + "/moves HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: "
        + by.guest()
        + "\r\n"
        + headers
        + "\r\n\r\n";
  }

  static void brokenChunks(Attacker by) throws IOException {
    by.sendRaw(head(by, "Transfer-Encoding: chunked") + by.any(CHUNKS));
  }

  static void wrongLength(Attacker by) throws IOException {
    by.sendRaw(head(by, by.any(LENGTHS)) + "{}");
  }

  static void pipelined(Attacker by) throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 2 + by.below(15); i > 0; i--) {
      many.append(valid(by));
    }
    by.sendRaw(many + by.any(List.of("", "GET", "\r\n\r\n", "\0\0\0")));
  }

  static void halfClosed(Attacker by) throws IOException {
    String whole = valid(by);
    by.sendRaw(whole.substring(0, by.below(whole.length())));
  }
}
