package games.parlour.server.request;

import games.parlour.server.api.ApiJson;
import io.javalin.http.Context;
import tools.jackson.databind.json.JsonMapper;

/** Writes and reads JSON. Thread-safe. */
public final class JsonAnswers {
  /** A value as JSON. */
  public String text(Object value) {
    return ApiJson.MAPPER.writeValueAsString(value);
  }

  /** Answers with a value. */
  public void tell(Context context, Object value) {
    send(context, ApiJson.MAPPER.writeValueAsBytes(value));
  }

  /** Answers with what is JSON already. */
  public void send(Context context, byte[] json) {
    context.header("Cache-Control", "no-store").contentType("application/json").result(json);
  }

  /** Answers with what is JSON already. */
  public void send(Context context, String json) {
    context.header("Cache-Control", "no-store").contentType("application/json").result(json);
  }

  /**
   * Answers with what is JSON already and seldom changes: a browser that has it is told no more
   * than that it is still the same.
   */
  public void sendUnlessKnown(Context context, byte[] json, String tag) {
    context
        .header("Cache-Control", "no-cache")
        .header("Vary", "Accept-Language, Accept-Encoding")
        .header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType("application/json").result(json);
    }
  }

  public JsonMapper mapper() {
    return ApiJson.MAPPER;
  }
}
