package games.parlour.server.mail;

/** The documents about mails. Their components are the names in the JSON. */
final class MailDocuments {
  private MailDocuments() {}

  /** How somebody wants to be written to. */
  record Preference(String notices, String language) {}
}
