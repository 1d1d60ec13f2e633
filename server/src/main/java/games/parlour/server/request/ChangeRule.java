package games.parlour.server.request;

/** Who may change something at an address, beyond what the address itself asks for. */
@FunctionalInterface
public interface ChangeRule {
  /** Everybody everywhere. */
  ChangeRule NONE = (guest, path) -> {};

  /** Refuses a guest who may change nothing there; the path is as it was registered. */
  void check(String guest, String path);
}
