package games.parlour.server.mail;

import java.util.Optional;

/**
 * How mail is sent from here.
 *
 * @param host the mail server
 * @param login the name and password for it, if it wants one
 * @param sender the address that mails come from
 * @param publicUrl how people reach this server, without a closing slash; what links begin with
 * @param perHour how many mails are sent in an hour at most
 */
public record MailSettings(
    String host,
    int port,
    MailEncryption encryption,
    Optional<Login> login,
    String sender,
    String publicUrl,
    int perHour) {
  /** A name and a password. */
  public record Login(String user, String password) {
    /** A password is nothing for a log. */
    @Override
    public String toString() {
      return "the login of " + user;
    }
  }
}
