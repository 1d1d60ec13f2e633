package games.parlour.load;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** All nodes of the server; nobody stays with one of them. Thread-safe. */
final class LoadNodes implements AutoCloseable {
  private final List<LoadNode> all = new ArrayList<>();
  private final AtomicInteger turn = new AtomicInteger();
  private final AtomicInteger streams = new AtomicInteger();

  LoadNodes(List<InetSocketAddress> addresses) {
    for (InetSocketAddress address : addresses) {
      all.add(new LoadNode(all.size(), address));
    }
  }

  List<LoadNode> all() {
    return all;
  }

  /** The node with a number, counted round and round. */
  LoadNode at(int number) {
    return all.get(Math.floorMod(number, all.size()));
  }

  /** Each node in its turn. */
  LoadNode next() {
    return at(turn.getAndIncrement());
  }

  /** The nodes for the streams of a table, one for each seat; all together get equally many. */
  List<LoadNode> forStreams(int seats) {
    int from = streams.getAndAdd(seats);
    return IntStream.range(from, from + seats).mapToObj(this::at).toList();
  }

  @Override
  public void close() {
    all.forEach(LoadNode::close);
  }
}
