package games.parlour.server.api.cards;

import games.parlour.server.secret.SecretGenerator;

/** The cards of a game in one language, as JSON that was written once. */
public final class WrittenIndex {
  private static final int TAG = 16;

  private final byte[] json;
  private final String tag;

  WrittenIndex(byte[] json) {
    this.json = json;
    this.tag = "W/\"" + SecretGenerator.hash(json).substring(0, TAG) + "\"";
  }

  /** The document; not to be changed. */
  public byte[] json() {
    return json;
  }

  /** By what a browser asks whether it has this one already. */
  public String tag() {
    return tag;
  }
}
