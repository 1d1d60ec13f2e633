package games.parlour.server.http;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes and reads JSON. Thread-safe. */
public final class Json {
  private final JsonMapper mapper =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** A value as JSON. */
  public String text(Object value) {
    return mapper.writeValueAsString(value);
  }

  JsonMapper mapper() {
    return mapper;
  }
}
