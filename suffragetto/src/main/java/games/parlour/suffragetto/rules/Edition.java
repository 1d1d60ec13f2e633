package games.parlour.suffragetto.rules;

/** S10: the three editions of the rules, and what each says differently. */
public enum Edition {
  /** The leaflet sold with the game. */
  LEAFLET("1908", true, true, false, false),
  /** The leaflet, edited by R. Shelby. */
  SHELBY("2016", true, true, false, true),
  /** A German edition. */
  GERMAN("german", false, false, true, true);

  private final String word;
  private final boolean travelsOverEnemies;
  private final boolean hopsOverStreets;
  private final boolean putsInside;
  private final boolean asksConsent;

  Edition(
      String word,
      boolean travelsOverEnemies,
      boolean hopsOverStreets,
      boolean putsInside,
      boolean asksConsent) {
    this.word = word;
    this.travelsOverEnemies = travelsOverEnemies;
    this.hopsOverStreets = hopsOverStreets;
    this.putsInside = putsInside;
    this.asksConsent = asksConsent;
  }

  /** Its value as an option. */
  public String word() {
    return word;
  }

  /** S5: whether an enemy may be hopped over without being captured. */
  public boolean travelsOverEnemies() {
    return travelsOverEnemies;
  }

  /** S5: whether a piece on a street may be hopped over. */
  public boolean hopsOverStreets() {
    return hopsOverStreets;
  }

  /** S7: whether a piece inside the building is put on any free square of it. */
  public boolean putsInside() {
    return putsInside;
  }

  /** S8: whether the other player may decline an exchange. */
  public boolean asksConsent() {
    return asksConsent;
  }

  static Edition of(String word) {
    for (Edition edition : values()) {
      if (edition.word.equals(word)) {
        return edition;
      }
    }
    throw new IllegalArgumentException("no edition " + word);
  }
}
