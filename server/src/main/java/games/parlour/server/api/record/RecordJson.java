package games.parlour.server.api.record;

import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The JSON form of a game record; docs/notation.md describes it beside the text form. */
public final class RecordJson {
  private static final String FORMAT = "parlour-record";
  private static final int VERSION = 1;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private RecordJson() {}

  /** The record that a text holds in either form: JSON begins with a brace. */
  public static RecordText.Parsed readAny(String text) {
    return text.stripLeading().startsWith("{") ? read(text) : RecordText.read(text);
  }

  /** Writes a record. */
  public static String write(GameRecord record) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("format", FORMAT);
    fields.put("version", VERSION);
    fields.put("game", record.setup().game());
    fields.put("rules", record.setup().rules());
    fields.put("options", record.setup().options());
    fields.put("position", record.setup().position().orElse(null));
    fields.put("tags", record.tags());
    fields.put("entries", record.log().stream().map(RecordJson::fields).toList());
    return MAPPER.writeValueAsString(fields) + "\n";
  }

  private static Map<String, Object> fields(Entry entry) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("number", entry.number());
    switch (entry) {
      case Entry.Moved moved -> {
        fields.put("seat", moved.seat());
        fields.put("move", moved.move());
      }
      case Entry.Dealt dealt -> fields.put("outcome", dealt.outcome());
      case Entry.Acted acted -> {
        fields.put("seat", acted.seat());
        fields.put("act", acted.act().word());
      }
      case Entry.TakenBack back -> {
        fields.put("seat", back.seat());
        fields.put("takeback", back.to());
      }
    }
    return fields;
  }

  /** Reads a record; an entry that cannot be read is refused by its number. */
  public static RecordText.Parsed read(String text) {
    JsonNode root;
    try {
      root = MAPPER.readTree(text);
    } catch (JacksonException broken) {
      throw wrong("JSON");
    }
    if (!root.path("format").asString("").equals(FORMAT)) {
      throw wrong("format");
    }
    if (root.path("version").asInt(0) != VERSION) {
      throw wrong("version");
    }
    JsonNode rules = root.path("rules");
    if (!rules.isInt() || rules.intValue() < 0) {
      throw wrong("rules");
    }
    JsonNode position = root.path("position");
    Optional<String> begun =
        position.isMissingNode() || position.isNull()
            ? Optional.empty()
            : Optional.of(text(position, "position"));
    Setup setup =
        new Setup(text(root.path("game"), "game"), rules.intValue(), texts(root, "options"), begun);
    JsonNode entries = root.path("entries");
    if (!entries.isArray()) {
      throw wrong("entries");
    }
    List<Entry> log = new ArrayList<>();
    entries.forEach(entry -> log.add(entry(entry, log.size() + 1)));
    try {
      return new RecordText.Parsed(new GameRecord(setup, texts(root, "tags"), log), List.of());
    } catch (IllegalArgumentException noTag) {
      throw wrong("tags");
    }
  }

  private static Entry entry(JsonNode entry, int number) {
    String seat = entry.path("seat").asString("");
    String line =
        entry.has("move")
            ? seat + " " + entry.path("move").asString("")
            : entry.has("outcome")
                ? "* " + entry.path("outcome").asString("")
                : entry.has("act")
                    ? seat + " !" + entry.path("act").asString("")
                    : seat + " !takeback " + entry.path("takeback").asString("");
    Text why = Text.of("refused.record.entry", "text", entry.toString(), "number", number);
    if (!entry.isObject() || entry.path("number").asInt(0) != number || isTwofold(entry)) {
      throw RecordText.wrongEntry(number, why);
    }
    try {
      return RecordText.entry(number, line);
    } catch (Refusal refused) {
      boolean act =
          refused.reason().args().get("why") instanceof Text told
              && told.key().equals("refused.record.act");
      Text unknown = Text.of("refused.record.act", "act", entry.path("act").asString(""));
      throw RecordText.wrongEntry(number, act ? unknown : why);
    }
  }

  /** An entry says one thing; a seat called like the star of chance would say two. */
  private static boolean isTwofold(JsonNode entry) {
    long said = List.of("move", "outcome", "act", "takeback").stream().filter(entry::has).count();
    return said != 1
        || entry.path("seat").asString("").equals("*")
        || entry.path("move").asString("").startsWith("!");
  }

  private static Map<String, String> texts(JsonNode root, String field) {
    Map<String, String> texts = new TreeMap<>();
    JsonNode node = root.path(field);
    if (!node.isMissingNode() && !node.isObject()) {
      throw wrong(field);
    }
    node.properties().forEach(one -> texts.put(one.getKey(), text(one.getValue(), field)));
    return texts;
  }

  private static String text(JsonNode node, String field) {
    if (!node.isString() || node.stringValue().lines().count() > 1) {
      throw wrong(field);
    }
    return node.stringValue();
  }

  private static Refusal wrong(String field) {
    return new Refusal(Text.of("refused.record.json", "format", FORMAT, "field", field));
  }
}
