package games.parlour.server.node;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who follows which table at other nodes, as far as this one has heard. Thread-safe. */
public final class PresenceCache {
  private static final long HERE = Long.MAX_VALUE;

  /** By table, guest and node: when they left, or {@link #HERE}. */
  private volatile Map<String, Map<String, Map<String, Long>>> tables = new ConcurrentHashMap<>();

  /**
   * Somebody at one node.
   *
   * @param left when they left; nothing while they are there
   */
  public record Presence(String table, String guest, String node, OptionalLong left) {
    Presence leftAt(long moment) {
      return new Presence(table, guest, node, OptionalLong.of(moment));
    }
  }

  /** Somebody came to a table at a node, or left it. */
  public synchronized void set(Presence one) {
    set(tables, one);
  }

  private static void set(Map<String, Map<String, Map<String, Long>>> tables, Presence one) {
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

  /**
   * What is known from now on. The database forgets who was here when it breaks down, so whoever is
   * not named any more has left at this moment, unless they left before; those are answered.
   */
  public synchronized List<Presence> reset(Collection<Presence> all, long moment) {
    Map<String, Map<String, Map<String, Long>>> fresh = new ConcurrentHashMap<>();
    all.forEach(one -> set(fresh, one));
    List<Presence> gone = new ArrayList<>();
    for (Presence before : entries()) {
      if (!nodes(fresh, before.table(), before.guest()).containsKey(before.node())) {
        Presence left = before.left().isPresent() ? before : before.leftAt(moment);
        set(fresh, left);
        if (before.left().isEmpty()) {
          gone.add(left);
        }
      }
    }
    tables = fresh;
    return gone;
  }

  private List<Presence> entries() {
    List<Presence> entries = new ArrayList<>();
    tables.forEach(
        (table, guests) ->
            guests.forEach(
                (guest, nodes) ->
                    nodes.forEach(
                        (node, left) ->
                            entries.add(
                                new Presence(
                                    table,
                                    guest,
                                    node,
                                    left == HERE
                                        ? OptionalLong.empty()
                                        : OptionalLong.of(left))))));
    return entries;
  }

  /** Whether somebody is connected to a table at another node. */
  public boolean isHere(String table, String guest) {
    return nodes(tables, table, guest).containsValue(HERE);
  }

  /** When somebody was last connected to a table at another node, if that is known. */
  public OptionalLong left(String table, String guest) {
    return nodes(tables, table, guest).values().stream()
        .filter(left -> left != HERE)
        .mapToLong(Long::longValue)
        .max();
  }

  private static Map<String, Long> nodes(
      Map<String, Map<String, Map<String, Long>>> tables, String table, String guest) {
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
  public synchronized void forgetBefore(long moment) {
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
