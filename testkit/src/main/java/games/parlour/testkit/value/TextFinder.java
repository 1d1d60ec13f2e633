package games.parlour.testkit.value;

import games.parlour.core.text.Text;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds every text in a value made of records, lists and maps, as views are. */
public final class TextFinder {
  private TextFinder() {}

  public static void each(Object value, Consumer<Text> found) {
    switch (value) {
      case Text text -> found.accept(text);
      case Iterable<?> items -> items.forEach(item -> each(item, found));
      case Map<?, ?> map -> map.values().forEach(item -> each(item, found));
      case Optional<?> item -> item.ifPresent(there -> each(there, found));
      case Record record -> RecordComponents.of(record).forEach(item -> each(item, found));
      default -> {}
    }
  }
}
