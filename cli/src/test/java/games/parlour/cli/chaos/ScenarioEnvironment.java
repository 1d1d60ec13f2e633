package games.parlour.cli.chaos;

import games.parlour.cli.chaos.Fault.Requirement;
import games.parlour.cli.chaos.cluster.Cluster;
import games.parlour.cli.chaos.cluster.ClusterNode;
import games.parlour.cli.chaos.cluster.DatabaseProxy;
import games.parlour.cli.chaos.cluster.FakeClock;
import games.parlour.cli.chaos.cluster.LimitedDisk;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.FreePort;
import games.parlour.server.fixture.PostgresServer;
import games.parlour.server.fixture.PostgresServer.StopMode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All real parts of a scenario: nodes, their database, and what faults need besides. */
final class ScenarioEnvironment implements AutoCloseable {
  private final Scenario scenario;
  private final ChaosPlan plan;
  private final ScenarioResult result;
  private final Path folder;
  private final Set<Requirement> requirements;
  private volatile @Nullable Cluster cluster;
  private @Nullable PostgresServer postgres;
  private int postgresPort;
  private @Nullable DatabaseProxy proxy;
  private @Nullable FakeClock clock;
  private @Nullable LimitedDisk disk;
  private volatile @Nullable ChaosTables tables;
  private boolean isClosed;

  /** Nothing is started before it is opened, so whoever closes it leaves nothing behind. */
  ScenarioEnvironment(Scenario scenario, ChaosPlan plan, ScenarioResult result) {
    this.scenario = scenario;
    this.plan = plan;
    this.result = result;
    this.requirements = scenario.requirements();
    this.folder = plan.folder().resolve(scenario.name());
  }

  private synchronized Cluster prepare() throws IOException, InterruptedException {
    checkOpen();
    Files.createDirectories(folder);
    if (requirements.contains(Requirement.FAKE_CLOCK)) {
      clock = new FakeClock(folder.resolve("time"));
    }
    if (requirements.contains(Requirement.LIMITED_DISK)) {
      disk = new LimitedDisk(folder.resolve("disk"));
    }
    Cluster made = new Cluster(scenario.isSqlite() ? List.of(single()) : several(scenario.nodes()));
    if (requirements.contains(Requirement.BEFORE)) {
      made.nodes().forEach(node -> node.use(plan.before()));
      made.setSticky(true);
    }
    cluster = made;
    return made;
  }

  private void checkOpen() throws IOException {
    if (isClosed) {
      throw new IOException("the run is being ended");
    }
  }

  private ClusterNode single() throws IOException {
    Path data = disk == null ? folder.resolve("data") : disk.folder().resolve("data");
    return new ClusterNode(folder.resolve("node-1"), List.of("--data", data.toString()))
        .with(fakeTime());
  }

  private List<ClusterNode> several(int count) throws IOException {
    String address = plan.database().orElse("");
    if (plan.database().isEmpty()) {
      postgresPort = FreePort.find();
      startPostgres();
      address = PostgresServer.address(postgresPort);
    }
    String first = requirements.contains(Requirement.PROXY) ? proxied(address) : address;
    List<ClusterNode> nodes = new ArrayList<>();
    Map<String, String> key = Map.of("PARLOUR_KEY", plan.key().toString());
    for (int i = 1; i <= count; i++) {
      String to = i == 1 ? first : address;
      ClusterNode node = new ClusterNode(folder.resolve("node-" + i), List.of("--db", to));
      nodes.add(node.with(key));
    }
    nodes.getFirst().with(fakeTime());
    return nodes;
  }

  private Map<String, String> fakeTime() throws IOException {
    return clock == null ? Map.of() : clock.env();
  }

  private String proxied(String address) throws IOException {
    URI uri = URI.create(address.replaceFirst("^jdbc:", ""));
    int port = uri.getPort() < 0 ? 5432 : uri.getPort();
    DatabaseProxy made = new DatabaseProxy(uri.getHost(), port);
    proxy = made;
    String authority = uri.getRawAuthority();
    String user = authority.contains("@") ? authority.replaceFirst("@.*", "@") : "";
    return address.replace(authority, user + "127.0.0.1:" + made.port());
  }

  /** Starts all nodes; people sit down and play. */
  void open(Generator random) throws IOException, InterruptedException {
    Cluster nodes = prepare();
    nodes.start();
    ChaosTables made = new ChaosTables(nodes, result, random);
    tables = made;
    made.awaitMoves();
  }

  /** What is being started when the program is ended is waited for, and then ended as well. */
  synchronized void startPostgres() throws IOException {
    checkOpen();
    postgres = PostgresServer.start(folder.resolve("postgresql"), postgresPort);
  }

  synchronized void stopPostgres(StopMode mode) throws IOException {
    Objects.requireNonNull(postgres).stop(mode);
  }

  ScenarioResult result() {
    return result;
  }

  /** None before it is opened. */
  List<ClusterNode> nodes() {
    Cluster now = cluster;
    return now == null ? List.of() : now.nodes();
  }

  void setSticky(boolean isSticky) {
    Objects.requireNonNull(cluster).setSticky(isSticky);
  }

  ChaosTables tables() {
    return Objects.requireNonNull(tables);
  }

  DatabaseProxy proxy() {
    return Objects.requireNonNull(proxy);
  }

  FakeClock clock() {
    return Objects.requireNonNull(clock);
  }

  LimitedDisk disk() {
    return Objects.requireNonNull(disk);
  }

  @Override
  public synchronized void close() throws IOException {
    isClosed = true;
    ChaosTables people = tables;
    if (people != null) {
      people.close();
    }
    Cluster nodes = cluster;
    if (nodes != null) {
      nodes.close();
    }
    if (proxy != null) {
      proxy.close();
    }
    if (postgres != null) {
      postgres.close();
    }
    if (disk != null) {
      disk.close();
    }
  }
}
