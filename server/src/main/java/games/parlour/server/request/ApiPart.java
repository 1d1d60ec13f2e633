package games.parlour.server.request;

/** A part of the interface for programs, with addresses of its own. */
@FunctionalInterface
public interface ApiPart {
  /** Puts its addresses where they are found. */
  void register(Api api);
}
