package games.parlour.core.search;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * A small network that was taught what positions are worth: every number that a slot of {@link
 * PositionFeatures} can hold has a row of weights; the rows that apply are added up, cut off below
 * zero and weighed, and besides every row has a weight of its own in the result. Immutable; only
 * those who teach it write to its {@link #weights}.
 */
public final class ValueNetwork {
  /** Stored weights are whole numbers, so many to one. */
  private static final float UNIT = 4096;

  private static final int BYTES = 2;
  private static final int LINE = 96;

  private final int rows;
  private final int hidden;
  private final float[] weights;

  /**
   * A network of these weights, which are not copied.
   *
   * @param rows how many rows there are: the sum of the sizes of all slots
   * @param hidden how many weights a row has
   * @param weights the hidden weights of each row and of one that always applies; then the own
   *     weights of all of these; then what weighs the sums
   */
  public ValueNetwork(int rows, int hidden, float[] weights) {
    if (weights.length != size(rows, hidden)) {
      throw new IllegalArgumentException("not as many weights as rows want");
    }
    this.rows = rows;
    this.hidden = hidden;
    this.weights = weights;
  }

  /** How many rows there are. */
  public int rows() {
    return rows;
  }

  /** How many weights a row has. */
  public int hidden() {
    return hidden;
  }

  /** All weights, not copied. */
  public float[] weights() {
    return weights;
  }

  /** A network that knows nothing yet. */
  public static ValueNetwork blank(int rows, int hidden) {
    return new ValueNetwork(rows, hidden, new float[size(rows, hidden)]);
  }

  /** How many numbers the slots can hold together. */
  public static int rows(int[] sizes) {
    return Arrays.stream(sizes).sum();
  }

  private static int size(int rows, int hidden) {
    return (rows + 1) * (hidden + 1) + hidden;
  }

  /** Where the hidden weights of a row begin; the row after the last one always applies. */
  public int at(int row) {
    return row * hidden;
  }

  /** Where the own weight of a row is. */
  public int own(int row) {
    return (rows + 1) * hidden + row;
  }

  /** Where the weights begin that weigh the sums. */
  public int out() {
    return (rows + 1) * (hidden + 1);
  }

  /** Reads what {@link #text} wrote; lines that begin with # tell where it comes from. */
  public static ValueNetwork parse(String text) {
    List<String> lines =
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    String[] shape = lines.isEmpty() ? new String[0] : lines.getFirst().split(" ", -1);
    if (shape.length != 2 || !(shape[0] + shape[1]).matches("\\d{2,9}")) {
      throw new Refusal(Text.of("refused.network"));
    }
    int rows = Integer.parseInt(shape[0]);
    int hidden = Integer.parseInt(shape[1]);
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(String.join("", lines.subList(1, lines.size())));
    } catch (IllegalArgumentException notBase64) {
      throw new Refusal(Text.of("refused.network"));
    }
    float[] weights = new float[size(rows, hidden)];
    if (bytes.length != BYTES * weights.length) {
      throw new Refusal(Text.of("refused.network"));
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (bytes[BYTES * i] << 8 | bytes[BYTES * i + 1] & 0xFF) / UNIT;
    }
    return new ValueNetwork(rows, hidden, weights);
  }

  /** The lines of a data file. */
  public String text() {
    byte[] bytes = new byte[BYTES * weights.length];
    for (int i = 0; i < weights.length; i++) {
      int whole = Math.clamp(Math.round(weights[i] * UNIT), Short.MIN_VALUE, Short.MAX_VALUE);
      bytes[BYTES * i] = (byte) (whole >> 8);
      bytes[BYTES * i + 1] = (byte) whole;
    }
    String code = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes);
    return rows + " " + hidden + "\n" + code + "\n";
  }
}
