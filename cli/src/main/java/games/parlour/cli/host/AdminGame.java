package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostGames.HostGame;
import games.parlour.server.host.HostGames.HostSeat;

/** Tells of one game who sits there and how far it is. */
final class AdminGame extends AdminPart {
  @Override
  public String name() {
    return "game";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("id", true).flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    HostGame game = find(desk, arguments.parameter().orElse(""));
    if (arguments.has("json")) {
      output.json(AdminGames.json(output, game));
      return;
    }
    output.fact("admin.id", game.id());
    output.fact("admin.game", game.game());
    output.fact("admin.status", output.word("admin.status." + game.status().word()));
    output.fact("admin.created", AdminOutput.time(game.created()));
    output.fact("admin.changed", AdminOutput.time(game.changed()));
    output.fact("admin.moves", String.valueOf(game.entries()));
    for (HostSeat seat : game.seats()) {
      String guest = seat.guest() == null ? "" : " (" + seat.guest() + ")";
      output.say(
          "admin.seat", "seat", seat.seat(), "holder", AdminGames.holder(output, seat) + guest);
    }
  }

  /** The game with this id; refuses one that is not there. */
  static HostGame find(HostDesk desk, String id) {
    return desk.games()
        .find(id)
        .orElseThrow(() -> new Refusal(Text.of("refused.admin.game", "id", id)));
  }
}
