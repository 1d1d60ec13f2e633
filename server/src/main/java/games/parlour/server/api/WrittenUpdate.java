package games.parlour.server.api;

/** What changed at a table, as JSON for one guest. */
public final class WrittenUpdate {
  private final String kind;
  private final byte[] json;
  private final int after;
  private final long revision;
  private final long version;

  WrittenUpdate(String kind, byte[] json, int after, long revision, long version) {
    this.kind = kind;
    this.json = json;
    this.after = after;
    this.revision = revision;
    this.version = version;
  }

  /** What kind of event tells it: "update", or "seats" where only who sits there has changed. */
  public String kind() {
    return kind;
  }

  /** Whether only who sits there has changed. */
  public boolean isOfSeats() {
    return kind.equals("seats");
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

  /** The number of the stored state that it tells; a table's numbers only grow. */
  public long version() {
    return version;
  }
}
