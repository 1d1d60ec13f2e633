package games.parlour.server.store;

/** Hears how writing goes, on the thread that writes: it must be quick. */
public interface WriteListener {
  /** For whoever does not want to know. */
  WriteListener NONE =
      new WriteListener() {
        @Override
        public void written(int count, long nanos) {}

        @Override
        public void failed(int count, Throwable why) {}
      };

  /** So many changes are durable by one commit, which took so long. */
  void written(int count, long nanos);

  /** So many changes could not be stored, whether together or alone. */
  void failed(int count, Throwable why);
}
