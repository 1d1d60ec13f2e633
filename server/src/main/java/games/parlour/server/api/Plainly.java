package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Text;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Turns what a game shows into maps, lists and words. A view holds no more than its viewer may
 * know, so all of it may be told; no room needs to know the game.
 */
final class Plainly {
  private final Catalogue words;

  Plainly(Catalogue words) {
    this.words = words;
  }

  /** A value made of records, lists, maps and texts, as JSON has it. */
  @Nullable Object tell(@Nullable Object value) {
    return switch (value) {
      case Text text -> words.tell(text);
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
      case Optional<?> item -> item.map(this::tell).orElse(null);
      case Iterable<?> items -> {
        List<@Nullable Object> list = new ArrayList<>();
        items.forEach(item -> list.add(tell(item)));
        yield list;
      }
      case Map<?, ?> map -> {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        map.forEach((key, item) -> told.put(String.valueOf(tell(key)), tell(item)));
        yield told;
      }
      case Record record -> record(record);
      case null, default -> value;
    };
  }

  /** A record as an object whose members are its components. */
  Map<String, @Nullable Object> record(Record record) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      told.put(component.getName(), tell(component(record, component)));
    }
    return told;
  }

  private static @Nullable Object component(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot look into " + record.getClass().getName(), e);
    }
  }
}
