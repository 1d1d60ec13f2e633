package games.parlour.cli.attack;

import games.parlour.cli.attack.HonestTable.Opening;
import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawConnection;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The whole attack: first on a server with the limits it has by default, then on one that lets
 * nearly everything through, so that more than refusals by the limits is reached. The same people
 * play at the same tables in both.
 */
final class AttackRun {
  /** A flood is told of once a minute, and may be. */
  private static final String FLOOD = " WARN games.parlour.server.metrics.RefusalLog ";

  /** A busy machine stands still for seconds while clocks run; the server gives that time back. */
  private static final String STANDSTILL =
      " WARN games.parlour.server.clock.TimeKeeper the server stood still";

  private static final int ATTACKERS = 8;
  private static final long MOST_AT_DEFAULTS = 60_000;
  private static final long HEALTH_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final long TELL_SECONDS = 20;

  /** What a process needs besides the heap: code, threads, buffers. */
  private static final int BESIDE_HEAP_MB = 450;

  private static final List<String> RAISED =
      List.of(
          "limits.guest.reads = 1000000 then 99999/s",
          "limits.guest.writes = 1000000 then 99999/s",
          "limits.guest.openings = 1000000 then 99999/s",
          "limits.guest.hints = 1000 then 100/s",
          "limits.guest.streams = 100",
          "limits.guest.unfinished = 1000000",
          "limits.guest.listed = 100",
          "limits.address.reads = 1000000 then 99999/s",
          "limits.address.writes = 1000000 then 99999/s",
          "limits.address.openings = 1000000 then 99999/s",
          "limits.guest.lines = 1000 then 100/s",
          "limits.address.hints = 1000 then 100/s",
          "limits.address.lines = 1000 then 100/s",
          "limits.address.newcomers = 1000000 then 99999/s");

  private static final List<Opening> OPENINGS =
      List.of(
          new Opening("suffragetto", Map.of("suffragettes", "me", "police", "open"), Map.of()),
          new Opening("fort-chitral", Map.of("white", "me", "black", "open"), Map.of()),
          new Opening(
              "votes-for-women", Map.of("suffragist", "me", "opposition", "open"), Map.of()),
          new Opening(
              "votes-for-women",
              Map.of("purple", "me", "yellow", "open", "first", "open", "second", "open"),
              Map.of("mode", "two-on-two")),
          new Opening(
              "suffragetto", Map.of("suffragettes", "me", "police", "computer:level:1"), Map.of()));

  private final AttackPlan plan;
  private final AttackTally tally = new AttackTally();
  private final PrintStream out;
  private final StallWatch stalls;
  private final List<HonestTable> tables = new ArrayList<>();
  private final HonestTable sealed;

  /**
   * What to do.
   *
   * @param program what leads Java to the program
   * @param folder an empty folder for the server
   * @param slowness how many times as long as usual an answer may take
   */
  record AttackPlan(long requests, long seed, List<String> program, Path folder, int slowness) {}

  private AttackRun(AttackPlan plan, PrintStream out, ServerUnderAttack first, StallWatch stalls)
      throws IOException {
    this.plan = plan;
    this.out = out;
    this.stalls = stalls;
    Generator random = new Generator(plan.seed());
    for (Opening opening : OPENINGS) {
      tables.add(new HonestTable(opening, first.port(), random.split(), tally, stalls));
    }
    this.sealed = new HonestTable(OPENINGS.get(3), first.port(), random.split(), tally, stalls);
  }

  /** Attacks, tells what came of it, and returns everything that must not be. */
  static List<String> attack(AttackPlan plan, PrintStream out)
      throws IOException, InterruptedException {
    try (StallWatch stalls = new StallWatch(plan.slowness())) {
      return attack(plan, out, stalls);
    }
  }

  private static List<String> attack(AttackPlan plan, PrintStream out, StallWatch stalls)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    long first = Math.min(plan.requests() / 5, MOST_AT_DEFAULTS);
    AttackRun run;
    try (ServerUnderAttack server =
        ServerUnderAttack.start(plan.program(), plan.folder(), List.of())) {
      run = new AttackRun(plan, out, server, stalls);
      run.phase(server, false, first);
    }
    try (ServerUnderAttack server =
        ServerUnderAttack.start(plan.program(), plan.folder(), RAISED)) {
      for (HonestTable table : run.tables) {
        table.resume(server.port());
      }
      run.sealed.resume(server.port());
      run.phase(server, true, plan.requests() - first);
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    out.println();
    out.print(run.tally.table());
    out.printf(
        Locale.ROOT,
        "%n%d requests in %.0f s, seed %d.%n",
        run.tally.total(),
        seconds,
        plan.seed());
    List<String> log =
        Files.readString(plan.folder().resolve(ServerUnderAttack.LOG))
            .lines()
            .filter(line -> !line.contains(FLOOD) && !line.contains(STANDSTILL))
            .toList();
    if (!log.isEmpty()) {
      run.tally.finding("the server logged: " + log.subList(0, Math.min(log.size(), 30)));
    }
    return run.tally.findings();
  }

  private void phase(ServerUnderAttack server, boolean raised, long requests)
      throws IOException, InterruptedException {
    AttackTarget target = new AttackTarget(server.port(), raised);
    tables.forEach(target::add);
    sealed.awaitTurn();
    target.addSealed(sealed);
    AtomicBoolean stopped = new AtomicBoolean();
    List<Thread> honest = new ArrayList<>();
    honest.add(Thread.ofPlatform().start(() -> probe(server, stopped)));
    for (int i = 0; i < tables.size(); i++) {
      int number = i;
      honest.add(Thread.ofPlatform().start(() -> keepPlaying(number, server, target, stopped)));
    }
    List<Thread> hostile = new ArrayList<>();
    for (int i = 0; i < ATTACKERS; i++) {
      Generator random = new Generator(Generator.splitMix(plan.seed(), (raised ? 100 : 1) + i));
      String address = "127.0.1." + (1 + i);
      long share = requests * (i + 1) / ATTACKERS - requests * i / ATTACKERS;
      hostile.add(Thread.ofPlatform().start(() -> send(target, random, address, share, server)));
    }
    for (Thread thread : hostile) {
      thread.join();
    }
    stopped.set(true);
    for (Thread thread : honest) {
      thread.join();
    }
    check(server, raised);
    tables.forEach(HonestTable::pause);
    sealed.pause();
    if (raised) {
      endWell(server);
    } else if (!server.stop()) {
      tally.finding("the server did not end well (default limits)");
    }
  }

  /** Somebody who has sent half a request does not keep the server from ending well. */
  private void endWell(ServerUnderAttack server) throws IOException, InterruptedException {
    try (RawConnection half = new RawConnection(HonestTable.ADDRESS, server.port())) {
      String request = HttpText.request("PUT", "/api/me", "", "{\"name\":\"Ada\"}");
      half.send(request.substring(0, request.length() - 5));
      if (!server.stop()) {
        tally.finding("the server did not end well");
      }
    }
  }

  /** Asks all the time whether the server is well, and tells how far the attack is. */
  private void probe(ServerUnderAttack server, AtomicBoolean stopped) {
    long told = System.nanoTime();
    try (RawConnection line = new RawConnection(HonestTable.ADDRESS, server.port())) {
      while (!stopped.get()) {
        for (String path : List.of("/healthz", "/readyz")) {
          long begun = System.nanoTime();
          line.send(HttpText.request("GET", path, "", ""));
          int status = line.answer(true).status();
          tally.took("GET " + path, System.nanoTime() - begun);
          long nanos = stalls.workedSince(begun);
          if (status != 200 || nanos > HEALTH_NANOS) {
            tally.finding(path + " said " + status + " after " + nanos / 1_000_000 + " ms");
          }
        }
        if (System.nanoTime() - told > TimeUnit.SECONDS.toNanos(TELL_SECONDS)) {
          told = System.nanoTime();
          out.println(tally.total() + " of " + plan.requests() + " sent");
        }
        Thread.sleep(100);
      }
    } catch (IOException broken) {
      tally.finding("the server cannot be asked how it is: " + broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Plays at one table, and at a new one of the same game when it is over. */
  private void keepPlaying(
      int number, ServerUnderAttack server, AttackTarget target, AtomicBoolean stopped) {
    try {
      HonestTable table = tables.get(number);
      table.play(stopped::get);
      while (!stopped.get() && table.isOver()) {
        table.verify();
        target.remove(table);
        table.close();
        Generator random = new Generator(plan.seed() + number);
        table = new HonestTable(OPENINGS.get(number), server.port(), random, tally, stalls);
        tables.set(number, table);
        target.add(table);
        table.play(stopped::get);
      }
    } catch (IOException broken) {
      tally.finding("nobody could open another table: " + broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void send(
      AttackTarget target, Generator random, String from, long share, ServerUnderAttack server) {
    try (Attacker attacker = new Attacker(target, tally, random, from)) {
      while (attacker.sent() < share && server.isAlive()) {
        attacker.attack(HostileKinds.any(attacker));
      }
    } catch (RuntimeException broken) {
      StringWriter trace = new StringWriter();
      broken.printStackTrace(new PrintWriter(trace));
      tally.finding("an attacker gave up: " + trace);
    }
  }

  /** What must hold when the attackers have gone. */
  private void check(ServerUnderAttack server, boolean raised) {
    String limits = raised ? " (raised limits)" : " (default limits)";
    if (!server.isAlive()) {
      tally.finding("the server has died" + limits);
      return;
    }
    tables.forEach(HonestTable::verify);
    sealed.verify();
    if (tally.count("honest move, answer") == 0) {
      tally.finding("nobody could play" + limits);
    }
    long peak = server.peakMegabytes();
    out.println("The server had at most " + peak + " MB" + limits + ".");
    if (peak > ServerUnderAttack.HEAP_MB + BESIDE_HEAP_MB) {
      tally.finding("the server had " + peak + " MB" + limits);
    }
  }
}
