package games.parlour.testkit.value;

import games.parlour.core.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * How two values that should be equal differ. A detail of a broken law: it is put into words only
 * when somebody reads it.
 */
public final class Difference {
  private final Object expected;
  private final Object actual;
  private final Function<Object, ?> shown;

  private Difference(Object expected, Object actual, Function<Object, ?> shown) {
    this.expected = expected;
    this.actual = actual;
    this.shown = shown;
  }

  public static Difference between(Object expected, Object actual) {
    return new Difference(expected, actual, item -> item);
  }

  /** The difference of two lists whose items are shown in another way than they are compared. */
  public static <T> Difference between(
      Collection<? extends T> expected, Collection<? extends T> actual, Function<T, ?> shown) {
    @SuppressWarnings("unchecked")
    Function<Object, ?> any = (Function<Object, ?>) shown;
    return new Difference(expected, actual, any);
  }

  @Override
  public String toString() {
    return words(expected, actual);
  }

  private String words(Object wanted, Object found) {
    if (wanted instanceof Collection<?> all && found instanceof Collection<?> some) {
      return ofCollections(all, some);
    }
    if (wanted instanceof Record one && found instanceof Record other) {
      return one.getClass() == other.getClass() ? ofRecords(one, other) : plain(one, other);
    }
    return plain(wanted, found);
  }

  private String ofCollections(Collection<?> all, Collection<?> some) {
    List<Object> missing = without(all, some);
    List<Object> extra = without(some, all);
    if (missing.isEmpty() && extra.isEmpty()) {
      return "another order, expected " + show(all) + " and found " + show(some);
    }
    if (all instanceof List<?> first && some instanceof List<?> second && areViews(all, some)) {
      return inPlaces(first, second);
    }
    return (missing.isEmpty() ? "" : "missing " + show(missing))
        + (missing.isEmpty() || extra.isEmpty() ? "" : ", ")
        + (extra.isEmpty() ? "" : "too many " + show(extra));
  }

  /** Views of all viewers: each place in the list has its own meaning. */
  private static boolean areViews(Collection<?> all, Collection<?> some) {
    return all.size() == some.size()
        && all.size() < 10
        && all.stream().allMatch(item -> item instanceof View);
  }

  private String inPlaces(List<?> first, List<?> second) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      if (!first.get(i).equals(second.get(i))) {
        words.add("at " + i + " " + words(first.get(i), second.get(i)));
      }
    }
    return String.join("; ", words);
  }

  private String ofRecords(Record one, Record other) {
    List<String> names = RecordComponents.names(one.getClass());
    List<Object> values = RecordComponents.of(one);
    List<Object> others = RecordComponents.of(other);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (!Objects.equals(values.get(i), others.get(i))) {
        words.add(names.get(i) + ": " + words(values.get(i), others.get(i)));
      }
    }
    return words.isEmpty() ? plain(one, other) : String.join("; ", words);
  }

  private static List<Object> without(Collection<?> all, Collection<?> some) {
    List<Object> left = new ArrayList<>(all);
    some.forEach(left::remove);
    return left;
  }

  private List<?> show(Collection<?> items) {
    return items.stream().map(shown).toList();
  }

  private static String plain(Object wanted, Object found) {
    return "expected " + wanted + " and found " + found;
  }
}
