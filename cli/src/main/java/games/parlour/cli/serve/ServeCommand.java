package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.server.settings.ServerSettings;
import games.parlour.server.settings.Settings;
import games.parlour.server.settings.SettingsFile;
import java.time.Duration;

/** Opens the parlour to browsers. */
public final class ServeCommand implements Command {
  private static final int SLOWEST_MS = 60_000;
  private static final int LAST_PORT = 65_535;

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.value("port").value("host").value("data").value("db").value("pace");
    syntax.value("config").flag("print-config");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    if (arguments.has("print-config")) {
      context.out().print(SettingsFile.template(ServerSettings.ALL, context.words()));
      return 0;
    }
    starter(context, arguments).serve(context);
    return 0;
  }

  /** How a server is to be opened. What is said in the command counts more than the file. */
  public ServerStarter starter(CommandContext context, CommandArguments arguments) {
    ServerLocation location = ServerLocation.of(context, arguments);
    Settings settings = location.settings();
    int port =
        (int) arguments.number("port", 0, LAST_PORT).orElse(settings.get(ServerSettings.PORT));
    String host = arguments.value("host").orElse(settings.get(ServerSettings.HOST));
    long pace = arguments.number("pace", 0, SLOWEST_MS).orElse(settings.get(ServerSettings.PACE));
    return new ServerStarter(
        host,
        port,
        location.data(),
        location.database(),
        Duration.ofMillis(pace),
        settings,
        location.keyFile());
  }
}
