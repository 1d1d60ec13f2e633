package games.parlour.server.mail;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.UnsupportedEncodingException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.util.MailConnectException;
import org.jspecify.annotations.Nullable;

/**
 * Hands letters to the mail server. A server that falls silent is given up after seconds. What goes
 * wrong is told by its kind alone: the library's own words quote addresses. Thread-safe.
 */
final class SmtpSender {
  private static final String CONNECT_MS = "5000";
  private static final String ANSWER_MS = "10000";
  private static final String FROM_NAME = "Parlour";
  private static final int PERMANENT = 500;

  private final MailSettings settings;
  private final Session session;
  private final String domain;

  SmtpSender(MailSettings settings) {
    this.settings = settings;
    this.domain = URI.create(settings.publicUrl()).getHost();
    this.session = Session.getInstance(properties());
  }

  private Properties properties() {
    Properties set = new Properties();
    set.setProperty("mail.smtp.host", settings.host());
    set.setProperty("mail.smtp.port", String.valueOf(settings.port()));
    set.setProperty("mail.smtp.auth", String.valueOf(settings.login().isPresent()));
    set.setProperty("mail.smtp.localhost", domain); // not what this machine is called
    set.setProperty("mail.smtp.connectiontimeout", CONNECT_MS);
    set.setProperty("mail.smtp.timeout", ANSWER_MS);
    set.setProperty("mail.smtp.writetimeout", ANSWER_MS);
    set.setProperty("mail.smtp.ssl.checkserveridentity", "true");
    switch (settings.encryption()) {
      case NONE -> {}
      case STARTTLS -> {
        set.setProperty("mail.smtp.starttls.enable", "true");
        set.setProperty("mail.smtp.starttls.required", "true");
      }
      case TLS -> set.setProperty("mail.smtp.ssl.enable", "true");
    }
    return set;
  }

  /** How it went. */
  enum Outcome {
    SENT,
    /** The mail server does not take this letter now; it may later. */
    LATER,
    /** The mail server will never take this letter. */
    REFUSED,
    /** The mail server cannot be reached, or does not let us in. */
    UNREACHABLE
  }

  /** Sends a letter; the id tells a reader's mail program that a second copy is the same. */
  Outcome send(String id, Letter letter, long now) {
    boolean connected = false;
    try (Transport transport = session.getTransport("smtp")) {
      transport.connect(
          settings.login().map(MailSettings.Login::user).orElse(null),
          settings.login().map(MailSettings.Login::password).orElse(null));
      connected = true;
      MimeMessage message = message(id, letter, now);
      transport.sendMessage(message, message.getAllRecipients());
      return Outcome.SENT;
    } catch (AuthenticationFailedException | MailConnectException failed) {
      return Outcome.UNREACHABLE;
    } catch (MessagingException failed) {
      return !connected
          ? Outcome.UNREACHABLE
          : isPermanent(failed) ? Outcome.REFUSED : Outcome.LATER;
    }
  }

  private static boolean isPermanent(MessagingException failed) {
    for (@Nullable Exception at = failed;
        at instanceof MessagingException told;
        at = told.getNextException()) {
      int code =
          switch (told) {
            case SMTPAddressFailedException address -> address.getReturnCode();
            case SMTPSendFailedException sending -> sending.getReturnCode();
            default -> 0;
          };
      if (code >= PERMANENT) {
        return true;
      }
    }
    return false;
  }

  private MimeMessage message(String id, Letter letter, long now) throws MessagingException {
    String utf8 = StandardCharsets.UTF_8.name();
    MimeMessage message = new NamedMessage(session, "<" + id + "@" + domain + ">");
    try {
      message.setFrom(new InternetAddress(settings.sender(), FROM_NAME, utf8));
    } catch (UnsupportedEncodingException e) {
      throw new IllegalStateException("every Java has UTF-8", e);
    }
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.address(), true));
    message.setSubject(letter.subject(), utf8);
    message.setText(letter.text(), utf8);
    message.setHeader(
        "Date",
        DateTimeFormatter.RFC_1123_DATE_TIME.format(
            Instant.ofEpochMilli(now).atOffset(ZoneOffset.UTC)));
    message.setHeader("Auto-Submitted", "auto-generated");
    if (letter.unsubscribe().isPresent()) {
      message.setHeader("List-Unsubscribe", "<" + letter.unsubscribe().get() + ">");
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    message.saveChanges();
    return message;
  }

  /** A message whose id is ours; one that is made up would name this machine and its user. */
  private static final class NamedMessage extends MimeMessage {
    private final String id;

    NamedMessage(Session session, String id) {
      super(session);
      this.id = id;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", id);
    }
  }
}
