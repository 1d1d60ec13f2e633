package games.parlour.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import jakarta.mail.internet.MimeMessage;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People are told of their games by mail: once, when they are away, and nothing secret. */
public abstract class NoticeTests extends ServerTests {
  private static final Duration BACK = Duration.ofHours(3);

  private MailReceiver mail;

  @BeforeEach
  void open(TestServer shared) {
    mail = MailReceiver.beside(shared);
  }

  @AfterEach
  void close() {
    mail.close();
  }

  private void later(Duration time) {
    mail.later(time);
  }

  /** A game that this person has joined, and in which the other side has just moved. */
  private TableClient turn(MailPerson person) {
    TableClient host =
        TableClient.open(mail.server().visitor(), OpenRequest.suffragetto("me", "open"));
    TableClient mine = host.joined(person.visitor());
    host.moves(host.offers().getFirst());
    return mine;
  }

  private static boolean isHere(TableClient place) {
    return place.state().path("seats").path(1).path("here").asBoolean();
  }

  /** Everybody who is to be written to now has been: somebody else's mail came after theirs. */
  private void untilAllAreTold() {
    MailPerson last = MailPerson.known(mail, mail.server().visitor());
    turn(last);
    later(Duration.ofMinutes(6));
    mail.await(last.address(), 1);
    mail.untilNothingWaits();
  }

  @Test
  void oneMailTellsOfAllGamesAndOnlyOnce() {
    MailPerson mary = MailPerson.known(mail, mail.server().visitor());
    TableClient first = turn(mary);
    TableClient second = turn(mary);
    List<TableClient> lost = TableClient.pair(mail.server(), OpenRequest.shores("me", "open"));
    TableClient over =
        TableClient.open(mail.server().visitor(), OpenRequest.suffragetto("me", "open"));
    over.joined(mary.visitor());
    over.acts("resign");
    TableClient alone =
        TableClient.open(mary.visitor(), OpenRequest.suffragetto("me", "computer:level:1"));
    later(Duration.ofMinutes(6));
    MimeMessage told = mail.await(mary.address(), 1);
    assertThat(MailReceiver.subject(told)).isEqualTo("Your turn in 2 games");
    assertThat(MailReceiver.text(told))
        .contains(
            "Hello " + mary.name(),
            "It is your turn:",
            "Suffragetto, with Guest ",
            MailReceiver.HOME + "/table/" + first.id(),
            MailReceiver.HOME + "/table/" + second.id(),
            "Finished:",
            "/table/" + over.id())
        .doesNotContain(lost.getFirst().id(), alone.id());

    later(Duration.ofHours(2));
    untilAllAreTold();
    mail.await(mary.address(), 1);
    first.moves(first.offers().getFirst());
    TableClient third = turn(mary);
    later(Duration.ofMinutes(70));
    String again = MailReceiver.text(mail.await(mary.address(), 2));
    assertThat(again).contains(third.id()).doesNotContain(first.id(), second.id(), over.id());
    assertThat(MailReceiver.subject(mail.to(mary.address()).getLast()))
        .isEqualTo("Your turn in 1 game");
  }

  @Test
  void whoIsHereOrHasSeenItOrWantsNoneIsNotToldAndOnceADayIsOnceADay() {
    MailPerson here = MailPerson.known(mail, mail.server().visitor());
    MailPerson seen = MailPerson.known(mail, mail.server().visitor());
    MailPerson none = MailPerson.known(mail, mail.server().visitor(), "off", "en");
    MailPerson daily = MailPerson.known(mail, mail.server().visitor(), "daily", "de");
    TableClient mine = turn(here);
    turn(none);
    TableClient known = turn(seen);
    seen.visitor().put("/api/tables/" + known.id() + "/visit", Map.of("seen", 1)).as(204);
    turn(daily);
    try (StreamClient stream = StreamClient.of(here.visitor(), mine.id() + ":0")) {
      stream.latest(1);
      untilAllAreTold();
    }
    Await.until(() -> !isHere(mine));
    for (MailPerson person : List.of(here, seen, none)) {
      assertThat(mail.to(person.address())).as(person.name()).isEmpty();
    }
    MimeMessage german = mail.await(daily.address(), 1);
    assertThat(MailReceiver.subject(german)).isEqualTo("Du bist in 1 Partie am Zug");
    assertThat(MailReceiver.text(german)).contains("Hallo ", "mit Gast ");
    turn(daily);
    later(Duration.ofHours(3));
    untilAllAreTold();
    mail.await(here.address(), 1);
    mail.await(daily.address(), 1);
    later(Duration.ofHours(22));
    mail.await(daily.address(), 2);
  }

  /** What was noted by the later time must not keep anything from being told until then. */
  @Test
  void whoWasToldBeforeTheClockWasSetBackIsToldAfterwards() {
    MailPerson mary = told();
    later(BACK.negated());
    try {
      isToldAgain(mary);
    } finally {
      later(BACK);
    }
  }

  /** A machine's clock may be put right while no server runs. */
  @Test
  void whoWasToldBeforeAStartByAnEarlierClockIsToldAfterwards() {
    MailPerson mary = told();
    mail.untilNothingWaits();
    long back = BACK.toMillis();
    String noted =
        "update mailbox set looked = looked + %d, told = told + %d where guest = '%s'"
            .formatted(back, back, mary.id());
    mail.server().restart(Duration.ZERO, () -> Sql.run(server, noted));
    isToldAgain(mary);
  }

  private MailPerson told() {
    MailPerson mary = MailPerson.known(mail, mail.server().visitor());
    turn(mary);
    later(Duration.ofMinutes(6));
    mail.await(mary.address(), 1);
    return mary;
  }

  private void isToldAgain(MailPerson mary) {
    long soon = mail.server().clock().millis() + Duration.ofMinutes(1).toMillis();
    String later =
        "select guest from mailbox where guest = '%s' and told > %d".formatted(mary.id(), soon);
    Await.until(() -> Sql.ask(mail.server(), later).isEmpty());
    turn(mary);
    later(Duration.ofMinutes(70));
    mail.await(mary.address(), 2);
  }

  @Test
  void questionsOfOthersAreTold() {
    MailPerson mary = MailPerson.known(mail, mail.server().visitor());
    TableClient draw =
        TableClient.open(mail.server().visitor(), OpenRequest.suffragetto("me", "open"));
    draw.joined(mary.visitor());
    draw.acts("offer-draw");
    TableClient again =
        TableClient.open(mail.server().visitor(), OpenRequest.suffragetto("me", "open"));
    again.joined(mary.visitor());
    again.acts("resign");
    again.acts("rematch");
    TableClient begun = TableClient.open(mary.visitor(), OpenRequest.suffragetto("open", "me"));
    begun.joined(mail.server().visitor());
    TableClient dealt = TableClient.open(mary.visitor(), OpenRequest.votes("open", "me"));
    dealt.joined(mail.server().visitor());
    assertThat(dealt.offers()).as("the others begin").isEmpty();
    TableClient paused =
        TableClient.open(
            mail.server().visitor(), OpenRequest.suffragetto("me", "open").timed(60, 0));
    paused.joined(mary.visitor());
    paused.acts("ask-pause");
    TableClient helped =
        TableClient.open(mail.server().visitor(), OpenRequest.suffragetto("me", "open"));
    helped.joined(mary.visitor());
    helped.acts("allow-help");
    later(Duration.ofMinutes(6));
    String told = MailReceiver.text(mail.await(mary.address(), 1));
    assertThat(told)
        .contains("You are offered a draw:", "You are asked for another game:")
        .contains("You are asked for a pause:", paused.id())
        .contains("You are asked to allow hints and analysis for everybody:", helped.id())
        .contains("A game has begun:", draw.id(), again.id(), begun.id(), dealt.id());
  }

  /** Whoever is missed has only so long; the others have to agree in time. */
  @Test
  void aProposedSubstituteIsTold() {
    List<TableClient> four =
        TableClient.group(
            mail.server(),
            OpenRequest.votesIn("two-on-two", "me", "open", "open", "open").slow(1, 0));
    List<TableClient> others = four.stream().filter(one -> one.offers().isEmpty()).toList();
    later(Duration.ofHours(13));
    MailPerson mary = MailPerson.known(mail, others.get(1).visitor());
    others.get(0).acts("propose-substitute");
    later(Duration.ofMinutes(6));
    assertThat(MailReceiver.text(mail.await(mary.address(), 1)))
        .contains(
            "You are asked to agree to a substitute for a player who is absent:",
            four.getFirst().id());
  }

  /** Days for each move: a reminder comes half a day before they are over, and only one. */
  @Test
  void whoHasLittleTimeLeftIsReminded() {
    MailPerson mary = MailPerson.known(mail, mail.server().visitor(), "daily", "en");
    TableClient host =
        TableClient.open(
            mail.server().visitor(),
            OpenRequest.suffragetto("me", "open")
                .and("clock", Map.of("kind", "days", "days", 2, "vacation", 0)));
    host.joined(mary.visitor());
    host.moves(host.offers().getFirst());
    later(Duration.ofMinutes(6));
    assertThat(MailReceiver.text(mail.await(mary.address(), 1)))
        .contains("It is your turn:")
        .doesNotContain("Little time");
    later(Duration.ofHours(37));
    MimeMessage reminder = mail.await(mary.address(), 2);
    assertThat(MailReceiver.subject(reminder)).isEqualTo("Little time left for your move");
    assertThat(MailReceiver.text(reminder))
        .contains("Less than 11 hours left.", "/table/" + host.id());
    later(Duration.ofHours(3));
    untilAllAreTold();
    mail.await(mary.address(), 2);
  }

  @Test
  void oneClickStopsTheMails() {
    MailPerson mary = MailPerson.known(mail, mail.server().visitor());
    turn(mary);
    later(Duration.ofMinutes(6));
    MimeMessage told = mail.await(mary.address(), 1);
    assertThat(MailReceiver.header(told, "List-Unsubscribe-Post"))
        .isEqualTo("List-Unsubscribe=One-Click");
    String link = MailReceiver.header(told, "List-Unsubscribe");
    String path = link.substring(1 + MailReceiver.HOME.length(), link.length() - 1);
    String token = mary.codeIn(told, "/unsubscribe#");
    assertThat(path).isEqualTo("/api/unsubscribe/" + token);

    Visitor program = mail.server().visitor();
    assertThat(program.get(path).as(303).header("Location")).isEqualTo("/unsubscribe#" + token);
    assertThat(mary.visitor().get("/api/me/mail").json().path("notices").asString())
        .as("looking changes nothing")
        .isEqualTo("soon");
    program.post("/api/unsubscribe/" + "A".repeat(22)).problem(404, "unknown");
    program
        .send(
            "POST",
            path,
            BodyPublishers.ofString("List-Unsubscribe=One-Click"),
            Map.of("Content-Type", "application/x-www-form-urlencoded"))
        .as(204);
    assertThat(mary.visitor().get("/api/me/mail").json().path("notices").asString())
        .isEqualTo("off");
    turn(mary);
    later(Duration.ofHours(2));
    untilAllAreTold();
    mail.await(mary.address(), 1);
  }

  /** Four people, hidden hands: a mail names no card at all, and no seed. */
  @Test
  void nothingIsToldOfHands() {
    List<TableClient> four =
        TableClient.group(
            mail.server(),
            OpenRequest.votesIn("two-on-two", "me", "open", "open", "open")
                .with("hands", "hidden"));
    List<MailPerson> people =
        four.stream().map(place -> MailPerson.known(mail, place.visitor())).toList();
    for (int i = 0; i < 8; i++) {
      JsonNode state = four.getFirst().state();
      String seat = state.path("turn").path("seat").asString();
      TableClient mover =
          four.stream()
              .filter(place -> place.state().path("yours").path(0).asString().equals(seat))
              .findFirst()
              .orElseThrow();
      mover.moves(mover.offers().getFirst());
    }
    JsonNode turn = four.getFirst().state().path("turn");
    MailPerson next =
        people.get(
            List.of("purple", "yellow", "first", "second").indexOf(turn.path("seat").asString()));
    later(Duration.ofMinutes(6));
    String told = MailReceiver.text(mail.await(next.address(), 1));
    assertThat(told).contains(four.getFirst().id());
    JsonNode cards = mail.server().visitor().get("/api/games/votes-for-women/cards").as(200).json();
    List<String> titles = cards.findValuesAsString("name");
    assertThat(titles).hasSizeGreaterThan(50);
    assertThat(told)
        .doesNotContain(titles.toArray(String[]::new))
        .doesNotContain(Sql.seed(server, four.getFirst().id()));
  }
}
