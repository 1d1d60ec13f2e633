package games.parlour.server.store;

import java.util.Locale;

/** How far a table is. */
public enum TableStatus {
  /** A seat is free. */
  OPEN,
  PLAYING,
  OVER;

  /** How the store and the interface write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The status with this word. */
  public static TableStatus of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
