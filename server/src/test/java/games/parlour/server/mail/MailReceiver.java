package games.parlour.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TestServer;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A real mail server that keeps what it receives, and a server of ours that sends to it. */
final class MailReceiver implements AutoCloseable {
  static final String HOME = "https://play.example.org";

  /** A busy machine may need longer than the two seconds that are usual. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private GreenMail smtp;
  private final int port;
  private final TestServer server;

  private MailReceiver(TestServer shared, int perHour) {
    this.smtp = started(0);
    this.port = smtp.getSmtp().getPort();
    this.server =
        shared.beside(
            new MailSettings(
                "127.0.0.1",
                port,
                MailEncryption.NONE,
                Optional.empty(),
                "parlour@example.org",
                HOME,
                perHour));
  }

  static MailReceiver beside(TestServer shared) {
    return new MailReceiver(shared, 1000);
  }

  private static GreenMail started(int port) {
    ServerSetup setup = new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP);
    setup.setServerStartupTimeout(PATIENCE.toMillis());
    GreenMail mail = new GreenMail(setup);
    mail.start();
    return mail;
  }

  TestServer server() {
    return server;
  }

  /** The mail server takes nothing until it is opened again. */
  void shut() {
    smtp.stop();
  }

  void open() {
    smtp = started(port);
  }

  /** All mails to an address so far. */
  List<MimeMessage> to(String address) {
    return Stream.of(smtp.getReceivedMessages()).filter(mail -> isTo(mail, address)).toList();
  }

  /** The last of so many mails to an address, which come by themselves; and no more than those. */
  MimeMessage await(String address, int count) {
    Await.until(() -> to(address).size() >= count);
    assertThat(to(address)).hasSize(count);
    return to(address).getLast();
  }

  /** The clock goes on, once all that was due is sent and known to be. */
  void later(Duration time) {
    untilNothingWaits();
    server.clock().advance(time);
  }

  void untilNothingWaits() {
    Await.until(
        () -> Sql.ask(server, "select id from mail_queue where state = 'waiting'").isEmpty());
  }

  private static boolean isTo(MimeMessage mail, String address) {
    try {
      return mail.getRecipients(Message.RecipientType.TO)[0].toString().equals(address);
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  static String text(MimeMessage mail) {
    try {
      return ((String) mail.getContent()).replace("\r\n", "\n");
    } catch (MessagingException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static String header(MimeMessage mail, String name) {
    try {
      String[] all = mail.getHeader(name);
      return all == null ? "" : String.join(" | ", all);
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  static String subject(MimeMessage mail) {
    try {
      return mail.getSubject();
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    server.close();
    smtp.stop();
    // Its clock was put forward, so for the next test what waits would not be due for hours.
    Sql.run(server, "delete from mail_queue where state = 'waiting'");
  }
}
