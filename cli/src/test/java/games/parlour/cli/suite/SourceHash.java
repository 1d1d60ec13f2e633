package games.parlour.cli.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A hash of everything in a working tree that a test can depend on: all but documents. */
final class SourceHash {
  private static final int LENGTH = 12;

  private SourceHash() {}

  /** The hash of the files that Git knows or would add, without documents. */
  static String of(Path root) throws IOException, InterruptedException {
    String names = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    String[] sorted = names.split("\0", -1);
    Arrays.sort(sorted);
    for (String name : sorted) {
      Path file = root.resolve(name);
      if (!name.isEmpty() && !isDocument(name) && Files.isRegularFile(file)) {
        digest.update((name + "\0" + Files.size(file) + "\0").getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
    return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
  }

  private static boolean isDocument(String name) {
    return name.endsWith(".md")
        || name.startsWith("docs/images/")
        || name.startsWith("docs/") && name.endsWith(".tsv")
        || name.startsWith("test-runs/");
  }

  /** The short name of the commit, with a plus sign if something has changed since. */
  static String commit(Path root) throws IOException, InterruptedException {
    String name = git(root, "rev-parse", "--short=8", "HEAD").strip();
    return git(root, "status", "--porcelain").isBlank() ? name : name + "+";
  }

  private static String git(Path root, String... args) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("git");
    builder.command().addAll(Arrays.asList(args));
    builder.directory(root.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("git " + args[0] + " failed");
    }
    return out;
  }
}
