package games.parlour.server.api;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.JacksonSerializable;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.jsontype.TypeSerializer;

/** A view that many see alike, as JSON that was written once. */
final class WrittenView implements ViewDocuments.View, JacksonSerializable {
  private final String kind;
  private final SerializedString json;

  private WrittenView(String kind, SerializedString json) {
    this.kind = kind;
    this.json = json;
  }

  static WrittenView of(ViewDocuments.View view) {
    return new WrittenView(
        view.kind(), new SerializedString(ApiJson.MAPPER.writeValueAsString(view)));
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public void serialize(JsonGenerator json, SerializationContext context) {
    json.writeRawValue(this.json);
  }

  @Override
  public void serializeWithType(
      JsonGenerator json, SerializationContext context, TypeSerializer type) {
    serialize(json, context);
  }
}
