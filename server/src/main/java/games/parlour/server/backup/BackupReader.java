package games.parlour.server.backup;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.backup.BackupManifest.BackupTable;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.store.migration.Migrations;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A backup that was read through once and is whole. */
public final class BackupReader implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** No manifest is larger; it keeps a wrong file from filling memory. */
  private static final int MOST_BYTES = 1 << 20;

  private final ZipFile zip;
  private final BackupManifest manifest;
  private final Optional<String> key;

  private BackupReader(ZipFile zip, BackupManifest manifest, Optional<String> key) {
    this.zip = zip;
    this.manifest = manifest;
    this.key = key;
  }

  /** Refuses a file that is no backup, is damaged, or was written by a newer program. */
  public static BackupReader open(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new Refusal(Text.of("refused.file.none", "file", file.toString()));
    }
    @Nullable ZipFile zip = null;
    try {
      BackupSeal.check(file);
      zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
      BackupReader reader = new BackupReader(zip, manifest(zip), key(zip));
      reader.check(file);
      return reader;
    } catch (IOException | JacksonException | IllegalArgumentException damaged) {
      close(zip);
      throw new Refusal(Text.of("refused.backup.damaged", "file", file.toString()));
    } catch (Refusal refusal) {
      close(zip);
      throw refusal;
    }
  }

  private static void close(@Nullable ZipFile zip) {
    if (zip != null) {
      try {
        zip.close();
      } catch (IOException closed) {
        // it was only read
      }
    }
  }

  private static BackupManifest manifest(ZipFile zip) throws IOException {
    BackupManifest manifest = JSON.readValue(text(zip, BackupManifest.NAME), BackupManifest.class);
    if (manifest == null || manifest.tables() == null || manifest.steps() == null) {
      throw new IOException("no manifest");
    }
    return manifest;
  }

  private static Optional<String> key(ZipFile zip) throws IOException {
    return zip.getEntry(BackupManifest.KEY_NAME) == null
        ? Optional.empty()
        : Optional.of(text(zip, BackupManifest.KEY_NAME));
  }

  private static String text(ZipFile zip, String name) throws IOException {
    try (InputStream in = open(zip, name)) {
      return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
    }
  }

  private static InputStream open(ZipFile zip, String name) throws IOException {
    @Nullable ZipEntry entry = zip.getEntry(name);
    if (entry == null) {
      throw new IOException(name + " is missing");
    }
    return zip.getInputStream(entry);
  }

  private void check(Path file) throws IOException {
    boolean newer =
        !BackupManifest.FORMAT.equals(manifest.format())
            || !Migrations.versions().containsAll(manifest.steps());
    if (newer) {
      throw new Refusal(
          Text.of(
              "refused.backup.newer",
              "file",
              file.toString(),
              "version",
              String.valueOf(manifest.program())));
    }
    if (!key.flatMap(ServerKey::fingerprint).equals(Optional.ofNullable(manifest.key()))) {
      throw new IOException("the key is another");
    }
    for (BackupTable table : manifest.tables()) {
      if (!hash(table).equals(table.sha256())) {
        throw new IOException(table.name() + " was changed");
      }
    }
  }

  private String hash(BackupTable table) throws IOException {
    MessageDigest hash = BackupSeal.sha256();
    try (InputStream in = new DigestInputStream(open(zip, table.fileName()), hash)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(hash.digest());
  }

  /** What the backup says of itself. */
  public BackupManifest manifest() {
    return manifest;
  }

  /** The server's key as it is written, where there was one. */
  Optional<String> key() {
    return key;
  }

  /** What is done with each row. */
  interface RowTarget<E extends Exception> {
    void add(@Nullable Object[] values) throws E;
  }

  /** Reads the rows of a table one by one. */
  <E extends Exception> void rows(BackupTable table, RowTarget<E> target) throws IOException, E {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(open(zip, table.fileName()), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        target.add(JSON.readValue(line, Object[].class));
      }
    }
  }

  @Override
  public void close() {
    close(zip);
  }
}
