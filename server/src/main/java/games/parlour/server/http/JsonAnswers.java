package games.parlour.server.http;

import io.javalin.http.Context;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes and reads JSON. Thread-safe. */
public final class JsonAnswers {
  private final JsonMapper mapper =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** A value as JSON. */
  public String text(Object value) {
    return mapper.writeValueAsString(value);
  }

  /** Answers with a value. */
  void tell(Context context, Object value) {
    send(context, text(value));
  }

  /** Answers with what is JSON already. */
  void send(Context context, String json) {
    context.header("Cache-Control", "no-store").contentType("application/json").result(json);
  }

  JsonMapper mapper() {
    return mapper;
  }
}
