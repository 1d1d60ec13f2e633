package games.parlour.load;

import java.util.OptionalDouble;

/**
 * What a node says about itself at {@code /metrics}; what it does not say is left out.
 *
 * @param cpuSeconds how much processor time it has used since its start
 * @param residentMb how many megabytes it takes of the machine's memory
 * @param heapMb how many of them are used heap
 * @param streams how many live streams it holds
 * @param tables how many tables it has in memory
 */
public record NodeFigures(
    OptionalDouble cpuSeconds,
    OptionalDouble residentMb,
    OptionalDouble heapMb,
    OptionalDouble streams,
    OptionalDouble tables) {
  private static final double MEGA = 1e6;
  private static final double GIGA = 1e9;

  /** Of a node that says nothing. */
  static final NodeFigures UNKNOWN = parse("");

  /** Reads figures in the format of Prometheus. */
  static NodeFigures parse(String text) {
    return new NodeFigures(
        sum(text, "process_cpu_time_ns_total", GIGA),
        sum(text, "process_resident_memory_bytes", MEGA),
        sum(text, "jvm_memory_used_bytes{area=\"heap\"", MEGA),
        sum(text, "parlour_streams ", 1),
        sum(text, "parlour_tables ", 1));
  }

  /** The sum of all lines that begin so; nothing where there is none or one cannot be read. */
  private static OptionalDouble sum(String text, String beginning, double unit) {
    double sum = 0;
    boolean told = false;
    for (String line : text.lines().filter(each -> each.startsWith(beginning)).toList()) {
      try {
        sum += Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
        told = true;
      } catch (NumberFormatException unreadable) {
        return OptionalDouble.empty();
      }
    }
    return told && Double.isFinite(sum) ? OptionalDouble.of(sum / unit) : OptionalDouble.empty();
  }
}
