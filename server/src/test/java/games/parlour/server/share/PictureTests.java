package games.parlour.server.share;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Pictures of positions: real ones, of the entry that was asked for, and without secrets. */
public abstract class PictureTests extends ServerTests {
  private static final Pattern HEIGHT =
      Pattern.compile("<svg [^>]*width=\"(\\d+)\" height=\"(\\d+)\"");

  private BufferedImage png(String path) throws IOException, InterruptedException {
    URI address = URI.create("http://127.0.0.1:" + server.port() + path);
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<byte[]> answer =
          client.send(
              HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("image/png");
      return ImageIO.read(new ByteArrayInputStream(answer.body()));
    }
  }

  private static String picture(TableClient place, String more) {
    return "/api/tables/" + place.id() + "/picture." + more;
  }

  @Test
  void aPositionIsDrawnAsItStoodAfterAnEntry() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    Answer start = place.visitor().get(picture(place, "svg?entry=0&download")).as(200);
    assertThat(start.type()).isEqualTo("image/svg+xml");
    assertThat(start.header("Content-Disposition"))
        .isEqualTo("attachment; filename=\"suffragetto-" + place.id().substring(0, 6) + "-0.svg\"");
    assertThat(start.text()).startsWith("<svg ").contains("Suffragetto at the start");
    String now = place.visitor().get(picture(place, "svg")).as(200).text();
    assertThat(now).contains("after entry 1").isNotEqualTo(start.text());
    assertThat(place.visitor().get(picture(place, "svg?lang=de")).text())
        .contains("nach Eintrag 1");
    assertThat(place.visitor().get(picture(place, "svg?entry=2")).problem(404, "unknown"))
        .contains("2");
    place.visitor().get(picture(place, "svg?entry=x")).problem(400, "invalid");
    place.visitor().get(picture(place, "png?lang=fr")).problem(400, "invalid");
    server.visitor().get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/picture.png").as(404);
  }

  @Test
  void aPictureThatIsKnownIsNotSentAgain() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    String tag = place.visitor().get(picture(place, "png")).as(200).header("ETag");
    place.visitor().get(picture(place, "png"), Map.of("If-None-Match", tag)).as(304);
  }

  @Test
  void aPngIsARealOneOfTheSameShape() throws Exception {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    var size = HEIGHT.matcher(place.visitor().get(picture(place, "svg")).text());
    assertThat(size.find()).as("the picture says how high it is").isTrue();
    double shape = Double.parseDouble(size.group(2)) / Double.parseDouble(size.group(1));
    BufferedImage image = png(picture(place, "png"));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo((int) Math.round(1200 * shape));
    assertThat(colours(image)).as("a board has more than one colour").hasSizeGreaterThan(20);
    BufferedImage card = png("/api/tables/" + place.id() + "/preview.png");
    assertThat(List.of(card.getWidth(), card.getHeight())).containsExactly(1200, 630);
    assertThat(colours(card)).hasSizeGreaterThan(20);
  }

  private static Set<Integer> colours(BufferedImage image) {
    Set<Integer> colours = new TreeSet<>();
    for (int x = 0; x < image.getWidth(); x += 7) {
      for (int y = 0; y < image.getHeight(); y += 7) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours;
  }

  /** What somebody has set up or tried has a picture, too. */
  @Test
  void anyPositionOfAnOpenGameIsDrawn() throws Exception {
    Visitor visitor = server.visitor();
    String line =
        "17/17/17/7sss7/6s1ss7/17/17/17/17/5s11/17/17/6p1pp7/7ppp7/17/17/17 s S0+0/P0+0 1908 0 0 -";
    String written = "?position=" + URLEncoder.encode(line, StandardCharsets.UTF_8);
    String at = "/api/games/suffragetto/";
    Answer svg = visitor.get(at + "picture.svg" + written + "&download").as(200);
    assertThat(svg.header("Content-Disposition")).startsWith("attachment; filename=\"suffragetto-");
    TableClient place =
        TableClient.open(visitor, OpenRequest.suffragetto("me", "device").and("position", line));
    assertThat(svg.text()).isEqualTo(visitor.get(picture(place, "svg")).as(200).text());
    assertThat(png(at + "picture.png" + written).getWidth()).isEqualTo(1200);
    assertThat(png(at + "preview.png" + written).getHeight()).isEqualTo(630);
    visitor.get(at + "picture.svg").problem(400, "invalid");
    visitor.get(at + "picture.png?position=" + "x".repeat(2001)).problem(400, "invalid");
    visitor.get(at + "picture.svg?position=17/17").problem(422, "refused");
    visitor.get("/api/games/chess/picture.svg" + written).problem(404, "unknown");
    visitor.get("/api/games/votes-for-women/picture.svg" + written).as(422);
  }

  @Test
  void everyGameThatCanBeSeenHasAPreview() throws Exception {
    for (String game : List.of("suffragetto", "fort-chitral", "votes-for-women", "two-shores")) {
      assertThat(png("/api/games/" + game + "/preview.png?lang=de").getWidth()).isEqualTo(1200);
    }
    server.visitor().get("/api/games/four-hands/preview.png").problem(404, "unknown");
    server.visitor().get("/api/games/chess/preview.png").problem(404, "unknown");
  }

  /** The picture is the same for everybody, and no card that is not open is in it. */
  @Test
  void aPictureOfARunningGameShowsNoHand() {
    List<TableClient> players = TableClient.pair(server, OpenRequest.votes("me", "open"));
    Visitor stranger = server.visitor();
    for (TableClient player : players) {
      String mine = player.visitor().get(picture(player, "svg")).as(200).text();
      assertThat(mine).isEqualTo(stranger.get(picture(player, "svg")).as(200).text());
      for (String card : hand(player)) {
        assertThat(mine).doesNotContain(card);
      }
    }
  }

  private static Set<String> hand(TableClient player) {
    Set<String> cards = new TreeSet<>();
    player
        .state()
        .path("view")
        .path("spots")
        .valueStream()
        .filter(spot -> spot.path("id").asString().startsWith("hand."))
        .flatMap(spot -> spot.path("things").valueStream())
        .map(thing -> thing.path("kind").asString())
        .filter(kind -> kind.startsWith("card:"))
        .forEach(kind -> cards.add(kind.substring("card:".length())));
    assertThat(cards).isNotEmpty();
    return cards;
  }

  @Test
  void hiddenPiecesStayHidden() {
    List<TableClient> players = TableClient.pair(server, OpenRequest.ghosts("me", "open"));
    TableClient first = players.getFirst();
    String mine = first.visitor().get(picture(first, "svg")).as(200).text();
    assertThat(mine).isEqualTo(server.visitor().get(picture(first, "svg")).as(200).text());
  }
}
