package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A player who asks any node for anything: moves, takebacks, draws, chat, streams. Every stream
 * that is left or lost is checked for what it sent.
 */
final class NodeHopper implements AutoCloseable {
  /** One more than these may be said at each node without a pause. */
  private static final int LINES = 4;

  private static final int STREAMS = 3;

  private static final List<String> ACTS =
      List.of("ask-takeback", "accept-takeback", "decline-takeback", "offer-draw", "decline-draw");

  private final TableClient place;
  private final List<TableClient> atNodes;
  private final Generator random;
  private final int[] lines;
  private final List<OpenStream> open = new ArrayList<>();

  /**
   * A stream with where it began.
   *
   * @param entry the entry that it was asked to go on from
   * @param known how many chat lines could be read once it was open
   */
  private record OpenStream(StreamClient client, int entry, int known) {}

  NodeHopper(TableClient place, List<TestServer> nodes, Generator random) {
    this.place = place;
    this.atNodes = nodes.stream().map(node -> place.to(place.visitor().at(node))).toList();
    this.random = random;
    this.lines = new int[nodes.size()];
  }

  TableClient place() {
    return place;
  }

  void doesSomething() {
    switch (random.below(10)) {
      case 0, 1, 2 -> says();
      case 3, 4, 5 -> moves();
      case 6, 7 -> acts();
      case 8 -> opens();
      default -> reconnects();
    }
  }

  private <T> T any(List<T> list) {
    return list.get(random.below(list.size()));
  }

  private void says() {
    int node = random.below(lines.length);
    if (lines[node] < LINES) {
      says(node);
    }
  }

  private void says(int node) {
    lines[node]++;
    new ChatClient(atNodes.get(node)).types("line " + lines[node] + " at node " + node);
  }

  void saysTheLastWord() {
    says(random.below(lines.length));
  }

  /** The other player may be quicker; then it is refused. */
  private void moves() {
    JsonNode state = any(atNodes).state();
    List<JsonNode> offers = state.path("offers").valueStream().toList();
    if (!offers.isEmpty()) {
      String move = any(offers).path("move").asString();
      int status = any(atNodes).move(state.path("after").asInt(), move).status();
      assertThat(status).as("status of a move").isIn(200, 409, 503);
    }
  }

  private void acts() {
    JsonNode state = any(atNodes).state();
    List<String> acts = TableClient.texts(state.path("acts"));
    List<String> wanted = acts.stream().filter(ACTS::contains).toList();
    if (!wanted.isEmpty()) {
      int status = any(atNodes).act(state.path("after").asInt(), any(wanted)).status();
      assertThat(status).as("status of an act").isIn(200, 409, 503);
    }
  }

  private void opens() {
    if (open.size() < STREAMS) {
      opens(0, Map.of());
    }
  }

  /** First the stream, then the chat, as a page does. */
  private void opens(int entry, Map<String, String> headers) {
    StreamClient client =
        StreamClient.of(any(atNodes).visitor(), place.id() + ":" + entry, headers);
    int known = new ChatClient(any(atNodes)).chat().path("lines").size();
    open.add(new OpenStream(client, entry, known));
  }

  private void reconnects() {
    if (open.isEmpty()) {
      return;
    }
    OpenStream left = open.remove(random.below(open.size()));
    List<StreamClient.Event> events = left.client().events();
    left.client().close();
    int reached = check(left, events);
    opens(reached, Map.of("Last-Event-ID", place.id() + ":" + reached));
  }

  /** The last entry that a stream sent. */
  private int check(OpenStream stream, List<StreamClient.Event> events) {
    List<Integer> entries = events.stream().flatMap(event -> event.numbers().stream()).toList();
    int last = stream.entry() + entries.size();
    assertThat(entries)
        .as("entries after %d, in %s", stream.entry(), events)
        .isEqualTo(range(stream.entry() + 1, last));
    List<Integer> said = events.stream().flatMap(event -> event.lines().stream()).toList();
    if (!said.isEmpty()) {
      assertThat(said)
          .as("chat lines in %s", events)
          .isEqualTo(range(said.getFirst(), said.getFirst() + said.size() - 1));
      assertThat(said.getFirst()).as("first line").isLessThanOrEqualTo(stream.known() + 1);
    }
    for (int i = 1; i < events.size(); i++) {
      if (events.get(i).name().equals("seats")) {
        assertThat(events.get(i)).as("news of people").isNotEqualTo(events.get(i - 1));
      }
    }
    return last;
  }

  private static List<Integer> range(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  /** Waits until the streams that are open have sent everything, and checks them. */
  void hasSeenAll(int entries, int lines) {
    for (OpenStream stream : open) {
      List<StreamClient.Event> events =
          stream
              .client()
              .await(
                  all ->
                      all.stream().anyMatch(event -> event.after() >= entries)
                          && (stream.known() >= lines
                              || all.stream().anyMatch(event -> event.lines().contains(lines))));
      assertThat(check(stream, events)).as("last entry").isEqualTo(entries);
    }
  }

  @Override
  public void close() {
    open.forEach(stream -> stream.client().close());
  }
}
