package games.parlour.server.tables;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody can do at a table besides moving. */
public enum TableAct {
  UNDO,
  RESIGN,
  OFFER_DRAW,
  ACCEPT_DRAW,
  DECLINE_DRAW,
  ASK_TAKEBACK,
  ACCEPT_TAKEBACK,
  DECLINE_TAKEBACK,
  REMATCH,
  /** Ends a table whose seats are not all taken. */
  CLOSE;

  /** How the interface writes it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The act with this word. */
  public static Optional<TableAct> of(String word) {
    return Stream.of(values()).filter(act -> act.word().equals(word)).findFirst();
  }
}
