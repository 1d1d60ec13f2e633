package games.parlour.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/** Reads of an update what can be checked, and passes over the rest. Thread-safe. */
final class UpdateReader {
  private final JsonMapper mapper = JsonMapper.builder().build();

  /** An entry of the log, as one seat is told of it; its text may be somebody's secret. */
  record ToldEntry(int number, String kind, @Nullable String seat, @Nullable String text) {}

  /**
   * How a table stands, as one seat is told.
   *
   * @param deciding the seat that is to move; nothing where none is
   * @param over whether the game is over
   * @param pieces kind and square of each piece on a board
   * @param offers the texts of the moves that this seat can make
   */
  record ToldState(
      int after,
      @Nullable String deciding,
      boolean over,
      List<String> pieces,
      List<String> offers) {}

  /** What one seat is told at once. */
  record ToldUpdate(List<ToldEntry> entries, ToldState state) {}

  ToldUpdate read(byte[] json, int offset, int length) {
    List<ToldEntry> entries = new ArrayList<>();
    ToldState state = new ToldState(0, null, false, List.of(), List.of());
    try (JsonParser parser = mapper.createParser(json, offset, length)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        if (name.equals("entries")) {
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            entries.add(entry(parser));
          }
        } else if (name.equals("state")) {
          state = state(parser);
        } else {
          parser.skipChildren();
        }
      }
    }
    return new ToldUpdate(entries, state);
  }

  private static ToldEntry entry(JsonParser parser) {
    int number = 0;
    String kind = "";
    String seat = null;
    String text = null;
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "number" -> number = parser.getIntValue();
        case "kind" -> kind = parser.getString();
        case "seat" -> seat = parser.getValueAsString();
        case "text" -> text = parser.getValueAsString();
        default -> parser.skipChildren();
      }
    }
    return new ToldEntry(number, kind, seat, text);
  }

  private static ToldState state(JsonParser parser) {
    int after = 0;
    String[] turn = {null, null};
    List<String> pieces = List.of();
    List<String> offers = List.of();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "after" -> after = parser.getIntValue();
        case "turn" -> turn = texts(parser, "kind", "seat");
        case "view" -> pieces = pieces(parser);
        case "offers" -> {
          offers = new ArrayList<>();
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            offers.add(String.valueOf(texts(parser, "move", "")[0]));
          }
        }
        default -> parser.skipChildren();
      }
    }
    return new ToldState(after, turn[1], "over".equals(turn[0]), pieces, offers);
  }

  private static List<String> pieces(JsonParser parser) {
    List<String> pieces = new ArrayList<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (name.equals("pieces")) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          String[] piece = texts(parser, "kind", "square");
          pieces.add(piece[0] + " " + piece[1]);
        }
      } else {
        parser.skipChildren();
      }
    }
    return pieces;
  }

  /** Two members of the object that begins here. */
  private static @Nullable String[] texts(JsonParser parser, String one, String other) {
    @Nullable String[] texts = {null, null};
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (name.equals(one)) {
        texts[0] = parser.getValueAsString();
      } else if (name.equals(other)) {
        texts[1] = parser.getValueAsString();
      } else {
        parser.skipChildren();
      }
    }
    return texts;
  }
}
