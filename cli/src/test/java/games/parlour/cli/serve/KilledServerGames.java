package games.parlour.cli.serve;

import games.parlour.core.random.Generator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several games at one server, played at the same time. */
final class KilledServerGames {
  private final List<KilledServerGame> all = new ArrayList<>();

  /** Two pairs of people, somebody with both sides, and somebody against a computer. */
  KilledServerGames(int port, Generator random) throws IOException, InterruptedException {
    for (String police : List.of("open", "open", "device", "computer:random")) {
      all.add(new KilledServerGame(port, police, new Generator(random.nextLong())));
    }
  }

  /** What a death of the server is like. */
  interface Death {
    void come() throws InterruptedException;
  }

  /** Lets all play; after some entries and some time more the server dies. */
  void play(int port, int entries, long millis, Death death)
      throws InterruptedException, ExecutionException {
    int before = told();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      for (KilledServerGame match : all) {
        playing.add(
            threads.submit(
                () -> {
                  match.playUntilItDies(port);
                  return true;
                }));
      }
      long patience = System.nanoTime() + 120_000_000_000L;
      while (told() < before + entries && System.nanoTime() < patience) {
        Thread.sleep(2);
      }
      Thread.sleep(millis);
      death.come();
      for (Future<?> one : playing) {
        one.get();
      }
    }
    if (told() < before + entries) {
      throw new AssertionError("nobody could play: " + (told() - before) + " entries");
    }
  }

  private int told() {
    return all.stream().mapToInt(KilledServerGame::told).sum();
  }

  /** All that was told is there. */
  void check(int port) throws IOException, InterruptedException {
    for (KilledServerGame match : all) {
      match.check(port);
    }
  }
}
