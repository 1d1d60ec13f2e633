package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.RawAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/**
 * What attackers know of a server: more than they could, so that nothing depends on their guesses.
 * Thread-safe.
 */
final class AttackTarget {
  private final int port;
  private final boolean raised;
  private final List<HonestTable> tables = new CopyOnWriteArrayList<>();
  private final List<String> sealed = new CopyOnWriteArrayList<>();
  private final Set<String> hands = ConcurrentHashMap.newKeySet();
  private final Set<String> secrets = ConcurrentHashMap.newKeySet();

  /**
   * A server.
   *
   * @param raised whether its limits let nearly everything through
   */
  AttackTarget(int port, boolean raised) {
    this.port = port;
    this.raised = raised;
  }

  int port() {
    return port;
  }

  boolean isRaised() {
    return raised;
  }

  void add(HonestTable table) {
    tables.add(table);
    secrets.addAll(table.secrets());
  }

  void remove(HonestTable table) {
    tables.remove(table);
  }

  /** A table that is dealt and that nobody touches: what is in its hands stays secret. */
  void addSealed(HonestTable table) {
    add(table);
    sealed.add(table.id());
    for (HonestSeat seat : table.seats()) {
      for (JsonNode offer : seat.state().path("offers")) {
        hands.add("\"" + offer.path("move").asString("") + "\"");
      }
    }
  }

  List<HonestTable> tables() {
    return tables;
  }

  /** What a request and its answer tell that they must not; empty if nothing. */
  List<String> leaks(String request, RawAnswer answer) {
    List<String> leaks = new ArrayList<>();
    for (String secret : secrets) {
      if (answer.body().contains(secret) && !request.contains(secret)) {
        leaks.add("a secret of honest players");
      }
    }
    if (sealed.stream().anyMatch(request::contains)) {
      hands.stream()
          .filter(card -> answer.body().contains(card) && !request.contains(card))
          .forEach(card -> leaks.add("a hidden card: " + card));
    }
    return leaks;
  }
}
