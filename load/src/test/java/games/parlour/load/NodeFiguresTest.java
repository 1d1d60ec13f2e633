package games.parlour.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Figures are read from the text that a monitoring program reads. */
class NodeFiguresTest {
  @Test
  void whatIsToldInPartsIsAdded() {
    NodeFigures figures =
        NodeFigures.parse(
            """
            # HELP process_cpu_time_ns_total The "cpu time" used by the Java Virtual Machine process
            process_cpu_time_ns_total 3.53E9
            process_cpu_usage 0.5
            process_resident_memory_bytes 2.5E8
            jvm_memory_used_bytes{area="heap",id="G1 Eden Space"} 8000000.0
            jvm_memory_used_bytes{area="heap",id="G1 Old Gen"} 4.2E7
            jvm_memory_used_bytes{area="nonheap",id="Metaspace"} 3.3E7
            parlour_streams 14.0
            parlour_streams_ended_total 3.0
            parlour_tables 6.0
            """);
    assertThat(figures.cpuSeconds()).hasValue(3.53);
    assertThat(figures.residentMb()).hasValue(250);
    assertThat(figures.heapMb()).hasValue(50);
    assertThat(figures.streams()).hasValue(14);
    assertThat(figures.tables()).hasValue(6);
  }

  @Test
  void whatIsNotToldIsLeftOut() {
    NodeFigures figures =
        NodeFigures.parse("process_resident_memory_bytes NaN\nparlour_streams none\n");
    OptionalDouble none = OptionalDouble.empty();
    assertThat(figures).isEqualTo(new NodeFigures(none, none, none, none, none));
  }
}
