package games.parlour.core.search;

import games.parlour.core.Refusal;
import games.parlour.core.text.Resources;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Named whole numbers that an evaluation is made of, in the order of their data file: a line for
 * each, its name and its value; lines that begin with # tell where they come from. Immutable.
 */
public final class Weights {
  /** The divisor that turns a score into a winning chance. */
  public static final String SCALE = "chance.scale";

  /** No weights, and a scale that suits hundredths of a piece. */
  public static final Weights NONE = parse(SCALE + " 200");

  private final List<String> names;
  private final int[] values;

  private Weights(List<String> names, int[] values) {
    this.names = List.copyOf(names);
    this.values = values;
  }

  /** The weights in the file weights.txt beside a class. */
  public static Weights beside(Class<?> owner) {
    return parse(Resources.read(owner, "weights.txt"));
  }

  /** Reads a data file. */
  public static Weights parse(String text) {
    List<String> names = new ArrayList<>();
    List<Integer> values = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String stripped = line.strip();
      if (!stripped.isEmpty() && !stripped.startsWith("#")) {
        List<String> words = List.of(stripped.split("\\s+", -1));
        if (words.size() != 2
            || !words.get(1).matches("-?\\d{1,6}")
            || names.contains(words.get(0))) {
          throw new Refusal(Text.of("refused.weights", "line", stripped));
        }
        names.add(words.get(0));
        values.add(Integer.parseInt(words.get(1)));
      }
    }
    return new Weights(names, values.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The names, in order. */
  public List<String> names() {
    return names;
  }

  /** The value with a name that is there. */
  public int of(String name) {
    return values[indexOf(name)];
  }

  /** The place of a name that is there; features are counted by it. */
  public int indexOf(String name) {
    int index = names.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException("no weight " + name);
    }
    return index;
  }

  /** All values, in order. */
  public int[] values() {
    return values.clone();
  }

  /** The same names with other values. */
  public Weights with(int[] others) {
    if (others.length != values.length) {
      throw new IllegalArgumentException("not as many values as names");
    }
    return new Weights(names, others.clone());
  }

  /** The winning chance that a score means, for the side whose score it is. */
  public double chance(int score) {
    return 1 / (1 + Math.exp(-(double) score / of(SCALE)));
  }

  /** The lines of a data file with these weights. */
  public String text() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      lines.append(names.get(i)).append(' ').append(values[i]).append('\n');
    }
    return lines.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Weights weights
        && names.equals(weights.names)
        && Arrays.equals(values, weights.values);
  }

  @Override
  public int hashCode() {
    return 31 * names.hashCode() + Arrays.hashCode(values);
  }
}
