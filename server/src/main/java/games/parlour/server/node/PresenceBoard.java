package games.parlour.server.node;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who follows which table at other nodes, as far as this one has heard. Thread-safe. */
public final class PresenceBoard {
  /** By table, guest and node: when they left, or {@link #HERE}. */
  private final Map<String, Map<String, Map<String, Long>>> tables = new ConcurrentHashMap<>();

  private static final long HERE = Long.MAX_VALUE;

  /**
   * Somebody at one node.
   *
   * @param left when they left; nothing while they are there
   */
  public record Presence(String table, String guest, String node, OptionalLong left) {}

  /** Somebody came to a table at a node, or left it. */
  public void set(Presence one) {
    tables.compute(
        one.table(),
        (id, known) -> {
          Map<String, Map<String, Long>> guests = known == null ? new ConcurrentHashMap<>() : known;
          guests
              .computeIfAbsent(one.guest(), guest -> new ConcurrentHashMap<>())
              .put(one.node(), one.left().orElse(HERE));
          return guests;
        });
  }

  /** All that is known from now on. */
  public void reset(Collection<Presence> all) {
    tables.clear();
    all.forEach(this::set);
  }

  /** Whether somebody is connected to a table at another node. */
  public boolean isHere(String table, String guest) {
    return nodes(table, guest).containsValue(HERE);
  }

  /** When somebody was last connected to a table at another node, if that is known. */
  public OptionalLong left(String table, String guest) {
    return nodes(table, guest).values().stream()
        .filter(left -> left != HERE)
        .mapToLong(Long::longValue)
        .max();
  }

  private Map<String, Long> nodes(String table, String guest) {
    return tables.getOrDefault(table, Map.of()).getOrDefault(guest, Map.of());
  }

  /** Whether somebody is connected to any table at another node. */
  public boolean follows(String guest) {
    return tables.values().stream()
        .anyMatch(guests -> guests.getOrDefault(guest, Map.of()).containsValue(HERE));
  }

  /** All who are connected to any table at another node, in a set of the caller's own. */
  public Set<String> following() {
    Set<String> following = new HashSet<>();
    for (Map<String, Map<String, Long>> guests : tables.values()) {
      guests.forEach(
          (guest, nodes) -> {
            if (nodes.containsValue(HERE)) {
              following.add(guest);
            }
          });
    }
    return following;
  }

  /** Forgets those who left before a moment. */
  public void forgetBefore(long moment) {
    tables
        .keySet()
        .forEach(
            id ->
                tables.computeIfPresent(
                    id,
                    (table, guests) -> {
                      guests.values().forEach(nodes -> nodes.values().removeIf(at -> at < moment));
                      guests.values().removeIf(Map::isEmpty);
                      return guests.isEmpty() ? null : guests;
                    }));
  }
}
