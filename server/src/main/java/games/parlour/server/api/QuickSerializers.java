package games.parlour.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/**
 * Writes the documents that come by the hundred in each update. Jackson would ask each of their
 * components by reflection, which took a third of the time of an update.
 */
final class QuickSerializers {
  private static final SerializedString FULL = new SerializedString("full");
  private static final SerializedString BRIEF = new SerializedString("brief");
  private static final SerializedString TONE = new SerializedString("tone");
  private static final SerializedString NAME = new SerializedString("name");
  private static final SerializedString ABOUT = new SerializedString("about");
  private static final SerializedString KIND = new SerializedString("kind");
  private static final SerializedString SQUARE = new SerializedString("square");
  private static final SerializedString THING = new SerializedString("thing");
  private static final SerializedString FROM = new SerializedString("from");
  private static final SerializedString TO = new SerializedString("to");
  private static final SerializedString MOVE = new SerializedString("move");
  private static final SerializedString PATH = new SerializedString("path");
  private static final SerializedString TAKEN = new SerializedString("taken");
  private static final SerializedString LABEL = new SerializedString("label");
  private static final SerializedString GROUP = new SerializedString("group");
  private static final SerializedString MOTIONS = new SerializedString("motions");
  private static final SerializedString LINE = new SerializedString("line");
  private static final SerializedString TARGET = new SerializedString("target");
  private static final SerializedString ACT = new SerializedString("act");
  private static final SerializedString PLACE = new SerializedString("place");
  private static final SerializedString CARD = new SerializedString("card");
  private static final SerializedString AMOUNT = new SerializedString("amount");
  private static final SerializedString ID = new SerializedString("id");
  private static final SerializedString THINGS = new SerializedString("things");
  private static final SerializedString WHY = new SerializedString("why");
  private static final SerializedString COUNT = new SerializedString("count");

  private QuickSerializers() {}

  static SimpleModule module() {
    SimpleModule module = new SimpleModule("parlour");
    add(module, ViewDocuments.Word.class, QuickSerializers::word);
    add(module, ViewDocuments.Item.class, QuickSerializers::item);
    add(module, ViewDocuments.Piece.class, QuickSerializers::piece);
    add(module, ViewDocuments.Motion.class, QuickSerializers::motion);
    add(module, ViewDocuments.Offer.class, QuickSerializers::offer);
    add(module, ViewDocuments.Refused.class, QuickSerializers::refused);
    add(module, ViewDocuments.Target.class, QuickSerializers::target);
    add(module, ViewDocuments.Spot.class, QuickSerializers::spot);
    return module;
  }

  /** Writes the members of one document. */
  private interface Members<T> {
    void write(JsonGenerator json, T document);
  }

  private static <T> void add(SimpleModule module, Class<T> type, Members<T> members) {
    module.addSerializer(
        type,
        new ValueSerializer<T>() {
          @Override
          public void serialize(T document, JsonGenerator json, SerializationContext context) {
            object(json, document, members);
          }
        });
  }

  private static <T> void object(JsonGenerator json, T document, Members<T> members) {
    json.writeStartObject();
    members.write(json, document);
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, SerializedString name, @Nullable String value) {
    json.writeName(name);
    if (value == null) {
      json.writeNull();
    } else {
      json.writeString(value);
    }
  }

  private static void texts(JsonGenerator json, SerializedString name, List<String> values) {
    json.writeName(name);
    json.writeStartArray();
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  private static void number(JsonGenerator json, SerializedString name, int value) {
    json.writeName(name);
    json.writeNumber(value);
  }

  private static void word(JsonGenerator json, ViewDocuments.Word word) {
    text(json, FULL, word.full());
    text(json, BRIEF, word.brief());
    text(json, TONE, word.tone());
  }

  private static void item(JsonGenerator json, ViewDocuments.Item item) {
    json.writeName(NAME);
    object(json, item.name(), QuickSerializers::word);
    texts(json, ABOUT, item.about());
  }

  private static void piece(JsonGenerator json, ViewDocuments.Piece piece) {
    text(json, KIND, piece.kind());
    text(json, SQUARE, piece.square());
  }

  private static void motion(JsonGenerator json, ViewDocuments.Motion motion) {
    text(json, THING, motion.thing());
    text(json, FROM, motion.from());
    text(json, TO, motion.to());
    number(json, LINE, motion.line());
  }

  private static void offer(JsonGenerator json, ViewDocuments.Offer offer) {
    text(json, MOVE, offer.move());
    texts(json, PATH, offer.path());
    texts(json, TAKEN, offer.taken());
    text(json, LABEL, offer.label());
    text(json, GROUP, offer.group());
    json.writeName(MOTIONS);
    json.writeStartArray();
    for (ViewDocuments.Motion motion : offer.motions()) {
      object(json, motion, QuickSerializers::motion);
    }
    json.writeEndArray();
    json.writeName(TARGET);
    if (offer.target() == null) {
      json.writeNull();
    } else {
      object(json, offer.target(), QuickSerializers::target);
    }
    text(json, ABOUT, offer.about());
  }

  private static void refused(JsonGenerator json, ViewDocuments.Refused refused) {
    text(json, LABEL, refused.label());
    json.writeName(TARGET);
    object(json, refused.target(), QuickSerializers::target);
    text(json, WHY, refused.why());
  }

  private static void target(JsonGenerator json, ViewDocuments.Target target) {
    text(json, ACT, target.act());
    text(json, PLACE, target.place());
    text(json, CARD, target.card());
    text(json, KIND, target.kind());
    if (target.amount() == null) {
      json.writeName(AMOUNT);
      json.writeNull();
    } else {
      number(json, AMOUNT, target.amount());
    }
  }

  private static void spot(JsonGenerator json, ViewDocuments.Spot spot) {
    text(json, ID, spot.id());
    json.writeName(THINGS);
    json.writeStartArray();
    for (ViewDocuments.Things things : spot.things()) {
      json.writeStartObject();
      text(json, KIND, things.kind());
      number(json, COUNT, things.count());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
