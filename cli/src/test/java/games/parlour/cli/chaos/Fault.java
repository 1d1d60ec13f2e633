package games.parlour.cli.chaos;

import games.parlour.cli.chaos.cluster.NodeLog.Topic;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;

/**
 * Something that goes wrong, and is mended again.
 *
 * @param topics what nodes may log because of it
 */
record Fault(Set<Requirement> requirements, Set<Topic> topics, FaultAction action) {
  /** What the environment has to have for it. */
  enum Requirement {
    /** A PostgreSQL that it can stop. */
    OWN_POSTGRESQL,
    /** A way to the database that can be cut. */
    PROXY,
    /** A wall clock that can jump. */
    FAKE_CLOCK,
    /** A disk that can be full. */
    LIMITED_DISK,
    /** The version before. */
    BEFORE
  }

  /** Lets it happen, and mends it; tells the tables when it begins and when it is over. */
  interface FaultAction {
    void happen(ScenarioEnvironment environment, Generator random)
        throws IOException, InterruptedException;
  }

  /** One that needs nothing but nodes and is not logged. */
  static Fault of(FaultAction action) {
    return new Fault(Set.of(), Set.of(), action);
  }

  Fault needing(Requirement requirement) {
    EnumSet<Requirement> more = EnumSet.of(requirement);
    more.addAll(requirements);
    return new Fault(more, topics, action);
  }

  Fault logging(Topic... more) {
    EnumSet<Topic> all = EnumSet.noneOf(Topic.class);
    all.addAll(topics);
    all.addAll(Set.of(more));
    return new Fault(requirements, all, action);
  }
}
