package games.parlour.server.api.summary;

import games.parlour.core.table.GameSummary;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.store.ending.EndingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Puts what is stored of a game's end into words, and the reason for it into the store. */
public final class EndingText {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private EndingText() {}

  /** What is to be stored of a game that is over. */
  public static EndingRow row(
      String table, String game, boolean listed, GameSummary summary, long ended) {
    String winner = summary.calledOff() ? EndingRow.CALLED_OFF : summary.winner().orElse("");
    return new EndingRow(
        table, game, listed, winner, summary.turns(), write(summary.reason()), ended);
  }

  /** How a game went, in the words of its game. */
  public static String told(EndingRow row, Catalogue words) {
    boolean off = row.winner().equals(EndingRow.CALLED_OFF);
    Optional<String> winner = Optional.of(row.winner()).filter(side -> !off && !side.isEmpty());
    GameSummary summary = new GameSummary(winner, off, row.turns(), read(row.reason()));
    return words.tell(summary.text(words));
  }

  /** A text as JSON: its key, and its arguments by their names. */
  static String write(Text text) {
    return MAPPER.writeValueAsString(plain(text));
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Text text -> {
        Map<String, Object> args = new TreeMap<>();
        text.args().forEach((name, arg) -> args.put(name, plain(arg)));
        yield Map.of("key", text.key(), "args", args);
      }
      case List<?> list -> list.stream().map(EndingText::plain).toList();
      default -> value;
    };
  }

  /** The text that was written. */
  static Text read(String json) {
    return (Text) value(MAPPER.readTree(json));
  }

  private static Object value(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> args = new TreeMap<>();
      node.path("args").properties().forEach(arg -> args.put(arg.getKey(), value(arg.getValue())));
      return new Text(node.path("key").asString(), args);
    }
    if (node.isArray()) {
      List<Object> all = new ArrayList<>();
      node.forEach(item -> all.add(value(item)));
      return all;
    }
    return node.isNumber() ? Integer.valueOf(node.asInt()) : node.asString();
  }
}
