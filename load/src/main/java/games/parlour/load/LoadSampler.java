package games.parlour.load;

import games.parlour.load.LatencySamples.Summary;
import games.parlour.load.samples.LoadSample;
import games.parlour.load.samples.NodeSample;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Takes a sample every few seconds, on a thread of its own, from its making until it is closed. */
final class LoadSampler implements AutoCloseable {
  private final LoadNodes nodes;
  private final LoadMeter meter;
  private final long every;
  private final Consumer<LoadSample> samples;
  private final long begun = System.nanoTime();
  private final CountDownLatch done = new CountDownLatch(1);
  private final List<Reading> last = new ArrayList<>();
  private final Thread thread;
  private long lastSample = begun;

  /** What a node said of its processor time, and when. */
  private record Reading(OptionalDouble cpuSeconds, long when) {}

  LoadSampler(LoadNodes nodes, LoadMeter meter, int every, Consumer<LoadSample> samples) {
    this.nodes = nodes;
    this.meter = meter;
    this.every = TimeUnit.SECONDS.toNanos(every);
    this.samples = samples;
    nodes.all().forEach(node -> last.add(reading(node.figures())));
    this.thread = Thread.ofPlatform().name("load sampler").start(this::run);
  }

  private static Reading reading(NodeFigures figures) {
    return new Reading(figures.cpuSeconds(), System.nanoTime());
  }

  private void run() {
    try {
      long next = begun + every;
      while (!done.await(next - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        sample();
        next += every;
      }
      if (System.nanoTime() - lastSample > every / 2) { // less than that is no fair sample
        sample();
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void sample() {
    long now = System.nanoTime();
    Summary answer = meter.takeAnswers();
    Summary event = meter.takeEvents();
    double seconds = (now - lastSample) / 1e9;
    lastSample = now;
    List<NodeSample> each = new ArrayList<>();
    for (LoadNode node : nodes.all()) {
      each.add(sample(node));
    }
    samples.accept(
        new LoadSample(
            (now - begun) / 1e9,
            answer.count() / seconds,
            answer.p50(),
            answer.p99(),
            event.p50(),
            event.p99(),
            each));
  }

  private NodeSample sample(LoadNode node) {
    NodeFigures figures = node.figures();
    Reading before = last.get(node.index());
    Reading now = reading(figures);
    last.set(node.index(), now);
    OptionalDouble cores = OptionalDouble.empty();
    if (before.cpuSeconds().isPresent() && now.cpuSeconds().isPresent()) {
      double used = now.cpuSeconds().getAsDouble() - before.cpuSeconds().getAsDouble();
      cores = OptionalDouble.of(used / ((now.when() - before.when()) / 1e9));
    }
    return new NodeSample(
        cores, figures.residentMb(), figures.heapMb(), figures.streams(), figures.tables());
  }

  @Override
  public void close() {
    done.countDown();
    try {
      thread.join();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
