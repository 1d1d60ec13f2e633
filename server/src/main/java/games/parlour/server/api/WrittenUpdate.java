package games.parlour.server.api;

/** What changed at a table, as JSON for one guest. */
public final class WrittenUpdate {
  private final String kind;
  private final byte[] json;
  private final int after;
  private final long revision;

  WrittenUpdate(String kind, byte[] json, int after, long revision) {
    this.kind = kind;
    this.json = json;
    this.after = after;
    this.revision = revision;
  }

  /** What kind of event tells it: "update", or "seats" where only who sits there has changed. */
  public String kind() {
    return kind;
  }

  /** The document; not to be changed. */
  public byte[] json() {
    return json;
  }

  /** The number of the last entry that it tells of. */
  public int after() {
    return after;
  }

  /** Which state of the table it tells. */
  public long revision() {
    return revision;
  }
}
