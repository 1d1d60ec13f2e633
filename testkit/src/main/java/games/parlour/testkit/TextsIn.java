package games.parlour.testkit;

import games.parlour.core.Text;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds every text in a value made of records, lists and maps, as views are. */
final class TextsIn {
  /** Found once for each class, as views are gone through by the thousand. */
  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          List<Method> accessors = new ArrayList<>();
          for (RecordComponent component : type.getRecordComponents()) {
            component.getAccessor().setAccessible(true);
            accessors.add(component.getAccessor());
          }
          return accessors;
        }
      };

  private TextsIn() {}

  static void each(Object value, Consumer<Text> found) {
    switch (value) {
      case Text text -> found.accept(text);
      case Iterable<?> items -> items.forEach(item -> each(item, found));
      case Map<?, ?> map -> map.values().forEach(item -> each(item, found));
      case Optional<?> item -> item.ifPresent(there -> each(there, found));
      case Record record -> {
        for (Method accessor : ACCESSORS.get(record.getClass())) {
          each(component(record, accessor), found);
        }
      }
      default -> {}
    }
  }

  private static Object component(Record record, Method accessor) {
    try {
      Object value = accessor.invoke(record);
      return value == null ? "" : value;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot look into " + record.getClass().getName(), e);
    }
  }
}
