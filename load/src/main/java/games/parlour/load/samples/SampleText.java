package games.parlour.load.samples;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Samples as lines of a CSV file: a head, then one line for each. */
public final class SampleText {
  private static final String HEAD =
      "seconds,moves_per_s,answer_p50_ms,answer_p99_ms,event_p50_ms,event_p99_ms";
  private static final int GENERAL = 6;
  private static final int PER_NODE = 5;
  private static final int MOST_NODES = 100;

  private SampleText() {}

  /** The head of a file about so many nodes, with the end of its line. */
  public static String head(int nodes) {
    StringBuilder head = new StringBuilder(HEAD);
    for (int node = 1; node <= nodes; node++) {
      for (String column : List.of("cores", "resident_mb", "heap_mb", "streams", "tables")) {
        head.append(",node").append(node).append('_').append(column);
      }
    }
    return head.append('\n').toString();
  }

  /** The line of a sample, with its end. */
  public static String line(LoadSample sample) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%.1f,%.1f", sample.seconds(), sample.rate()));
    for (double millis :
        new double[] {
          sample.answerP50(), sample.answerP99(), sample.eventP50(), sample.eventP99()
        }) {
      line.append(String.format(Locale.ROOT, ",%.2f", millis));
    }
    for (NodeSample node : sample.nodes()) {
      append(line, node.cores(), 3);
      append(line, node.residentMb(), 1);
      append(line, node.heapMb(), 1);
      append(line, node.streams(), 0);
      append(line, node.tables(), 0);
    }
    return line.append('\n').toString();
  }

  private static void append(StringBuilder line, OptionalDouble value, int decimals) {
    line.append(',');
    if (value.isPresent()) {
      line.append(String.format(Locale.ROOT, "%." + decimals + "f", value.getAsDouble()));
    }
  }

  /**
   * Reads a file again. A last line without an end is passed over: whoever wrote it was stopped.
   */
  public static List<LoadSample> parse(String text) {
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    int nodes = lines.isEmpty() ? -1 : nodes(lines.getFirst());
    if (nodes < 0) {
      throw new Refusal(Text.of("refused.samples.head"));
    }
    List<LoadSample> samples = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      LoadSample sample = sample(lines.get(i).split(",", -1), nodes, i + 1);
      if (!samples.isEmpty() && sample.seconds() <= samples.getLast().seconds()) {
        throw wrong(i + 1);
      }
      samples.add(sample);
    }
    return samples;
  }

  /** How many nodes a head is about; below 0 if it is none of ours. */
  private static int nodes(String head) {
    int nodes = (head.split(",", -1).length - GENERAL) / PER_NODE;
    boolean ours = nodes >= 0 && nodes <= MOST_NODES && head(nodes).strip().equals(head.strip());
    return ours ? nodes : -1;
  }

  private static LoadSample sample(String[] cells, int nodes, int line) {
    if (cells.length != GENERAL + nodes * PER_NODE) {
      throw wrong(line);
    }
    OptionalDouble[] values = new OptionalDouble[cells.length];
    for (int i = 0; i < cells.length; i++) {
      values[i] = number(cells[i], line);
    }
    List<NodeSample> each = new ArrayList<>();
    for (int at = GENERAL; at < cells.length; at += PER_NODE) {
      each.add(
          new NodeSample(
              values[at], values[at + 1], values[at + 2], values[at + 3], values[at + 4]));
    }
    double[] general = new double[GENERAL];
    for (int i = 0; i < GENERAL; i++) {
      general[i] = values[i].orElseThrow(() -> wrong(line));
    }
    return new LoadSample(
        general[0], general[1], general[2], general[3], general[4], general[5], each);
  }

  private static OptionalDouble number(String cell, int line) {
    if (cell.isEmpty()) {
      return OptionalDouble.empty();
    }
    if (!cell.matches("[0-9]{1,12}([.][0-9]{1,6})?")) {
      throw wrong(line);
    }
    return OptionalDouble.of(Double.parseDouble(cell));
  }

  private static Refusal wrong(int line) {
    return new Refusal(Text.of("refused.samples.line", "line", line));
  }
}
