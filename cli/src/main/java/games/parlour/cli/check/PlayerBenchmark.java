package games.parlour.cli.check;

import static java.util.Objects.requireNonNull;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.lab.run.GameLoop;
import games.parlour.players.Player;
import games.parlour.players.Players;
import games.parlour.players.search.Budget;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;

/**
 * Lets a player have every seat of whole games, one after the other on one thread, and takes the
 * time of each decision. A first game that nobody counts warms up.
 */
final class PlayerBenchmark<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final Setup setup;
  private final String word;
  private final Budget budget;

  private int decisions;
  private long nanos;
  private long longest;

  /**
   * What was measured.
   *
   * @param decisions how often there was something to decide
   * @param seconds by the clock, all decisions together
   * @param longest the longest decision, in seconds
   * @param worked what the thread worked in all games, in seconds of one core
   */
  record Tally(int games, int decisions, double seconds, double longest, double worked) {
    double mean() {
      return seconds / Math.max(1, decisions);
    }

    double perGame() {
      return worked / games;
    }
  }

  PlayerBenchmark(Game<P, M> game, Setup setup, String word, Budget budget) {
    Players.check(word);
    this.game = game;
    this.setup = setup;
    this.word = word;
    this.budget = budget;
  }

  Tally run(int games, long seed) {
    play(Generator.splitMix(seed, 0));
    decisions = 0;
    nanos = 0;
    longest = 0;
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long worked = threads.getCurrentThreadCpuTime();
    for (int i = 1; i <= games; i++) {
      play(Generator.splitMix(seed, i));
    }
    worked = threads.getCurrentThreadCpuTime() - worked;
    return new Tally(games, decisions, nanos / 1e9, longest / 1e9, worked / 1e9);
  }

  private void play(long seed) {
    Session<P, M> session = new Session<>(game, setup, Map.of());
    Map<String, Player<P, M>> players = new HashMap<>();
    for (Seat seat : session.seats()) {
      long own = Generator.splitMix(seed, 2 + players.size());
      players.put(seat.name(), Players.make(word, game, setup, own, budget));
    }
    GameLoop.play(
        session,
        Dealer.ofNumber(Generator.splitMix(seed, 1)),
        () -> false,
        seat -> decide(session, seat, requireNonNull(players.get(seat.name()))));
  }

  private void decide(Session<P, M> session, Seat seat, Player<P, M> player) {
    long from = System.nanoTime();
    M move = player.choose(session.knowledge(seat));
    long took = System.nanoTime() - from;
    if (session.position().moves().size() > 1) {
      decisions++;
      nanos += took;
      longest = Math.max(longest, took);
    }
    session.move(seat, move);
  }
}
