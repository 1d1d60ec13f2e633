package games.parlour.server.secrecy;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Language;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.PageTableau;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Hidden hands: whatever is asked and done, nobody is told of a card that they may not know. */
public abstract class HandTests extends ServerTests {
  private static final VotesForWomen GAME = new VotesForWomen();
  private static final int MOVES = 40;

  /** Whatever is done here, the game is over. */
  private static final String LAST_MOVE =
      "turn=6 round=6 actor=opposition hand.opposition=the-patriarchy";

  /** A position anywhere in a game in which a seat decides. */
  private static VotesPosition somewhere(String mode, Generator random) {
    Setup setup = GAME.setup(Occasion.TABLE, Map.of("mode", mode), Optional.empty());
    VotesPosition position = GAME.start(setup);
    int steps = random.below(600);
    for (int i = 0; i < steps || !(position.turn() instanceof Turn.Decide); i++) {
      if (position.turn() instanceof Turn.Over) {
        return somewhere(mode, random);
      }
      List<VotesMove> moves = position.moves();
      position = position.play(moves.get(random.below(moves.size())));
    }
    return position;
  }

  private static OpenRequest from(VotesPosition position, OpenRequest ask) {
    return ask.and("position", GAME.notation().writePosition(position));
  }

  private static String any(List<String> some, Generator random) {
    return some.get(random.below(some.size()));
  }

  private static String record(TableClient place) {
    return place.visitor().get("/api/tables/" + place.id() + "/record").as(200).text();
  }

  @Test
  void twoPeopleAndAWatcherHearOnlyWhatTheyMayKnow() {
    Seeds.repeatably(
        random -> {
          heardBy(TableClient.pair(server, OpenRequest.votes("me", "open")), random);
          VotesPosition start = somewhere("one-on-one", random);
          heardBy(TableClient.pair(server, from(start, OpenRequest.votes("me", "open"))), random);
          OpenRequest last = OpenRequest.votes("me", "open").and("position", LAST_MOVE);
          heardBy(TableClient.pair(server, last), random);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "two-on-one, hidden",
    "one-on-two, open",
    "two-on-two, hidden",
    "cooperative, hidden"
  })
  void partnersHearOnlyWhatTheyMayKnow(String mode, String hands) {
    Seeds.repeatably(
        random -> {
          OpenRequest ask = OpenRequest.votesAll(mode, "open").with("hands", hands);
          boolean begun = random.below(3) > 0;
          OpenRequest wanted = begun ? from(somewhere(mode, random), ask) : ask;
          heardBy(TableClient.group(server, wanted), random);
        });
  }

  private void heardBy(List<TableClient> group, Generator random) {
    Map<String, TableClient> seated = new TreeMap<>();
    group.forEach(place -> yours(place).forEach(seat -> seated.put(seat, place)));
    TableClient watching = group.getFirst().to(server.visitor());
    List<TableClient> all = new ArrayList<>(seated.values());
    all.add(watching);
    LeakCheck heard = new LeakCheck();
    List<StreamClient> lines =
        all.stream().map(p -> StreamClient.of(p.visitor(), p.id() + ":0")).toList();
    JsonNode state = watching.state();
    for (int i = 0; i < MOVES && state.path("status").asString().equals("playing"); i++) {
      String decides = state.path("turn").path("seat").asString();
      List<TableClient> others = new ArrayList<>(seated.values());
      TableClient mover = requireNonNull(seated.get(decides));
      others.remove(mover);
      JsonNode told = act(mover, others, random);
      heard.add(told, Language.EN);
      state = told.path("state");
      // Once a game is over everything may be told: the seed, the record.
      if (i % 10 == 0 && state.path("status").asString().equals("playing")) {
        all.forEach(place -> looks(place, heard));
      }
    }
    if (watching.status().equals("playing")) {
      all.getFirst().acts("resign");
    }
    int last = watching.after();
    for (StreamClient line : lines) {
      line.latest(last);
      line.events().forEach(event -> heard.add(event.data(), Language.EN));
      line.close();
    }
    heard.check(record(watching), random);
  }

  private static List<String> yours(TableClient place) {
    return TableClient.texts(place.state().path("yours"));
  }

  /** Moves anyhow; now and then takes a move back, alone or with the others' consent. */
  private static JsonNode act(TableClient mover, List<TableClient> others, Generator random) {
    JsonNode state = mover.state();
    int after = state.path("after").asInt();
    List<String> acts = TableClient.texts(state.path("acts"));
    if (random.below(8) == 0 && acts.contains("undo")) {
      return mover.act(after, "undo").as(200).json();
    }
    if (random.below(12) == 0 && acts.contains("ask-takeback")) {
      mover.act(after, "ask-takeback").as(200);
      others.stream().skip(1).forEach(other -> other.act(after, "accept-takeback").as(200));
      String answer = any(List.of("accept-takeback", "decline-takeback"), random);
      return others.getFirst().act(after, answer).as(200).json();
    }
    return moves(mover, state, random);
  }

  private static JsonNode moves(TableClient mover, JsonNode state, Generator random) {
    JsonNode offers = state.path("offers");
    String move = offers.path(random.below(offers.size())).path("move").asString();
    return mover.move(state.path("after").asInt(), move).as(200).json();
  }

  /** Somebody opens the page, in both languages, and tries for the record. */
  private static void looks(TableClient place, LeakCheck heard) {
    for (Language language : Language.values()) {
      String path = "/api/tables/" + place.id() + "?lang=" + language.tag();
      JsonNode table = place.visitor().get(path).as(200).json();
      heard.add(table, language);
      JsonNode state = table.path("state");
      assertThat(PageTableau.steps(table).getLast())
          .as("motions lead from the start to what is seen now")
          .isEqualTo(new PageTableau(state.path("view")).toString());
      String viewer = state.path("viewer").asString("");
      if (!state.path("turn").path("seat").asString("").equals(viewer)) {
        assertThat(state.path("offers")).isEmpty();
      }
      assertJson(state).isNull("/seed/revealed");
      for (JsonNode entry : table.path("entries")) {
        boolean own = entry.path("seat").asString("nobody").equals(viewer);
        boolean played = !entry.path("kind").asString().matches("act|takeback");
        assertThat(entry.path("text").isNull()).as("%s", entry).isEqualTo(played && !own);
        assertJson(entry).isNull("/thought");
      }
    }
    place.visitor().get("/api/tables/" + place.id() + "/record").problem(409, "conflict");
  }

  /** What lies in a hand, as the tableau tells it to somebody. */
  private static Set<String> hand(TableClient place, String seat) {
    return new PageTableau(place.state().path("view")).at("hand." + seat).keySet();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aHandIsOpenToThePartnerAlone(boolean open) {
    String line =
        "mode=two-on-two turn=2 round=1 actor=purple"
            + " hand.purple=lucy-stone hand.yellow=frances-willard"
            + " hand.first=beer-brewers hand.second=border-states";
    OpenRequest ask =
        OpenRequest.votesIn("two-on-two", "me", "open", "open", "open")
            .with("hands", open ? "open" : "hidden")
            .and("position", line);
    List<TableClient> all = TableClient.group(server, ask);
    TableClient watching = all.getFirst().to(server.visitor());
    String hidden = "back:early";
    String lucy = "card:lucy-stone";
    String border = "card:border-states";
    assertThat(hand(all.get(0), "purple")).containsExactly(lucy);
    assertThat(hand(all.get(3), "second")).containsExactly(border);
    assertThat(hand(all.get(1), "purple")).containsExactly(open ? lucy : hidden);
    assertThat(hand(all.get(2), "second")).containsExactly(open ? border : hidden);
    for (TableClient other : List.of(all.get(2), all.get(3), watching)) {
      assertThat(hand(other, "purple")).containsExactly(hidden);
    }
    for (TableClient other : List.of(all.get(0), all.get(1), watching)) {
      assertThat(hand(other, "second")).containsExactly(hidden);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"one-on-one", "two-on-two", "cooperative"})
  void atOneDeviceEachSeatHearsOnlyWhatItMayKnow(String mode) {
    Seeds.repeatably(
        random -> {
          TableClient both =
              TableClient.open(server.visitor(), OpenRequest.votesAll(mode, "device"));
          LeakCheck heard = new LeakCheck();
          try (StreamClient line = StreamClient.of(both.visitor(), both.id() + ":0")) {
            JsonNode state = both.state();
            for (int i = 0; i < MOVES && state.path("status").asString().equals("playing"); i++) {
              state = moves(both, state, random).path("state");
              String decides = state.path("turn").path("seat").asString("");
              if (!decides.isEmpty()) {
                assertThat(state.path("viewer").asString()).isEqualTo(decides);
              }
            }
            heard.add(both.table(), Language.EN);
            if (both.status().equals("playing")) {
              both.acts("resign");
            }
            line.latest(both.after());
            line.events().forEach(event -> heard.add(event.data(), Language.EN));
          }
          heard.check(record(both), random);
        });
  }

  @Test
  void oneWhoPlaysAgainstAComputerHearsNothingOfItsHand() {
    Seeds.repeatably(
        random -> {
          OpenRequest ask =
              from(somewhere("one-on-one", random), OpenRequest.votes("computer:random", "me"));
          TableClient place = TableClient.open(server.visitor(), ask);
          LeakCheck heard = new LeakCheck();
          for (int i = 0; i < MOVES / 2 && place.status().equals("playing"); i++) {
            Await.until(() -> !place.offers().isEmpty() || place.status().equals("over"));
            if (place.status().equals("playing")) {
              JsonNode state = place.state();
              int after = state.path("after").asInt();
              if (i % 10 == 0) {
                String path = "/api/tables/" + place.id() + "/hint";
                JsonNode hint = place.visitor().post(path, Map.of("after", after)).as(200).json();
                heard.add("opposition", after, hint);
              }
              heard.add(moves(place, state, random), Language.EN);
              heard.add(place.table(), Language.EN);
            }
          }
          if (place.status().equals("playing")) {
            place.acts("resign");
          }
          heard.check(record(place), random);
        });
  }

  @Test
  void theSeatsOfOneDeviceSeeDifferentThings() {
    TableClient both = TableClient.open(server.visitor(), OpenRequest.votes("me", "device"));
    assertJson(both.state()).isTrue("/apart");
    TableClient board = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    assertJson(board.state()).isFalse("/apart");
    assertThat(board.state().path("viewer").asString()).isEqualTo("suffragettes");
    assertJson(board.to(server.visitor()).state()).isNull("/viewer");
    both.acts("resign");
    assertJson(both.state()).as("it is over").isFalse("/apart");
    OpenRequest partners = OpenRequest.votesIn("cooperative", "me", "device");
    assertJson(TableClient.open(server.visitor(), partners).state()).isTrue("/apart");
    TableClient open = TableClient.open(server.visitor(), partners.with("hands", "open"));
    assertJson(open.state()).as("they see the same").isFalse("/apart");
    OpenRequest teams = OpenRequest.votesAll("two-on-two", "device").with("hands", "open");
    JsonNode four = TableClient.open(server.visitor(), teams).state();
    assertJson(four).isTrue("/apart");
    assertThat(TableClient.texts(four.path("alike"))).containsExactly("purple", "yellow");
  }

  @Test
  void whatWasSeenIsTakenBackByConsentAlone() {
    TableClient alone =
        TableClient.open(server.visitor(), OpenRequest.votes("me", "computer:random"));
    alone.moves(alone.offers().getFirst());
    Await.until(() -> !alone.offers().isEmpty());
    assertThat(alone.acts()).doesNotContain("ask-takeback");
    List<TableClient> pair = TableClient.pair(server, OpenRequest.votes("me", "open"));
    pair.get(0).moves(pair.get(0).offers().getFirst());
    assertThat(pair.get(0).acts()).contains("ask-takeback");
  }
}
