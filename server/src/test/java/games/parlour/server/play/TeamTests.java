package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.secrecy.SecretTests;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What partners do at a table besides moving, and where nobody sits on the other side. */
public abstract class TeamTests extends ServerTests {
  private static final String PURPLE =
      "mode=two-on-two turn=2 round=1 actor=purple"
          + " hand.purple=lucy-stone hand.yellow=frances-willard"
          + " hand.first=beer-brewers hand.second=border-states";

  private static final CardsGame CARDS = new CardsGame();

  private List<TableClient> four() {
    return TableClient.group(
        server, OpenRequest.votesIn("two-on-two", "me", "open", "open", "open"));
  }

  private static List<String> yours(TableClient place) {
    return TableClient.texts(place.state().path("yours"));
  }

  private static String winner(TableClient place) {
    return place.state().path("turn").path("winner").asString();
  }

  @Test
  void threePeopleComeByLinksOfTheirOwn() {
    TableClient host =
        TableClient.open(
            server.visitor(), OpenRequest.votesIn("two-on-two", "me", "open", "open", "open"));
    JsonNode invites = host.state().path("invites");
    assertThat(invites.valueStream().map(one -> one.path("seat").asString()))
        .containsExactly("yellow", "first", "second");
    String last = invites.path(2).path("path").asString().substring("/join/".length());
    Visitor guest = server.visitor();
    JsonNode invitation = guest.get("/api/join/" + last).as(200).json();
    assertThat(invitation.path("seatTitle").asString()).isEqualTo("Second Opposition");
    assertThat(invitation.path("options").path(0).path("value").asString()).isEqualTo("two-on-two");
    guest.post("/api/join", Map.of("token", last)).as(200);
    assertThat(yours(host.to(guest))).containsExactly("second");
    assertThat(host.status()).isEqualTo("open");
    TableClient yellow = host.joined(server.visitor());
    assertThat(yours(yellow)).containsExactly("yellow");
    assertThat(yellow.state().path("invites")).as("no link to the other side").isEmpty();
    TableClient second = host.to(guest);
    assertThat(second.state().path("invites")).as("a partner may bring the last one").hasSize(1);
    TableClient first = second.joined(server.visitor());
    assertThat(yours(first)).containsExactly("first");
    assertThat(host.status()).isEqualTo("playing");
  }

  @Test
  void whoResignsResignsForTheSide() {
    List<TableClient> all = four();
    all.get(1).acts("resign");
    for (TableClient place : all) {
      assertThat(winner(place)).isEqualTo("opposition");
      assertThat(place.state().path("turn").path("told").asString()).contains("Yellow resigned");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"solitaire", "cooperative"})
  void theRulesWinWhereNobodySitsOnTheOtherSide(String mode) {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.votesAll(mode, "device"));
    place.acts("resign");
    assertThat(winner(place)).isEqualTo("opposition");
    assertThat(place.state().path("turn").path("told").asString()).startsWith("Opposition won: ");
    JsonNode line = place.visitor().get("/api/tables?kind=mine").json().path("tables").path(0);
    assertThat(line.path("outcome").asString()).isEqualTo("Opposition won");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solitaire", "cooperative", "one-on-one", "two-on-two"})
  void whereTheGameKnowsNoDrawByAgreementNoneIsOffered(String mode) {
    int others = OpenRequest.SEATS.getOrDefault(mode, List.of()).size() - 1;
    List<String> holders = new ArrayList<>(List.of("me"));
    holders.addAll(Collections.nCopies(others, "open"));
    OpenRequest ask = OpenRequest.votesIn(mode, holders.toArray(String[]::new));
    for (TableClient place : TableClient.group(server, ask)) {
      assertThat(place.acts()).contains("resign").doesNotContain("offer-draw");
      PlayTests.unchanged(place, p -> p.act(p.after(), "offer-draw"), 409, "conflict");
      assertThat(place.act(place.after(), "offer-draw").problem(409, "conflict"))
          .isEqualTo("This game has no draws by agreement.");
    }
  }

  @Test
  void aDrawIsOfferedToTheOtherSideAlone() {
    List<TableClient> all = TableClient.group(server, northDecides("me", "open", "open", "open"));
    assertThat(all.get(2).acts("offer-draw").path("state").path("drawOffer").asString())
        .as("the one who offers is named")
        .isEqualTo("south");
    PlayTests.unchanged(all.get(0), p -> p.act(p.after(), "accept-draw"), 409, "conflict");
    assertThat(all.get(0).acts()).doesNotContain("accept-draw", "decline-draw", "offer-draw");
    assertThat(all.get(1).acts()).contains("accept-draw", "decline-draw");
    all.get(3).acts("accept-draw");
    assertJson(all.get(0).state()).isNull("/turn/winner");
    assertThat(all.get(0).status()).isEqualTo("over");
  }

  @Test
  void aComputerDoesNotAnswerForItsPartner() {
    OpenRequest ask = northDecides("me", "computer:random", "computer:random", "open");
    List<TableClient> pair = TableClient.group(server, ask);
    JsonNode offered = pair.get(0).acts("offer-draw");
    assertThat(offered.path("state").path("drawOffer").asString()).isEqualTo("north");
    assertThat(pair.get(1).acts()).contains("accept-draw");
  }

  @Test
  void computersAnswerForASideOfTheirOwn() {
    OpenRequest ask = northDecides("me", "computer:random", "device", "computer:random");
    TableClient place = TableClient.open(server.visitor(), ask);
    JsonNode offered = place.acts("offer-draw");
    assertJson(offered).isNull("/state/drawOffer");
    assertThat(offered.path("entries")).hasSize(2);
  }

  private static boolean isNorths(CardsPosition position) {
    return position.turn() instanceof Turn.Decide decide && decide.seat().name().equals("north");
  }

  /** Four Hands where a person at North is waited for, so that no computer moves. */
  private static OpenRequest northDecides(String... holders) {
    Generator random = new Generator(2);
    CardsPosition position = SecretTests.somewhere(random);
    while (!isNorths(position)) {
      position = SecretTests.somewhere(random);
    }
    return OpenRequest.cards(holders).and("position", CARDS.notation().writePosition(position));
  }

  @Test
  void whoSitsOnBothSidesAgreesWithThemselves() {
    OpenRequest ask = northDecides("me", "device", "computer:random", "device");
    TableClient place = TableClient.open(server.visitor(), ask);
    place.acts("offer-draw");
    assertThat(place.status()).isEqualTo("over");
  }

  private List<TableClient> threeMoved() {
    OpenRequest ask =
        OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").and("position", PURPLE);
    List<TableClient> all = TableClient.group(server, ask);
    all.get(0).moves("event:lucy-stone");
    return all;
  }

  @Test
  void aTakebackNeedsEverybodyElse() {
    List<TableClient> all = threeMoved();
    int before = all.get(0).after();
    all.get(0).acts("ask-takeback");
    for (int other = 1; other < 4; other++) {
      assertThat(all.get(other).state().path("takebackAsk").asString()).isEqualTo("purple");
      assertThat(all.get(other).acts()).contains("accept-takeback", "decline-takeback");
      all.get(other).acts("accept-takeback");
      assertThat(all.get(other).acts()).doesNotContain("accept-takeback", "decline-takeback");
      assertThat(all.get(other).after()).isEqualTo(other < 3 ? before : before + 1);
    }
    assertJson(all.get(0).state()).isNull("/takebackAsk");
    assertThat(all.get(0).offers()).contains("event:lucy-stone");
  }

  @Test
  void oneNoIsEnough() {
    List<TableClient> all = threeMoved();
    int before = all.get(0).after();
    all.get(0).acts("ask-takeback");
    all.get(2).acts("accept-takeback");
    all.get(1).acts("decline-takeback");
    assertJson(all.get(3).state()).isNull("/takebackAsk");
    PlayTests.unchanged(all.get(3), p -> p.act(before, "accept-takeback"), 409, "conflict");
    all.get(0).acts("ask-takeback");
    all.get(1).acts("accept-takeback");
    assertThat(all.get(2).acts()).as("who agreed before is asked anew").contains("accept-takeback");
  }

  @Test
  void agreementOutlastsARestart() {
    List<TableClient> all = threeMoved();
    all.get(0).acts("ask-takeback");
    all.get(1).acts("accept-takeback");
    try (TestServer other = server.beside()) {
      TableClient yellow = new TableClient(all.get(1).visitor().at(other), all.get(1).id());
      TableClient first = new TableClient(all.get(2).visitor().at(other), all.get(2).id());
      assertThat(yellow.state().path("takebackAsk").asString()).isEqualTo("purple");
      assertThat(yellow.acts()).doesNotContain("accept-takeback");
      assertThat(first.acts()).contains("accept-takeback");
    }
  }

  @Test
  void partnersAgreeAmongThemselves() {
    List<TableClient> pair =
        TableClient.group(server, OpenRequest.votesIn("cooperative", "me", "open"));
    boolean first = !pair.get(0).offers().isEmpty();
    TableClient mover = pair.get(first ? 0 : 1);
    mover.moves(mover.offers().getFirst());
    int after = mover.after();
    mover.acts("ask-takeback");
    TableClient other = pair.get(first ? 1 : 0);
    assertThat(other.acts("accept-takeback").path("state").path("after").asInt())
        .isEqualTo(after + 1);
  }

  @Test
  void partnersStayTogetherInARematch() {
    List<TableClient> all = four();
    all.get(2).acts("resign");
    all.forEach(place -> place.acts("rematch"));
    String next = all.get(0).state().path("rematch").path("table").asString();
    List<String> seats = all.stream().flatMap(p -> yours(at(p, next)).stream()).toList();
    assertThat(seats).containsExactly("first", "second", "purple", "yellow");
    assertThat(at(all.get(0), next).table().path("options").path(0).path("value").asString())
        .isEqualTo("two-on-two");
  }

  private static TableClient at(TableClient place, String table) {
    return new TableClient(place.visitor(), table);
  }

  @Test
  void whereSidesDifferInSizeEverybodyMovesOnByOne() {
    List<TableClient> all =
        TableClient.group(server, OpenRequest.votesIn("two-on-one", "me", "open", "open"));
    all.get(0).acts("resign");
    all.get(0).acts("rematch");
    all.get(1).acts("rematch");
    assertJson(all.get(2).state()).isNull("/rematch/table");
    assertThat(TableClient.texts(all.get(2).state().path("rematch").path("askedBy")))
        .containsExactly("purple", "yellow");
    all.get(2).acts("rematch");
    String next = all.get(0).state().path("rematch").path("table").asString();
    List<String> seats = all.stream().flatMap(p -> yours(at(p, next)).stream()).toList();
    assertThat(seats).containsExactly("yellow", "opposition", "purple");
  }

  @Test
  void whoPlaysAloneIsThereAgainAtOnce() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.votesIn("solitaire", "me"));
    place.acts("resign");
    String next = place.acts("rematch").path("state").path("rematch").path("table").asString();
    assertThat(yours(at(place, next))).containsExactly("suffragist");
    assertThat(at(place, next).status()).isEqualTo("playing");
  }
}
