package games.parlour.core.record;

/** One numbered line of a game's log; it is never changed or removed. */
public sealed interface Entry {
  /** Its number, counted from one. */
  int number();

  /** A move by a seat, as text. */
  record Moved(int number, String seat, String move) implements Entry {}

  /** An outcome of chance, as text. */
  record Dealt(int number, String outcome) implements Entry {}

  /** Something a seat did at the table without moving. */
  record Acted(int number, String seat, Act act) implements Entry {}

  /** The position went back to where it stood after entry {@code to} (0 is the start). */
  record TakenBack(int number, String seat, int to) implements Entry {}

  /** What a seat can do at the table besides moving. */
  enum Act {
    RESIGN("resign"),
    OFFER_DRAW("offer-draw"),
    ACCEPT_DRAW("accept-draw"),
    DECLINE_DRAW("decline-draw"),
    /** Lets everybody at the table have hints and analysis, once all have said so. */
    ALLOW_HELP("allow-help"),
    FLAG("flag"),
    ABANDON("abandon"),
    /** The game is called off and counts for nobody. */
    ABORT("abort"),
    /** Whoever hosts the table called the game off; it counts for nobody. */
    CALL_OFF("call-off");

    private final String word;

    Act(String word) {
      this.word = word;
    }

    /** How records write it. */
    public String word() {
      return word;
    }
  }
}
