package games.parlour.server.request;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The JSON object that somebody sent, read with care: what is wrong is named. */
public final class RequestBody {
  private final JsonNode object;

  private RequestBody(JsonNode object) {
    this.object = object;
  }

  /** Reads a body that may have these fields and no others. */
  public static RequestBody of(Context context, JsonAnswers json, String form, String... fields) {
    return read(context, json, () -> bytes(context::bodyAsBytes), form, fields);
  }

  /** Reads a body that may be larger than others, but not larger than this. */
  public static RequestBody large(
      Context context, JsonAnswers json, int most, String form, String... fields) {
    return read(context, json, () -> bytes(() -> bounded(context, most)), form, fields);
  }

  /** Reads twice as much as may come before it refuses: whoever sends hears the answer then. */
  private static byte[] bounded(Context context, int most) throws IOException {
    byte[] read = context.bodyInputStream().readNBytes(2 * most);
    if (read.length > most) {
      throw new ProblemException(ProblemKind.TOO_LARGE, Text.of("problem.large", "most", most));
    }
    return read;
  }

  private static RequestBody read(
      Context context, JsonAnswers json, Supplier<byte[]> bytes, String form, String... fields) {
    String type = context.contentType();
    if (type == null || !type.split(";", 2)[0].strip().equals("application/json")) {
      throw new ProblemException(ProblemKind.MEDIA_TYPE, Text.of("problem.type"));
    }
    JsonNode node;
    try {
      node = json.mapper().readTree(bytes.get());
    } catch (JacksonException unreadable) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.body", "form", form));
    }
    if (!node.isObject()) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.body", "form", form));
    }
    RequestBody body = new RequestBody(node);
    body.only(fields);
    return body;
  }

  /** Refuses fields that mean nothing here. */
  void only(String... fields) {
    for (String name : object.propertyNames()) {
      if (!List.of(fields).contains(name)) {
        throw new ProblemException(
            ProblemKind.INVALID,
            Text.of("problem.field.unknown", "field", name, "fields", List.of(fields)));
      }
    }
  }

  /** An object that may be there. */
  Optional<RequestBody> object(String field) {
    if (!has(field)) {
      return Optional.empty();
    }
    JsonNode value = object.get(field);
    if (!value.isObject()) {
      throw wrong(field, "object");
    }
    return Optional.of(new RequestBody(value));
  }

  /** The bytes; a body that breaks off or is cut into wrong pieces is no fault of the server. */
  private static byte[] bytes(Callable<byte[]> body) {
    try {
      return body.call();
    } catch (ProblemException | HttpResponseException told) {
      throw told;
    } catch (Exception broken) {
      for (Throwable at = broken; at != null; at = at.getCause()) {
        if (at instanceof TimeoutException) {
          throw new ProblemException(ProblemKind.TOO_SLOW, Text.of("problem.slow"));
        }
      }
      if (broken instanceof IOException || broken instanceof HttpException) {
        throw new ProblemException(ProblemKind.INVALID, Text.of("problem.request"));
      }
      throw broken instanceof RuntimeException fault ? fault : new IllegalStateException(broken);
    }
  }

  /** Whether anything is said of a field. */
  public boolean has(String field) {
    JsonNode value = object.get(field);
    return value != null && !value.isNull();
  }

  /** A text that must be there. */
  public String text(String field) {
    return optional(field).orElseThrow(() -> wrong(field, "text"));
  }

  /** A text that may be there. */
  public Optional<String> optional(String field) {
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isString()) {
      throw wrong(field, "text");
    }
    return Optional.of(value.stringValue());
  }

  /** A whole number from 0 that must be there. */
  public int number(String field) {
    JsonNode value = object.get(field);
    if (value == null || !value.isIntegralNumber() || !value.canConvertToInt()) {
      throw wrong(field, "number");
    }
    int number = value.intValue();
    if (number < 0) {
      throw wrong(field, "number");
    }
    return number;
  }

  /** Yes or no; no where it is not said. */
  public boolean flag(String field) {
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      return false;
    }
    if (!value.isBoolean()) {
      throw wrong(field, "flag");
    }
    return value.booleanValue();
  }

  /** Texts by name; none where it is not said. */
  public Map<String, String> texts(String field) {
    Map<String, String> texts = new TreeMap<>();
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      return texts;
    }
    if (!value.isObject()) {
      throw wrong(field, "texts");
    }
    for (Map.Entry<String, JsonNode> member : value.properties()) {
      if (!member.getValue().isString()) {
        throw wrong(field, "texts");
      }
      texts.put(member.getKey(), member.getValue().stringValue());
    }
    return texts;
  }

  /** Texts in order; none where it is not said. */
  public List<String> lines(String field) {
    List<String> lines = new ArrayList<>();
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      return lines;
    }
    if (!value.isArray()) {
      throw wrong(field, "lines");
    }
    for (JsonNode member : value.values()) {
      if (!member.isString()) {
        throw wrong(field, "lines");
      }
      lines.add(member.stringValue());
    }
    return lines;
  }

  /** Whole numbers from 0 by name; none where it is not said. */
  public Map<String, Integer> counts(String field) {
    return object(field).map(RequestBody::allCounts).orElse(Map.of());
  }

  private Map<String, Integer> allCounts() {
    Map<String, Integer> counts = new TreeMap<>();
    object.propertyNames().forEach(name -> counts.put(name, number(name)));
    return counts;
  }

  /** Whole numbers from 0; none where it is not said. */
  public List<Integer> numbers(String field) {
    List<Integer> numbers = new ArrayList<>();
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      return numbers;
    }
    if (!value.isArray()) {
      throw wrong(field, "numbers");
    }
    for (JsonNode member : value.values()) {
      if (!member.isIntegralNumber() || !member.canConvertToInt() || member.intValue() < 0) {
        throw wrong(field, "numbers");
      }
      numbers.add(member.intValue());
    }
    return numbers;
  }

  private static ProblemException wrong(String field, String form) {
    return new ProblemException(
        ProblemKind.INVALID,
        Text.of("problem.field", "field", field, "form", Text.of("form." + form)));
  }
}
