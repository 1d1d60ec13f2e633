package games.parlour.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Answers for programs: maps, lists, strings and numbers as JSON, keys in the order given. */
final class Json {
  private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

  /** Adds a field; one that is not known is null. */
  Json with(String key, @Nullable Object value) {
    fields.put(key, value instanceof Json json ? json.fields : value);
    return this;
  }

  /** The fields, to be put into another answer. */
  Map<String, @Nullable Object> fields() {
    return fields;
  }

  /** On one line. */
  String line() {
    return JsonMapper.builder().build().writeValueAsString(fields);
  }

  /** On several lines, for eyes. */
  String page() {
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .build()
        .writeValueAsString(fields);
  }
}
