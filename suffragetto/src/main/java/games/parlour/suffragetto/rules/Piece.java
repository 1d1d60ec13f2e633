package games.parlour.suffragetto.rules;

/** The four kinds of pieces. */
public enum Piece {
  SUFFRAGETTE("suffragette", 's', Faction.SUFFRAGETTES, false),
  LEADER("leader", 'L', Faction.SUFFRAGETTES, true),
  POLICEMAN("policeman", 'p', Faction.POLICE, false),
  INSPECTOR("inspector", 'I', Faction.POLICE, true);

  private final String id;
  private final char letter;
  private final Faction faction;
  private final boolean isLarge;

  Piece(String id, char letter, Faction faction, boolean large) {
    this.id = id;
    this.letter = letter;
    this.faction = faction;
    this.isLarge = large;
  }

  /** Its name in texts and drawings. */
  public String id() {
    return id;
  }

  /** How written positions show it. */
  char letter() {
    return letter;
  }

  public Faction faction() {
    return faction;
  }

  /** Whether it is a Leader or an Inspector. */
  public boolean isLarge() {
    return isLarge;
  }

  /** S2: how many of this kind there are. */
  int inAll() {
    return isLarge ? 5 : 16;
  }

  public static Piece of(Faction faction, boolean large) {
    return faction == Faction.SUFFRAGETTES
        ? (large ? LEADER : SUFFRAGETTE)
        : (large ? INSPECTOR : POLICEMAN);
  }
}
