package games.parlour.load;

import games.parlour.core.Happening.Motion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/** Reads of an update what can be checked, and passes over the rest. Thread-safe. */
final class UpdateReader {
  private final JsonMapper mapper = JsonMapper.builder().build();

  /**
   * An entry of the log, as one seat is told of it; its text may be somebody's secret.
   *
   * @param motions what this seat sees move
   */
  record ToldEntry(
      int number,
      String kind,
      @Nullable String seat,
      @Nullable String text,
      List<Motion> motions) {}

  /**
   * How a table stands, as one seat is told.
   *
   * @param deciding the seat that is to move; nothing where none is
   * @param over whether the game is over
   * @param pieces kind and square of each piece on a board
   * @param spots how many of each thing lie at each spot of a tableau
   * @param offers the texts of the moves that this seat can make
   */
  record ToldState(
      int after,
      @Nullable String deciding,
      boolean over,
      List<String> pieces,
      Map<String, Map<String, Integer>> spots,
      List<String> offers) {}

  /** What one seat is told at once. */
  record ToldUpdate(List<ToldEntry> entries, ToldState state) {}

  ToldUpdate read(byte[] json, int offset, int length) {
    List<ToldEntry> entries = new ArrayList<>();
    ToldState state = new ToldState(0, null, false, List.of(), Map.of(), List.of());
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
    List<Motion> motions = List.of();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "number" -> number = parser.getIntValue();
        case "kind" -> kind = parser.getString();
        case "seat" -> seat = parser.getValueAsString();
        case "text" -> text = parser.getValueAsString();
        case "motions" -> motions = motions(parser);
        default -> parser.skipChildren();
      }
    }
    return new ToldEntry(number, kind, seat, text, motions);
  }

  private static ToldState state(JsonParser parser) {
    int after = 0;
    String[] turn = {null, null};
    List<String> pieces = new ArrayList<>();
    Map<String, Map<String, Integer>> spots = new TreeMap<>();
    List<String> offers = List.of();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "after" -> after = parser.getIntValue();
        case "turn" -> turn = texts(parser, "kind", "seat");
        case "view" -> view(parser, pieces, spots);
        case "offers" -> {
          offers = new ArrayList<>();
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            offers.add(String.valueOf(texts(parser, "move")[0]));
          }
        }
        default -> parser.skipChildren();
      }
    }
    return new ToldState(after, turn[1], "over".equals(turn[0]), pieces, spots, offers);
  }

  private static List<Motion> motions(JsonParser parser) {
    List<Motion> motions = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      String[] motion = texts(parser, "thing", "from", "to");
      motions.add(
          new Motion(
              String.valueOf(motion[0]), String.valueOf(motion[1]), String.valueOf(motion[2])));
    }
    return motions;
  }

  /** The pieces of a board, or what lies at the spots of a tableau. */
  private static void view(
      JsonParser parser, List<String> pieces, Map<String, Map<String, Integer>> spots) {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (name.equals("pieces")) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          String[] piece = texts(parser, "kind", "square");
          pieces.add(piece[0] + " " + piece[1]);
        }
      } else if (name.equals("spots")) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          spot(parser, spots);
        }
      } else {
        parser.skipChildren();
      }
    }
  }

  private static void spot(JsonParser parser, Map<String, Map<String, Integer>> spots) {
    String id = "";
    Map<String, Integer> things = new TreeMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (name.equals("id")) {
        id = parser.getString();
      } else if (name.equals("things")) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          String[] some = texts(parser, "kind", "count");
          int count = Integer.parseInt(String.valueOf(some[1]));
          things.merge(String.valueOf(some[0]), count, Integer::sum);
        }
      } else {
        parser.skipChildren();
      }
    }
    spots.put(id, things);
  }

  /** Some members of the object that begins here, as texts. */
  private static @Nullable String[] texts(JsonParser parser, String... members) {
    @Nullable String[] texts = new String[members.length];
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      int member = List.of(members).indexOf(parser.currentName());
      parser.nextToken();
      if (member >= 0) {
        texts[member] = parser.getValueAsString();
      } else {
        parser.skipChildren();
      }
    }
    return texts;
  }
}
