package games.parlour.server.mail;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.LayoutBase;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.LogCapture;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.NullNode;

/** Addresses, codes and the way of a mail from the store to a real receiver. */
public abstract class MailTests extends ServerTests {
  private MailReceiver mail;

  @BeforeEach
  void open(TestServer shared) {
    mail = MailReceiver.beside(shared);
  }

  @AfterEach
  void close() {
    mail.close();
  }

  @Test
  void anAddressIsConfirmedByTheLinkThatWasSentThere() {
    MailPerson mary = MailPerson.registered(mail, mail.server().visitor());
    assertThat(mary.mailbox()).isEqualTo(NullNode.getInstance());
    mary.sets(mary.address(), "en").as(204);
    assertJson(mary.mailbox()).isFalse("/confirmed");
    MimeMessage asked = mail.await(mary.address(), 1);
    assertThat(MailReceiver.subject(asked)).isEqualTo("Confirm your address");
    assertThat(MailReceiver.header(asked, "From")).isEqualTo("Parlour <parlour@example.org>");
    assertThat(MailReceiver.header(asked, "Auto-Submitted")).isEqualTo("auto-generated");
    assertThat(MailReceiver.header(asked, "Message-ID")).endsWith("@play.example.org>");
    assertThat(MailReceiver.text(asked)).as("whoever typed it").doesNotContain(mary.name());
    String code = mary.codeIn(asked, "/confirm-mail#");
    mary.confirms("x" + code).problem(404, "unknown");
    mary.confirms(code).as(204);
    mary.confirms(code).problem(404, "unknown");
    assertJson(mary.mailbox()).isTrue("/confirmed");
    assertThat(mary.mailbox().path("address").asString()).isEqualTo(mary.address());
    assertThat(String.join(" ", Sql.ask(server, "select email from account where email <> ''")))
        .doesNotContain("@");

    mary.sets("other." + mary.address(), "de").as(204);
    MimeMessage german = mail.await("other." + mary.address(), 1);
    assertThat(MailReceiver.subject(german)).isEqualTo("Bestätige deine Adresse");
    mail.server().clock().advance(Duration.ofHours(25));
    mary.confirms(mary.codeIn(german, "/confirm-mail#")).problem(404, "unknown");
    assertJson(mary.mailbox()).isFalse("/confirmed");
    mary.visitor().delete("/api/me/email").as(204);
    assertThat(mary.mailbox()).isEqualTo(NullNode.getInstance());
  }

  @Test
  void whatIsNoAddressOrNotTheirsToSetIsRefused() {
    MailPerson mary = MailPerson.registered(mail, mail.server().visitor());
    for (String wrong :
        List.of(
            "",
            "mary",
            "mary@",
            "@example.org",
            "a b@example.org",
            "mary@example.org\r\nBcc: all@example.org",
            "mary@example.org, all@example.org",
            "Mary <mary@example.org>",
            "mary@exa\u00e4mple.org",
            "x".repeat(250) + "@example.org")) {
      assertThat(mary.sets(wrong, "en").problem(422, "refused")).contains("e-mail address");
    }
    Map<String, String> wrong = Map.of("address", mary.address(), "password", "not her password");
    mary.visitor().put("/api/me/email", wrong).problem(403, "not-yours");
    Map<String, String> right = Map.of("address", mary.address(), "password", MailPerson.PASSWORD);
    Visitor guest = mail.server().visitor();
    guest.put("/api/me/email", right).problem(403, "not-yours");
    guest.put("/api/me", Map.of("name", "Guest of honour")).as(200);
    guest.put("/api/me/email", right).problem(409, "conflict");
    Map<String, String> often = Map.of("notices", "hourly", "language", "en");
    mary.visitor().put("/api/me/mail", often).problem(400, "invalid");
    Map<String, String> soon = Map.of("notices", "soon", "language", "en");
    guest.put("/api/me/mail", soon).problem(409, "conflict");

    Visitor there = mary.visitor().at(server);
    assertThat(there.put("/api/me/email", right).problem(409, "conflict"))
        .contains("does not send");
    assertJson(there.get("/api/me/account").json()).isFalse("/mail");
    assertJson(mary.visitor().get("/api/me/account").json()).isTrue("/mail");
  }

  /** The answer is the same, and the address of somebody else is not flooded. */
  @Test
  void nobodyLearnsWhoseAddressItIsNorFloodsIt() {
    MailPerson mary = MailPerson.confirmed(mail, mail.server().visitor());
    MailPerson other = MailPerson.registered(mail, mail.server().visitor());
    for (String address :
        List.of(mary.address(), "a@example.com", mary.address(), other.address(), mary.address())) {
      assertThat(other.sets(address, "en").as(204).text()).isEmpty();
      assertThat(other.mailbox().path("address").asString()).isEqualTo(address);
      mail.untilNothingWaits();
    }
    assertJson(other.mailbox()).isFalse("/confirmed");
    other.sets(other.address(), "en").problem(429, "too-many");
    mail.server().visitor().post("/api/reset/mail", Map.of("name", mary.name())).as(204);
    mail.await(mary.address(), 3);
    mail.later(Duration.ofMinutes(61));
    mail.server().visitor().post("/api/reset/mail", Map.of("name", mary.name())).as(204);
    mail.await(mary.address(), 4);
  }

  @Test
  void aForgottenPasswordIsHelpedWithByMail() {
    MailPerson mary = MailPerson.confirmed(mail, mail.server().visitor());
    MailPerson unconfirmed = MailPerson.registered(mail, mail.server().visitor());
    String locked = Sql.locked(unconfirmed.address(), "email " + unconfirmed.id());
    String where = "' where guest = '" + unconfirmed.id() + "'";
    Sql.run(server, "update account set email = '" + locked + where);
    Visitor elsewhere = mail.server().visitor();
    for (String name : List.of("Nobody at all", unconfirmed.name(), mary.name())) {
      elsewhere.post("/api/reset/mail", Map.of("name", name)).as(204);
    }
    MimeMessage reset = mail.await(mary.address(), 2);
    assertThat(MailReceiver.text(reset)).contains(mary.name());
    assertThat(mail.to(unconfirmed.address())).isEmpty();
    String code = mary.codeIn(reset, "/reset#");
    String other = "quite another password";
    elsewhere.post("/api/reset", Map.of("code", code, "password", other)).as(200);
    assertThat(elsewhere.get("/api/me").json().path("name").asString()).isEqualTo(mary.name());
    elsewhere.post("/api/reset", Map.of("code", code, "password", other)).problem(404, "unknown");
  }

  @Test
  void aMailServerThatIsDownHoldsUpNobodyAndLosesNothing() {
    try (LogCapture log = new LogCapture("games.parlour.server.mail")) {
      MailPerson mary = MailPerson.registered(mail, mail.server().visitor());
      mail.shut();
      mary.sets(mary.address(), "en").as(204);
      String tries = "select tries from mail_queue where guest = '" + mary.id() + "'";
      Await.until(() -> Sql.ask(server, tries).equals(List.of("1")));
      mail.server().restart();
      mail.open();
      assertThat(Sql.ask(server, "select letter from mail_queue where letter <> ''").toString())
          .doesNotContain(mary.address());
      mail.server().clock().advance(Duration.ofMinutes(10));
      MimeMessage asked = mail.await(mary.address(), 1);
      mary.confirms(mary.codeIn(asked, "/confirm-mail#")).as(204);
      String state = "select state from mail_queue where guest = '" + mary.id() + "'";
      Await.until(() -> Sql.ask(server, state).equals(List.of("sent")));
      assertThat(Sql.ask(server, "select letter from mail_queue where state = 'sent'"))
          .as("what it said is kept no longer")
          .containsOnlyNulls();
      mail.server().restart();
      mail.untilNothingWaits();
      mail.await(mary.address(), 1);
      assertThat(log.lines(messages()))
          .isNotEmpty()
          .allSatisfy(line -> assertThat(line).doesNotContain("@", mary.name()));
    }
  }

  /** It was to be tried again by the later time, and what was sent by then is of a while ago. */
  @Test
  void whatWaitsIsSentAlthoughTheClockWasSetBack() {
    Duration back = Duration.ofDays(3);
    MailPerson mary = MailPerson.registered(mail, mail.server().visitor());
    mary.sets(mary.address(), "en").as(204);
    mail.await(mary.address(), 1);
    mail.untilNothingWaits();
    MailPerson jane = MailPerson.registered(mail, mail.server().visitor());
    mail.shut();
    jane.sets(jane.address(), "en").as(204);
    String tries = "select tries from mail_queue where guest = '" + jane.id() + "'";
    Await.until(() -> Sql.ask(server, tries).equals(List.of("1")));
    mail.open();
    mail.server().clock().advance(back.negated());
    try {
      long soon = mail.server().clock().millis() + Duration.ofMinutes(10).toMillis();
      String later =
          "select id from mail_queue where guest in ('%s', '%s') and (created > %d or done > %d)"
              .formatted(mary.id(), jane.id(), soon, soon);
      Await.until(() -> Sql.ask(server, later).isEmpty());
      mail.server().clock().advance(Duration.ofMinutes(10));
      mail.await(jane.address(), 1);
      mail.untilNothingWaits();
    } finally {
      mail.server().clock().advance(back);
    }
  }

  private static LayoutBase<ILoggingEvent> messages() {
    PatternLayout layout = new PatternLayout();
    layout.setPattern("%msg %ex");
    layout.setContext(new LoggerContext());
    layout.start();
    return layout;
  }

  @Test
  void whatIsKeptIsExportedAndForgotten() {
    MailPerson mary = MailPerson.confirmed(mail, mail.server().visitor());
    mail.untilNothingWaits(); // that a mail was sent is known a moment after it was received
    String export = mary.visitor().get("/api/me/export").as(200).json().path("more").toString();
    assertThat(export).contains("\"notices\":\"soon\"", "\"kind\":\"confirm\"", "\"sent\"");
    String id = mary.id();
    mary.visitor().post("/api/me/delete", Map.of("password", MailPerson.PASSWORD)).as(204);
    for (String table : List.of("mailbox", "mail_queue", "mail_reminder")) {
      assertThat(Sql.ask(server, "select guest from " + table + " where guest = '" + id + "'"))
          .as(table)
          .isEmpty();
    }
  }
}
