package games.parlour.server.protocol;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What can be asked about pictures and finished games. */
final class ShareOperations {
  private ShareOperations() {}

  static Map<String, Supplier<Answer>> of(TestServer server) {
    Visitor host = server.visitor();
    TableClient over = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    over.acts("resign");
    String table = "/api/tables/" + over.id();
    Map<String, Supplier<Answer>> asked = new TreeMap<>();
    asked.put("picture", () -> host.get(table + "/picture.svg?entry=0&download"));
    asked.put("picturePng", () -> host.get(table + "/picture.png"));
    asked.put("tablePreview", () -> host.get(table + "/preview.png"));
    String position =
        "?position="
            + URLEncoder.encode(
                "17/17/17/17/17/17/17/17/5s4p6/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -",
                StandardCharsets.UTF_8);
    String game = "/api/games/suffragetto";
    asked.put("positionPicture", () -> host.get(game + "/picture.svg" + position));
    asked.put("positionPicturePng", () -> host.get(game + "/picture.png" + position));
    asked.put("whyAnywhere", () -> host.get(game + "/why" + position + "&from=f9&to=f11"));
    asked.put("gamePreview", () -> host.get("/api/games/suffragetto/preview.png"));
    asked.put("finished", () -> host.get("/api/finished?game=suffragetto&result=drawn"));
    asked.put("ownGames", () -> host.get("/api/me/games?opponent=person&hidden=false"));
    asked.put("statistics", () -> host.get("/api/me/statistics"));
    asked.put("hideGame", () -> host.put("/api/me/hidden/" + over.id(), Map.of()));
    asked.put("showGame", () -> host.delete("/api/me/hidden/" + over.id()));
    return asked;
  }
}
