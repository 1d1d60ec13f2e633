package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostGames.HostGame;
import games.parlour.server.store.TableStatus;
import java.time.Duration;

/** Calls a game off without a winner. */
final class AdminClose extends AdminPart {
  @Override
  public String name() {
    return "close";
  }

  /** A running server looks every second. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final Duration PAUSE = Duration.ofMillis(200);

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("id", true);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    HostGame game = AdminGame.find(desk, arguments.parameter().orElse(""));
    if (game.status() == TableStatus.OVER) {
      throw new Refusal(Text.of("refused.admin.over", "id", game.id()));
    }
    desk.games().close(game.id(), desk.now());
    output.say(isClosed(desk, game.id()) ? "admin.closed" : "admin.closing", "id", game.id());
  }

  private static boolean isClosed(HostDesk desk, String id) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      if (AdminGame.find(desk, id).status() == TableStatus.OVER) {
        return true;
      }
      try {
        Thread.sleep(PAUSE);
      } catch (InterruptedException stop) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
    return false;
  }
}
