package games.parlour.cli.host;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.serve.DataFolder;
import games.parlour.cli.serve.ServerLocation;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.backup.BackupManifest;
import games.parlour.server.backup.BackupReader;
import games.parlour.server.backup.BackupRestorer;
import games.parlour.server.store.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** Puts a backup into an empty folder or database. */
public final class RestoreCommand implements Command {
  @Override
  public String name() {
    return "restore";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("file", true);
    ServerLocation.describe(syntax);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    ServerLocation location = ServerLocation.of(context, arguments);
    DatabaseAddress to = DatabaseAddress.of(location.address());
    try (BackupReader backup =
        BackupReader.open(RecordFiles.path(arguments.parameter().orElse("")))) {
      if (location.database().isPresent()) {
        new BackupRestorer(backup, location.keyFile()).restore(to);
      } else {
        intoFolder(backup, location, to);
      }
      BackupManifest manifest = backup.manifest();
      context.say(
          "restore.done",
          "place",
          to.file().map(Path::toString).orElse(to.shown()),
          "games",
          String.valueOf(manifest.rows("game_table")),
          "people",
          String.valueOf(manifest.rows("guest")),
          "time",
          Instant.ofEpochMilli(manifest.created()).toString());
    }
    return 0;
  }

  /** No server may open the folder meanwhile; where it fails, what was made for it goes again. */
  private static void intoFolder(BackupReader backup, ServerLocation location, DatabaseAddress to) {
    if (to.file().map(Files::exists).orElse(false)) {
      throw new Refusal(Text.of("refused.restore.full", "db", location.data().toString()));
    }
    boolean made = !Files.exists(location.data());
    boolean locked = Files.exists(location.data().resolve(DataFolder.LOCK));
    boolean done = false;
    try (DataFolder _ = DataFolder.open(location.data())) {
      new BackupRestorer(backup, location.keyFile()).restore(to);
      done = true;
    } finally {
      if (!done && !locked) {
        remove(location.data(), made);
      }
    }
  }

  private static void remove(Path folder, boolean whole) {
    try {
      Files.deleteIfExists(folder.resolve(DataFolder.LOCK));
      if (whole) {
        Files.deleteIfExists(folder);
      }
    } catch (IOException stays) {
      // something else was put there meanwhile
    }
  }
}
