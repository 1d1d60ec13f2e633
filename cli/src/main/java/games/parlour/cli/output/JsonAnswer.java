package games.parlour.cli.output;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Answers for programs: maps, lists, strings and numbers as JSON, keys in the order given. */
public final class JsonAnswer {
  private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

  /** Adds a field; one that is not known is null. */
  public JsonAnswer with(String key, @Nullable Object value) {
    fields.put(key, value instanceof JsonAnswer json ? json.fields : value);
    return this;
  }

  /** The fields, to be put into another answer. */
  public Map<String, @Nullable Object> fields() {
    return fields;
  }

  /** On one line. */
  public String line() {
    return JsonMapper.builder().build().writeValueAsString(fields);
  }

  /** On several lines, for eyes. */
  public String page() {
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(fields);
  }
}
