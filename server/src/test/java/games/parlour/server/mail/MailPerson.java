package games.parlour.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.Visitor;
import jakarta.mail.internet.MimeMessage;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Somebody with an account and an e-mail address of their own. */
record MailPerson(MailReceiver mail, Visitor visitor, String name, String address) {
  static final String PASSWORD = "correct horse battery";

  private static final AtomicInteger COUNT = new AtomicInteger();

  /** Somebody with an account, whose address nobody has been told yet. */
  static MailPerson registered(MailReceiver mail, Visitor visitor) {
    String unique = Long.toString(System.nanoTime(), 36) + COUNT.incrementAndGet();
    visitor.post("/api/me/account", Map.of("name", "Mary " + unique, "password", PASSWORD)).as(201);
    return new MailPerson(mail, visitor, "Mary " + unique, "mary." + unique + "@example.com");
  }

  /** Somebody who has confirmed their address, and wants to be told of their games. */
  static MailPerson confirmed(MailReceiver mail, Visitor visitor) {
    MailPerson person = registered(mail, visitor);
    visitor.put("/api/me/mail", Map.of("notices", "soon", "language", "en")).as(200);
    person.sets(person.address(), "en").as(204);
    person.confirms(person.codeIn(mail.await(person.address(), 1), "/confirm-mail#")).as(204);
    return person;
  }

  /** The same as if all of that had been done; a password and a mail for each would take time. */
  static MailPerson known(MailReceiver mail, Visitor visitor, String notices, String lang) {
    String unique = Long.toString(System.nanoTime(), 36) + COUNT.incrementAndGet();
    String name = "Mary " + unique;
    String address = "mary." + unique + "@example.com";
    visitor.put("/api/me", Map.of("name", name)).as(200);
    MailPerson person = new MailPerson(mail, visitor, name, address);
    String id = person.id();
    Sql.run(
        mail.server(),
        "insert into account (guest, name, name_key, password, email, email_confirmed, created)"
            + " values ('%s', '%s', '%s', '-', '%s', 1, 0)"
                .formatted(id, name, name, Sql.locked(address, "email " + id)));
    visitor.put("/api/me/mail", Map.of("notices", notices, "language", lang)).as(200);
    return person;
  }

  static MailPerson known(MailReceiver mail, Visitor visitor) {
    return known(mail, visitor, "soon", "en");
  }

  Answer sets(String other, String lang) {
    return visitor.put(
        "/api/me/email?lang=" + lang, Map.of("address", other, "password", PASSWORD));
  }

  Answer confirms(String code) {
    return mail.server().visitor().post("/api/confirm-mail", Map.of("code", code));
  }

  /** What stands behind a link in a mail. */
  String codeIn(MimeMessage message, String path) {
    Matcher link =
        Pattern.compile(Pattern.quote(MailReceiver.HOME + path) + "(\\S+)")
            .matcher(MailReceiver.text(message));
    assertThat(link.find()).as(MailReceiver.text(message)).isTrue();
    return link.group(1);
  }

  JsonNode mailbox() {
    return visitor.get("/api/me/account").as(200).json().path("account").path("email");
  }

  String id() {
    return visitor.get("/api/me").json().path("id").asString();
  }
}
