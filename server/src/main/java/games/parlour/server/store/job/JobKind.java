package games.parlour.server.store.job;

import java.util.Locale;

/** What servers do by themselves for one table or game; each kind is kept in a table of its own. */
public enum JobKind {
  /** A computer is to move, or dice are to be thrown. */
  COMPUTER,
  /** Somebody's time runs out. */
  FLAG,
  /** A game is to be judged. */
  ANALYSIS;

  /** How the store and the log write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The table of the database that holds such jobs. */
  public String table() {
    return word() + "_job";
  }
}
