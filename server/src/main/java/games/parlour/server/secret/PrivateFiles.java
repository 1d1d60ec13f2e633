package games.parlour.server.secret;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files and folders for their owner alone, where the file system knows owners. */
public final class PrivateFiles {
  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private PrivateFiles() {}

  /** Makes a folder, which nobody else can enter, and those above it. */
  public static void createFolder(Path folder) throws IOException {
    Path parent = folder.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.createDirectory(folder, only(folder, FOLDER));
  }

  /** Makes an empty file that nobody else can read; takes others' rights from one that is there. */
  public static void createFile(Path file) throws IOException {
    try {
      Files.createFile(file, only(file, FILE));
    } catch (FileAlreadyExistsException there) {
      tighten(file);
    }
  }

  /** Makes a file with this text, all of it at once; refuses to touch one that is there. */
  static void writeOnce(Path file, String text) throws IOException {
    Path fresh = createFresh(file);
    try {
      Files.writeString(fresh, text, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
      link(file, fresh);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** Makes an empty file beside another, to be filled before it gets that one's name. */
  public static Path createFresh(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    return Files.createTempFile(folder, ".parlour", ".new", only(file, FILE));
  }

  /** Gives a file that is whole now its name; refuses to touch one that is there. */
  public static void publish(Path fresh, Path file) throws IOException {
    link(file, fresh);
    Files.deleteIfExists(fresh);
  }

  /** Unlike a move, a link never replaces anything; some file systems have none. */
  private static void link(Path file, Path fresh) throws IOException {
    try {
      Files.createLink(file, fresh);
    } catch (FileAlreadyExistsException there) {
      throw there;
    } catch (UnsupportedOperationException | FileSystemException noLinks) {
      Files.copy(fresh, file, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  /** Takes the rights of others from a file, if it is there and ours. */
  public static void tighten(Path file) throws IOException {
    if (Files.exists(file) && knowsOwners(file)) {
      Set<PosixFilePermission> before = Files.getPosixFilePermissions(file);
      if (!FILE.containsAll(before)) {
        try {
          Files.setPosixFilePermissions(file, FILE);
        } catch (FileSystemException notOurs) {
          LOG.debug("{} belongs to somebody else or cannot be changed", file, notOurs);
        }
      }
    }
  }

  private static FileAttribute<?>[] only(Path path, Set<PosixFilePermission> rights) {
    return knowsOwners(path)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
        : new FileAttribute<?>[0];
  }

  private static boolean knowsOwners(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
