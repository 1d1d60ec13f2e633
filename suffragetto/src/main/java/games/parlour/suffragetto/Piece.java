package games.parlour.suffragetto;

/** The four kinds of pieces. */
enum Piece {
  SUFFRAGETTE("suffragette", 's', Faction.SUFFRAGETTES, false),
  LEADER("leader", 'L', Faction.SUFFRAGETTES, true),
  POLICEMAN("policeman", 'p', Faction.POLICE, false),
  INSPECTOR("inspector", 'I', Faction.POLICE, true);

  private final String id;
  private final char letter;
  private final Faction faction;
  private final boolean large;

  Piece(String id, char letter, Faction faction, boolean large) {
    this.id = id;
    this.letter = letter;
    this.faction = faction;
    this.large = large;
  }

  /** Its name in texts and drawings. */
  String id() {
    return id;
  }

  /** How written positions show it. */
  char letter() {
    return letter;
  }

  Faction faction() {
    return faction;
  }

  /** Whether it is a Leader or an Inspector. */
  boolean large() {
    return large;
  }

  /** S2: how many of this kind there are. */
  int inAll() {
    return large ? 5 : 16;
  }

  static Piece of(Faction faction, boolean large) {
    return faction == Faction.SUFFRAGETTES
        ? (large ? LEADER : SUFFRAGETTE)
        : (large ? INSPECTOR : POLICEMAN);
  }
}
