package games.parlour.server;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import games.parlour.core.Resources;
import games.parlour.server.api.TableDocuments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The interface's own description, and what an answer has that it does not describe. */
final class OpenApi {
  static final OpenApi OURS = new OpenApi(Resources.read(TableDocuments.class, "openapi.json"));

  /** How OpenAPI points to named things; plain JSON Schema has another place for them. */
  private static final String NAMED = "#/components/schemas/";

  private final JsonNode root;
  private final SchemaRegistry registry =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final List<Operation> operations;

  /** By identity: comparing the descriptions took longer than checking the answers. */
  private final Map<JsonNode, Schema> schemas =
      Collections.synchronizedMap(new IdentityHashMap<>());

  /** Something that can be asked: how, where, and what the description says of it. */
  record Operation(String method, String path, Pattern address, JsonNode said) {
    String id() {
      return said.path("operationId").asString();
    }

    boolean fits(String asked, String where) {
      return method.equals(asked) && address.matcher(where).matches();
    }
  }

  private OpenApi(String text) {
    this.root = Answer.MAPPER.readTree(text.replace(NAMED, "#/$defs/"));
    this.operations = operations(root);
  }

  List<Operation> operations() {
    return operations;
  }

  private static List<Operation> operations(JsonNode root) {
    List<Operation> all = new ArrayList<>();
    root.path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        said -> all.add(operation(said.getKey(), path.getKey(), said.getValue()))));
    return all;
  }

  private static Operation operation(String method, String path, JsonNode said) {
    Pattern address = Pattern.compile(path.replaceAll("\\{[a-z]+}", "[^/]+"));
    return new Operation(method, path, address, said);
  }

  /** The names of all operations. */
  Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    operations.forEach(operation -> ids.add(operation.id()));
    return ids;
  }

  /** What is wrong with an answer to a request; nothing if it is as described. */
  List<String> faults(String method, String address, Optional<JsonNode> sent, Answer answer) {
    String path = address.split("\\?", 2)[0].replaceFirst("/$", "");
    Optional<Operation> asked =
        operations.stream().filter(one -> one.fits(method, path)).findFirst();
    if (asked.isEmpty()) {
      return answer.status() >= 400 && answer.type().equals("application/problem+json")
          ? faults("Problem", answer.json())
          : List.of("not described: " + method + " " + path + " gives " + answer.status());
    }
    JsonNode said = asked.get().said();
    boolean done = answer.status() < 300;
    JsonNode responses = said.path("responses");
    String status = String.valueOf(answer.status());
    JsonNode response = responses.path(done || responses.has(status) ? status : "default");
    JsonNode content = response.path("content").path(answer.type());
    if (content.isMissingNode()) {
      return List.of("not described: " + asked.get().id() + " " + status + " " + answer.type());
    }
    List<String> faults = new ArrayList<>();
    if (!answer.json().isMissingNode()) {
      faults.addAll(check(content.path("schema"), answer.json()));
    }
    if (done && sent.isPresent()) {
      JsonNode body = said.path("requestBody").path("content").path("application/json");
      faults.addAll(check(body.path("schema"), sent.get()));
    }
    return faults;
  }

  /** What is wrong with a value that is to be one of the named things. */
  List<String> faults(String name, JsonNode value) {
    return check(root.path("components").path("schemas").path(name), value);
  }

  private List<String> check(JsonNode schema, JsonNode value) {
    if (schema.isMissingNode()) {
      return List.of("there is no schema for " + value);
    }
    return schemas.computeIfAbsent(schema, this::compiled).validate(value).stream()
        .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
        .toList();
  }

  /** A schema with the named things that it points to. */
  private Schema compiled(JsonNode schema) {
    ObjectNode whole = (ObjectNode) schema.deepCopy();
    whole.set("$defs", root.path("components").path("schemas"));
    return registry.getSchema(whole);
  }
}
