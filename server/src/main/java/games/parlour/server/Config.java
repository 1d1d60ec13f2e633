package games.parlour.server;

import games.parlour.server.host.HostSettings;
import games.parlour.server.http.Pages;
import games.parlour.server.mail.MailSettings;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.network.NetworkSettings;
import games.parlour.server.request.Limits;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * How a server is to run.
 *
 * @param host the address it listens on
 * @param port the port, or 0 for any free one
 * @param database the database's address
 * @param thinkers how many computers think at once
 * @param pace how long a computer takes for a move at least
 * @param watchDelay how long those who only watch wait for news of a game with secrets
 * @param limits how much one person may ask
 * @param tableMemory how many bytes the tables in memory may take
 * @param pages what people see
 * @param network whom it listens to, and how patiently
 * @param keyFile where the key lies that locks seeds and invitations; made where it is missing
 * @param metrics who is told what the server counts
 * @param settingsFile the file that its settings were read from, if there is one
 * @param hostSettings what its host decides about people's data
 * @param clock what time it is
 * @param demonstration the word from which every table is dealt, where dice are to be foretold
 * @param mail how mail is sent, where it is
 * @param program which version of the program this is
 */
public record Config(
    String host,
    int port,
    String database,
    int thinkers,
    Duration pace,
    Duration watchDelay,
    Limits limits,
    long tableMemory,
    Pages pages,
    NetworkSettings network,
    Path keyFile,
    MetricsAudience metrics,
    Optional<Path> settingsFile,
    HostSettings hostSettings,
    Clock clock,
    Optional<String> demonstration,
    Optional<MailSettings> mail,
    String program) {
  /** A move that comes at once is hard to follow. */
  public static final Duration HUMANE = Duration.ofMillis(600);

  private static final int SHARE_OF_TABLES = 3;

  /** What the tables in memory may take of a heap; the rest is for answers and for searches. */
  public static long tableMemory(long heap) {
    return heap / SHARE_OF_TABLES;
  }
}
