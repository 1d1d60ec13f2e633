package games.parlour.testkit.value;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Looks into any record. */
final class RecordComponents {
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

  private RecordComponents() {}

  /** The names of the components of a record class. */
  static List<String> names(Class<?> type) {
    return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
  }

  /** The values of a record's components; an empty text in place of nothing. */
  static List<Object> of(Record record) {
    List<Object> values = new ArrayList<>();
    for (Method accessor : ACCESSORS.get(record.getClass())) {
      try {
        Object value = accessor.invoke(record);
        values.add(value == null ? "" : value);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot look into " + record.getClass().getName(), e);
      }
    }
    return values;
  }
}
