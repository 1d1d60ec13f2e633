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
  /** Hints and analysis for everybody, once all who play have said so. */
  ALLOW_HELP,
  ASK_PAUSE,
  ACCEPT_PAUSE,
  DECLINE_PAUSE,
  RESUME,
  /** The next player has taken a shared device over. */
  READY,
  TAKE_VACATION,
  END_VACATION,
  /** Ends a game whose other side has left. */
  CLAIM_WIN,
  CLAIM_ABORT,
  PROPOSE_SUBSTITUTE,
  ACCEPT_SUBSTITUTE,
  DECLINE_SUBSTITUTE,
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
