package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostGames.Filter;
import games.parlour.server.host.HostGames.HostGame;
import games.parlour.server.host.HostGames.HostSeat;
import games.parlour.server.store.TableStatus;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists games. */
final class AdminGames extends AdminPart {
  @Override
  public String name() {
    return "games";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.flag("open").flag("playing").flag("over").value("game").value("most").flag("json");
  }

  @Override
  void check(CommandArguments arguments) {
    arguments.apart("open", "playing");
    arguments.apart("open", "over");
    arguments.apart("playing", "over");
    arguments.value("game").ifPresent(Games::named);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    Optional<TableStatus> status =
        List.of(TableStatus.values()).stream().filter(one -> arguments.has(one.word())).findFirst();
    int most = (int) arguments.number("most", 1, 100_000).orElse(50);
    List<HostGame> games = desk.games().list(new Filter(status, arguments.value("game"), most));
    if (arguments.has("json")) {
      output.json(games.stream().map(game -> json(output, game)).toList());
      return;
    }
    output.table(
        "admin.games.none",
        List.of(
            "admin.id",
            "admin.game",
            "admin.status",
            "admin.changed",
            "admin.moves",
            "admin.players"),
        games.stream().map(game -> row(output, game)).toList());
  }

  private static List<String> row(AdminOutput output, HostGame game) {
    return List.of(
        game.id(),
        game.game(),
        output.word("admin.status." + game.status().word()),
        AdminOutput.time(game.changed()),
        String.valueOf(game.entries()),
        game.seats().stream().map(seat -> holder(output, seat)).collect(Collectors.joining(", ")));
  }

  /** Who sits on a seat, in a few words. */
  static String holder(AdminOutput output, HostSeat seat) {
    return switch (seat.kind()) {
      case "guest" -> output.name(seat.name());
      case "computer" -> output.word("admin.computer") + " " + seat.name();
      default -> output.word("admin.free");
    };
  }

  static JsonAnswer json(AdminOutput output, HostGame game) {
    return new JsonAnswer()
        .with("id", game.id())
        .with("game", game.game())
        .with("status", game.status().word())
        .with("listed", game.listed())
        .with("created", game.created())
        .with("changed", game.changed())
        .with("winner", game.winner())
        .with("entries", game.entries())
        .with(
            "seats",
            game.seats().stream()
                .map(
                    seat ->
                        new JsonAnswer()
                            .with("seat", seat.seat())
                            .with("kind", seat.kind())
                            .with("guest", seat.guest())
                            .with("name", seat.name() == null ? null : holder(output, seat))
                            .fields())
                .toList());
  }
}
