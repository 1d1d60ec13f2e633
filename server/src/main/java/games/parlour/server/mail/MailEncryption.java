package games.parlour.server.mail;

/** How the way to the mail server is protected. */
public enum MailEncryption {
  /** Not at all; for a mail server on the same machine. */
  NONE,
  /** A plain connection that must turn into an encrypted one before anything is said. */
  STARTTLS,
  /** Encrypted from the first byte. */
  TLS
}
