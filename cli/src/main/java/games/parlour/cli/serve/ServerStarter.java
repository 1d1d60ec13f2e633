package games.parlour.cli.serve;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.Program;
import games.parlour.server.Config;
import games.parlour.server.LogSetup;
import games.parlour.server.Server;
import games.parlour.server.mail.MailSettings;
import games.parlour.server.settings.MailKeys;
import games.parlour.server.settings.ServerSettings;
import games.parlour.server.settings.Settings;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;

/**
 * How the parlour is opened to browsers.
 *
 * @param data the folder for its data, where it keeps them itself
 * @param database the address of a database that somebody else keeps
 * @param pace how long a computer takes for a move at least
 * @param settings what else was set
 * @param keyFile where the key lies that locks seeds and invitations
 */
public record ServerStarter(
    String host,
    int port,
    Path data,
    Optional<String> database,
    Duration pace,
    Settings settings,
    Path keyFile) {
  private static final int STOPPED = 0;

  /** A parlour that is open, until it is closed. */
  public record RunningServer(Server server, Optional<Path> data, Runnable end)
      implements AutoCloseable {
    public int port() {
      return server.port();
    }

    @Override
    public void close() {
      end.run();
    }
  }

  /** The system's clock, unless tests have put another beside the program. */
  private static Clock clock() {
    return ServiceLoader.load(Clock.class).findFirst().orElseGet(Clock::systemUTC);
  }

  /** Opens it; refuses what cannot be had. */
  public RunningServer open() {
    if (settings.has(ServerSettings.LOG)) {
      LogSetup.use(settings.get(ServerSettings.LOG));
    }
    Optional<MailSettings> mail = MailKeys.mail(settings);
    Optional<DataFolder> folder =
        database.isPresent() ? Optional.empty() : Optional.of(DataFolder.open(data));
    String address = database.orElseGet(() -> Database.inFolder(data));
    int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    long memory = ServerSettings.tableMemory(settings, Runtime.getRuntime().maxMemory());
    Config config =
        new Config(
            host,
            port,
            address,
            thinkers,
            pace,
            Duration.ofSeconds(settings.get(ServerSettings.WATCH_DELAY)),
            ServerSettings.limits(settings),
            memory,
            new WebPages(),
            ServerSettings.network(settings),
            keyFile,
            settings.get(ServerSettings.METRICS),
            settings.file(),
            ServerSettings.hostSettings(settings),
            clock(),
            settings.get(ServerSettings.DEMONSTRATION),
            mail,
            Program.number());
    try {
      Server server = Server.start(config, Games.all());
      Runnable end =
          () -> {
            server.close();
            folder.ifPresent(DataFolder::close);
          };
      return new RunningServer(server, folder.map(DataFolder::path), end);
    } catch (RuntimeException refused) {
      folder.ifPresent(DataFolder::close);
      throw refused;
    }
  }

  /** Serves until the process is told to stop. */
  public void serve(CommandContext context) {
    RunningServer opened = open();
    // Whoever stops the process ends it well: the hook closes everything, then says so.
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(
                    () -> {
                      opened.close();
                      Runtime.getRuntime().halt(STOPPED);
                    }));
    announce(context, opened);
    waitForever();
  }

  /** Says where it is to be found. */
  public void announce(CommandContext context, RunningServer opened) {
    int listening = opened.port();
    context.say("serve.open", "address", page(ServerAddresses.here(host), listening));
    ServerAddresses.elsewhere(host)
        .forEach(name -> context.say("serve.others", "address", page(name, listening)));
    opened.data().ifPresent(kept -> context.say("serve.data", "folder", kept.toString()));
    context.out().flush();
  }

  private static String page(String name, int port) {
    return "http://" + name + ":" + port + "/";
  }

  private static void waitForever() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
