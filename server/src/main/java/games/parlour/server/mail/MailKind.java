package games.parlour.server.mail;

import java.util.Locale;

/** What a mail is for. */
enum MailKind {
  /** Shows that somebody reads what is sent to their address. */
  CONFIRM,
  /** Lets somebody choose another password. */
  RESET,
  /** Tells somebody of their games; written when it is sent, so that it tells nothing stale. */
  DIGEST;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static MailKind of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
