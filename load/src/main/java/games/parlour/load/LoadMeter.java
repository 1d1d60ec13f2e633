package games.parlour.load;

import games.parlour.load.LatencySamples.Summary;

/** How long answers and events took, in all and since the last sample. Thread-safe. */
final class LoadMeter {
  private final LatencySamples answers = new LatencySamples();
  private final LatencySamples events = new LatencySamples();
  private final LatencySamples sameNode = new LatencySamples();
  private final LatencySamples crossNode = new LatencySamples();
  private final LatencySamples recentAnswers = new LatencySamples();
  private final LatencySamples recentEvents = new LatencySamples();

  /** A move was answered. */
  void answered(long nanos) {
    answers.add(nanos);
    recentAnswers.add(nanos);
  }

  /** A seat has heard of a move, from the node that took it or from another one. */
  void heard(long nanos, boolean fromSameNode) {
    events.add(nanos);
    recentEvents.add(nanos);
    (fromSameNode ? sameNode : crossNode).add(nanos);
  }

  Summary answer() {
    return answers.summary();
  }

  Summary event() {
    return events.summary();
  }

  Summary sameNode() {
    return sameNode.summary();
  }

  Summary crossNode() {
    return crossNode.summary();
  }

  /** The answers since this was last asked. */
  Summary takeAnswers() {
    return recentAnswers.take();
  }

  /** The events since this was last asked. */
  Summary takeEvents() {
    return recentEvents.take();
  }

  /** Forgets everything. */
  void clear() {
    answers.clear();
    events.clear();
    sameNode.clear();
    crossNode.clear();
    recentAnswers.clear();
    recentEvents.clear();
  }
}
