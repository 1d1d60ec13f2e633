package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.List;

/** Headers in which somebody pretends to be somebody else. */
final class ForgedHeaders {
  private static final List<String> HEADERS =
      List.of(
          "X-Forwarded-For: 10.0.0.1",
          "X-Forwarded-For: 127.0.0.2, 127.0.0.2",
          "X-Forwarded-For: " + "1.2.3.4, ".repeat(300) + "::1",
          "X-Forwarded-For: [::1]:99, unknown, %s",
          "X-Forwarded-Proto: https",
          "X-Forwarded-Host: localhost",
          "Forwarded: for=127.0.0.2;proto=https;host=localhost",
          "X-Real-IP: 127.0.0.2",
          "Origin: http://evil.example",
          "Origin: null",
          "Origin: http://localhost.evil.example",
          "Origin: ://",
          "Sec-Fetch-Site: cross-site",
          "Sec-Fetch-Site: same-site",
          "Sec-Fetch-Site: \u0001",
          "Referer: http://evil.example/",
          "X-HTTP-Method-Override: DELETE",
          "X-Original-URL: /api/openapi.json",
          "Accept-Language: " + "x-,".repeat(300),
          "Accept-Encoding: br;q=0, *;q=0.0001, \u00e4",
          "Range: bytes=0-1,1-2,3-",
          "If-None-Match: *",
          "If-Modified-Since: yesterday",
          "Accept: \u0000",
          "Cookie: parlour_guest=",
          "Cookie: parlour_guest=a; parlour_guest=b",
          "Cookie: $Version=1; a=\"\\",
          "Connection: X-Forwarded-For");

  private static final List<String> HOSTS =
      List.of(
          "evil.example",
          "localhost.evil.example",
          "",
          "[::1",
          "127.0.0.1:x",
          "localhost:99999",
          "localhost@evil.example",
          "xn--",
          "localhost, evil.example",
          "a".repeat(3_000),
          "2130706433",
          "0x7f.1");

  private static final List<String> NUMBERS =
      List.of("0", "-1", "999999", "9999999", "x", "", "1:1", "0,", "\u00e4");

  private ForgedHeaders() {}

  static void forged(Attacker by) throws IOException {
    String id = by.any(by.target().tables()).id();
    String text =
        by.below(2) == 0
            ? HttpText.request(
                "GET",
                by.any(List.of("/", "/api/me", "/healthz", "/api/tables?kind=open")),
                by.guest(),
                "",
                by.any(HEADERS))
            : HttpText.request(
                "POST",
                "/api/tables/" + id + "/acts",
                by.guest(),
                "{\"after\":0,\"act\":\"resign\"}",
                by.any(HEADERS),
                by.any(HEADERS));
    if (by.below(3) == 0) {
      text = text.replace("Host: localhost", "Host: " + by.any(HOSTS));
    }
    RawAnswer answer = by.send(text, true);
    if (text.startsWith("POST")) {
      by.refused(answer, text);
    }
  }

  static void lastEventId(Attacker by) throws IOException {
    String id = by.any(by.target().tables()).id();
    String place = by.below(3) == 0 ? by.token(1 + by.below(60)) : id;
    String last = place + ":" + by.any(NUMBERS) + (by.below(3) == 0 ? "," + id + ":1" : "");
    try (RawConnection stream = by.connect()) {
      String request =
          HttpText.request(
              "GET",
              "/api/events?follow=" + id + ":" + by.below(9),
              by.guest(),
              "",
              "Last-Event-ID: " + last);
      long begun = System.nanoTime();
      stream.send(request);
      String head = RawAnswer.head(stream.in());
      by.answered(request, new RawAnswer(RawAnswer.statusOf(head), head, ""), begun);
      stream.slam();
    }
  }
}
