package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Requests that come byte by byte, a few at a time. */
final class SlowRequests {
  private static final Semaphore AT_ONCE = new Semaphore(12);
  private static final int STEP_MS = 400;

  /** A request has twenty seconds by default, and a busy server may look a little later. */
  private static final long LONGEST_SECONDS = 40;

  private SlowRequests() {}

  static void drip(Attacker by) throws IOException {
    if (!AT_ONCE.tryAcquire()) {
      by.sendRaw("G"); // enough are under way
      return;
    }
    String request =
        BrokenBytes.valid(by).replaceFirst("\r\n\r\n", "\r\nX-A: " + "a".repeat(500) + "\r\n\r\n");
    RawConnection slow = by.connect();
    by.unanswered();
    by.closeAtEnd(slow);
    Thread.ofVirtual().start(() -> drip(by, slow, request, by.kind()));
  }

  private static void drip(Attacker by, RawConnection slow, String request, String kind) {
    long begun = System.nanoTime();
    try (slow) {
      for (int i = 0; i < request.length(); i++) {
        slow.send(request.substring(i, i + 1));
        Thread.sleep(STEP_MS);
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
        if (seconds > LONGEST_SECONDS) {
          by.tally().finding(kind + ": a request may drip for " + seconds + " s");
          break;
        }
      }
    } catch (IOException cut) {
      // that is what should happen
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      AT_ONCE.release();
    }
  }
}
