package games.parlour.server.http;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The JSON object that somebody sent, read with care: what is wrong is named. */
final class RequestBody {
  private final JsonNode object;

  private RequestBody(JsonNode object) {
    this.object = object;
  }

  /** Reads a body that may have these fields and no others. */
  static RequestBody of(Context context, JsonAnswers json, String form, String... fields) {
    String type = context.contentType();
    if (type == null || !type.split(";", 2)[0].strip().equals("application/json")) {
      throw new ProblemException(ProblemKind.MEDIA_TYPE, Text.of("problem.type"));
    }
    JsonNode node;
    try {
      node = json.mapper().readTree(bytes(context));
    } catch (JacksonException unreadable) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.body", "form", form));
    }
    if (!node.isObject()) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.body", "form", form));
    }
    for (String name : node.propertyNames()) {
      if (!List.of(fields).contains(name)) {
        throw new ProblemException(
            ProblemKind.INVALID,
            Text.of("problem.field.unknown", "field", name, "fields", List.of(fields)));
      }
    }
    return new RequestBody(node);
  }

  /** The bytes; a body that breaks off or is cut into wrong pieces is no fault of the server. */
  private static byte[] bytes(Context context) {
    try {
      return context.bodyAsBytes();
    } catch (Exception broken) {
      for (Throwable at = broken; at != null; at = at.getCause()) {
        if (at instanceof TimeoutException) {
          throw new ProblemException(ProblemKind.TOO_SLOW, Text.of("problem.slow"));
        }
      }
      if (broken instanceof IOException || broken instanceof HttpException) {
        throw new ProblemException(ProblemKind.INVALID, Text.of("problem.request"));
      }
      throw broken;
    }
  }

  /** Whether anything is said of a field. */
  boolean has(String field) {
    JsonNode value = object.get(field);
    return value != null && !value.isNull();
  }

  /** A text that must be there. */
  String text(String field) {
    return optional(field).orElseThrow(() -> wrong(field, "text"));
  }

  /** A text that may be there. */
  Optional<String> optional(String field) {
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
  int number(String field) {
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
  boolean flag(String field) {
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
  Map<String, String> texts(String field) {
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

  private static ProblemException wrong(String field, String form) {
    return new ProblemException(
        ProblemKind.INVALID,
        Text.of("problem.field", "field", field, "form", Text.of("form." + form)));
  }
}
