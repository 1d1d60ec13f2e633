package games.parlour.server.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The memory that the process takes of the machine, with everything that Java needs beside its
 * heap. Only Linux tells it cheaply; elsewhere it is left out.
 */
final class ResidentMemory implements MeterBinder {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern KILOBYTES =
      Pattern.compile("^VmRSS:\\s+(\\d+) kB$", Pattern.MULTILINE);

  @Override
  public void bindTo(MeterRegistry registry) {
    if (Files.isReadable(STATUS)) {
      Gauge.builder("process.resident.memory", ResidentMemory::bytes)
          .description("Memory that the process takes of the machine")
          .baseUnit("bytes")
          .register(registry);
    }
  }

  private static double bytes() {
    try {
      Matcher line = KILOBYTES.matcher(Files.readString(STATUS));
      return line.find() ? Long.parseLong(line.group(1)) * 1024.0 : Double.NaN;
    } catch (IOException untold) {
      return Double.NaN;
    }
  }
}
