package games.parlour.votes.rules.state;

/** What a move does, and what it names. */
public enum MoveKind {
  COMMIT("commit", Names.NUMBER),
  DEFER("defer", Names.NOTHING),
  MATCH("match", Names.NOTHING),
  SUPERSEDE("supersede", Names.NOTHING),
  TAKE("take", Names.CARD),
  EVENT("event", Names.CARD),
  CAMPAIGN("campaign", Names.CARD),
  ORGANIZE("organize", Names.CARD),
  LOBBY("lobby", Names.CARD),
  DISCARD("discard", Names.CARD),
  CLAIMED("claimed", Names.CARD),
  DONE("done", Names.NOTHING),
  REROLL("reroll", Names.NOTHING),
  KEEP("keep", Names.NOTHING),
  ASSIGN("assign", Names.CAMPAIGNER),
  ACT("act", Names.CAMPAIGNER),
  MOVE("move", Names.CAMPAIGNER_REGION),
  STOP("stop", Names.NOTHING),
  PUT("+", Names.STATE_COLOUR),
  TAKE_OUT("-", Names.STATE_COLOUR),
  CLEAR("clear", Names.STATE),
  PICK("pick", Names.STATE),
  REGION("region", Names.REGION),
  USE("use", Names.NUMBER),
  TOP("top", Names.CARD),
  BOTTOM("bottom", Names.CARD),
  END("end", Names.CARD),
  OUT("out", Names.CARD),
  VOTE("vote", Names.STATE),
  PASS("pass", Names.NOTHING),
  ASIDE("aside", Names.CARD),
  DRAW("draw", Names.CARD),
  DIE("die", Names.NUMBER),
  LOSE("lose", Names.CARD),
  OWNER("owner", Names.ROLE),
  LOOK("look", Names.ROLE),
  GIVE("give", Names.CARD),
  OFFER("offer", Names.NOTHING),
  ACCEPT("accept", Names.NOTHING),
  DECLINE("decline", Names.NOTHING),
  READY("ready", Names.NOTHING);

  /** What a kind of move names besides itself. */
  public enum Names {
    NOTHING,
    NUMBER,
    CARD,
    CAMPAIGNER,
    CAMPAIGNER_REGION,
    STATE_COLOUR,
    STATE,
    REGION,
    ROLE
  }

  private static final MoveKind[] ALL = values();

  private final String word;
  private final Names names;

  MoveKind(String word, Names names) {
    this.word = word;
    this.names = names;
  }

  /** The word that its notation begins with, or the sign between a state and a colour. */
  public String word() {
    return word;
  }

  public Names names() {
    return names;
  }

  /** The move of this kind as a number. */
  public long code(int first, int second) {
    return (long) ordinal() << 32 | first << 16 | second;
  }

  public long code(int first) {
    return code(first, 0);
  }

  public long code() {
    return code(0, 0);
  }

  public static MoveKind of(long code) {
    return ALL[(int) (code >>> 32)];
  }

  public static int first(long code) {
    return (int) (code >>> 16) & 0xFFFF;
  }

  public static int second(long code) {
    return (int) code & 0xFFFF;
  }
}
