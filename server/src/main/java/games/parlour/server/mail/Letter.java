package games.parlour.server.mail;

import java.util.Optional;

/**
 * A mail that is ready to be sent.
 *
 * @param unsubscribe where its reader says that they want no more of the kind
 */
record Letter(String address, String subject, String text, Optional<String> unsubscribe) {
  /** Whom it is for and what it says is nothing for a log. */
  @Override
  public String toString() {
    return "a letter";
  }

  /** In one text, so that it can be locked. */
  String written() {
    return address + "\n" + subject + "\n" + text;
  }

  /** The letter that was written so; such ones cannot be unsubscribed from. */
  static Letter read(String written) {
    String[] parts = written.split("\n", 3);
    return new Letter(parts[0], parts[1], parts[2], Optional.empty());
  }
}
