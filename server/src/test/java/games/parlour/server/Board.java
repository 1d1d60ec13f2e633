package games.parlour.server;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A board as a page keeps it: what stands where, changed by motions alone. */
final class Board {
  private final Map<String, String> pieces = new TreeMap<>();
  private final Map<String, Map<String, Integer>> trays = new TreeMap<>();

  Board(JsonNode view) {
    for (JsonNode piece : view.path("pieces")) {
      pieces.put(piece.path("square").asString(), piece.path("kind").asString());
    }
    for (JsonNode tray : view.path("trays")) {
      Map<String, Integer> counts = new TreeMap<>();
      for (JsonNode count : tray.path("counts")) {
        counts.put(count.path("kind").asString(), count.path("count").asInt());
      }
      trays.put(tray.path("place").asString(), counts);
    }
  }

  /** Lets everything go where an entry says, in order. */
  void play(JsonNode entry) {
    for (JsonNode motion : entry.path("motions")) {
      String thing = motion.path("thing").asString();
      leave(thing, motion.path("from").asString());
      arrive(thing, motion.path("to").asString());
    }
  }

  private void leave(String thing, String from) {
    Map<String, Integer> tray = trays.get(from);
    if (tray != null) {
      tray.merge(thing, -1, Integer::sum);
    } else if (!thing.equals(pieces.remove(from))) {
      throw new AssertionError("there is no " + thing + " on " + from);
    }
  }

  private void arrive(String thing, String to) {
    Map<String, Integer> tray = trays.get(to);
    if (tray != null) {
      tray.merge(thing, 1, Integer::sum);
    } else if (pieces.put(to, thing) != null) {
      throw new AssertionError(to + " is taken");
    }
  }

  @Override
  public String toString() {
    return pieces + " " + trays;
  }
}
