package games.parlour.core.text;

/** A language that every text is written in. */
public enum Language {
  EN("en"),
  DE("de");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** Its two letters. */
  public String tag() {
    return tag;
  }
}
