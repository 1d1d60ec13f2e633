package games.parlour.server.clock;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Stopping the clocks by consent. */
public abstract class PauseTests extends ServerTests {
  /** What a test takes by itself must not count. */
  @BeforeEach
  void holdClock() {
    server.clock().hold();
  }

  @AfterEach
  void releaseClock() {
    server.clock().release();
  }

  private List<TableClient> begun() {
    List<TableClient> pair =
        TableClient.pair(server, OpenRequest.suffragetto("me", "open").timed(5, 0));
    pair.get(0).movesSomehow();
    pair.get(1).movesSomehow();
    return pair;
  }

  @Test
  void aPauseNeedsBothAndCostsNothing() {
    List<TableClient> pair = begun();
    pair.get(1).acts("ask-pause");
    assertThat(TableClient.texts(pair.get(0).clocks().path("pauseAsked")))
        .containsExactly("police");
    assertJson(pair.get(0).clocks()).isNull("/paused");
    assertThat(pair.get(1).acts()).doesNotContain("ask-pause", "accept-pause");
    String offered = pair.get(0).offers().getFirst();
    pair.get(0).acts("accept-pause");
    assertThat(TableClient.texts(pair.get(0).clocks().path("paused").path("by")))
        .containsExactly("police", "suffragettes");
    assertJson(pair.get(0).clocks()).isNull("/running");
    assertThat(pair.get(0).offers()).isEmpty();
    assertThat(pair.get(0).move(2, offered).problem(409, "conflict"))
        .isEqualTo("The game is paused. Resume it to go on.");
    server.clock().advance(Duration.ofHours(3));
    server.restart();
    assertThat(pair.get(0).seconds("suffragettes")).isBetween(295L, 300L);
    pair.get(1).acts("resume");
    assertThat(pair.get(0).clocks().path("running").asString()).isEqualTo("suffragettes");
    pair.get(0).movesSomehow();
    assertThat(pair.get(0).seconds("suffragettes")).isBetween(290L, 300L);
  }

  @Test
  void aPauseCanBeDeclinedOrPassedOver() {
    List<TableClient> pair = begun();
    pair.get(1).acts("ask-pause");
    pair.get(0).acts("decline-pause");
    assertThat(pair.get(1).clocks().path("pauseAsked")).isEmpty();
    pair.get(1).acts("ask-pause");
    pair.get(0).movesSomehow();
    assertThat(pair.get(1).clocks().path("pauseAsked")).isEmpty();
    assertThat(pair.get(1).acts()).contains("ask-pause");
  }

  @Test
  void whoPlaysAloneNeedsNobodysConsent() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "computer:level:1").timed(5, 0));
    place.acts("ask-pause");
    assertJson(place.clocks()).isNotNull("/paused");
    assertThat(place.acts()).contains("resume").doesNotContain("ask-pause");
    assertJson(place.state()).isFalse("/hints");
    place.acts("resume");
    place.movesSomehow();
  }

  @Test
  void thereIsNothingToPauseWithoutAClockForTheGame() {
    assertThat(TableClient.pair(server).get(0).acts()).doesNotContain("ask-pause", "take-vacation");
    OpenRequest slow = OpenRequest.suffragetto("me", "open").slow(3, 14);
    assertThat(TableClient.pair(server, slow).get(0).acts()).doesNotContain("ask-pause");
  }
}
