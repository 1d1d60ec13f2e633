package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Bodies that are no JSON, or not the JSON that is wanted. */
final class OddBodies {
  private static final List<String> NOT_JSON =
      List.of(
          "{",
          "}",
          "[",
          "nul",
          "{\"a\"",
          "{'a':1}",
          "{a:1}",
          "{\"a\":1,}",
          "NaN",
          "\"",
          "\\u0000",
          "<xml/>",
          "a=b&c=d",
          "{\"after\":1e999,\"move\":\"x\"}",
          "{\"after\":0x1}",
          "\u0000",
          "\ufeff{}",
          "//\n{}",
          "{}{}",
          "0");

  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "\u0000",
          "\uffff",
          "'; drop table entry; --",
          "../../etc/passwd",
          "%s%n",
          "{after}",
          "\ud83e\udd8a",
          "-1",
          "c6-c7",
          "me",
          "null",
          "A".repeat(300),
          "\u202e",
          "\r\nX: y",
          "\u3164",
          "Computer, level 8");

  private static final List<String> ENDS = List.of("/moves", "/acts", "/join", "/hint");

  private static final List<String> TYPES =
      List.of(
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "application/json; charset=utf-16",
          "application/json;charset=nonsense",
          "application/xml",
          "",
          "application/json, text/plain",
          "APPLICATION/JSON",
          "application/json; charset=\"",
          "a".repeat(2_000));

  private OddBodies() {}

  /** A path that takes a body. */
  private static String path(Attacker by) {
    String table = "/api/tables/" + by.any(by.target().tables()).id();
    return switch (by.below(4)) {
      case 0 -> "/api/tables";
      case 1 -> "/api/join";
      default -> table + by.any(ENDS);
    };
  }

  private static void refused(Attacker by, String path, String body) throws IOException {
    by.refused(by.ask("POST", path, by.guest(), body), path + " " + body);
  }

  static void notJson(Attacker by) throws IOException {
    refused(by, path(by), by.any(NOT_JSON));
  }

  static void deepOrHuge(Attacker by) throws IOException {
    String open = by.any(List.of("[", "{\"a\":", "[[],", "{\"options\":"));
    String body =
        switch (by.below(4)) {
          case 0 -> open.repeat(15_000 / open.length());
          case 1 -> "{\"after\":" + "9".repeat(15_000) + "}";
          case 2 -> "{\"name\":\"" + "\\u0041".repeat(2_600) + "\"}";
          default -> "{\"a\":\"" + "x".repeat(20_000 + by.below(200_000)) + "\"}";
        };
    String request = HttpText.request("POST", path(by), by.guest(), body);
    by.sendRaw(request);
  }

  static void wrongTypes(Attacker by) throws IOException {
    JsonNodeFactory make = JsonNodeFactory.instance;
    ObjectNode body = make.objectNode();
    List<String> names =
        List.of(
            "after",
            "move",
            "act",
            "seat",
            "token",
            "game",
            "seats",
            "options",
            "listed",
            "position",
            "lesson",
            "name");
    for (int i = by.below(5); i >= 0; i--) {
      body.set(by.below(12) == 0 ? by.any(ODD) : by.any(names), value(by));
    }
    RawAnswer answer = by.ask("POST", path(by), by.guest(), body.toString());
    by.refused(answer, body.toString());
  }

  private static JsonNode value(Attacker by) {
    JsonNodeFactory make = JsonNodeFactory.instance;
    return switch (by.below(8)) {
      case 0 -> make.nullNode();
      case 1 -> make.booleanNode(true);
      case 2 -> make.numberNode(by.below(Integer.MAX_VALUE) * 4_000_000_000L);
      case 3 -> make.numberNode(by.below(5) - 2);
      case 4 -> make.arrayNode().add(1);
      case 5 -> make.objectNode().put("police", by.any(ODD));
      case 6 -> make.numberNode(0.5);
      default -> make.stringNode(by.any(ODD));
    };
  }

  /** Lessons that do not exist, and one that comes with what it brings itself. */
  static void oddLesson(Attacker by) throws IOException {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("game", by.any(Openings.GAMES));
    if (by.below(2) == 0) {
      body.put("lesson", by.any(ODD));
    } else {
      body.put("lesson", "first-game");
      body.putObject(by.any(List.of("seats", "options")));
    }
    refused(by, "/api/tables", body.toString());
  }

  static void repeated(Attacker by) throws IOException {
    String body =
        by.any(
            List.of(
                "{\"after\":0,\"after\":1,\"move\":\"d6-d7\"}",
                "{\"after\":0,\"move\":\"d6-d7\"} trailing",
                "{\"after\":0,\"move\":\"d6-d7\"}{\"after\":0}",
                "{\"token\":\"a\",\"token\":\"b\"}",
                "{\"act\":\"resign\",\"after\":0,\"act\":\"close\"}",
                "[{\"after\":0}]"));
    refused(by, path(by), body);
  }

  static void notUtf8(Attacker by) throws IOException {
    String text =
        HttpText.request("POST", path(by), by.guest(), "{\"after\":0,\"move\":\"d6-d7??\"}");
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 3] = (byte) (128 + by.below(128));
    bytes[bytes.length - 4] = (byte) (128 + by.below(128));
    by.sendRaw(bytes);
  }

  static void wrongType(Attacker by) throws IOException {
    String text =
        HttpText.request("POST", path(by), by.guest(), "{\"after\":0,\"move\":\"d6-d7\"}");
    by.send(text.replace("Content-Type: application/json", "Content-Type: " + by.any(TYPES)), true);
  }
}
