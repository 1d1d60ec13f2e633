package games.parlour.lab.training;

import games.parlour.core.Refusal;
import games.parlour.core.search.ValueNetwork;
import games.parlour.core.text.Text;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A folder that holds how far a training has come, so that a run that was stopped or killed goes on
 * as if nothing had happened: the state after the last generation, the games that are still learned
 * from, and the network for those who want to use it. Each file is written whole or not at all.
 */
public final class TrainingFolder {
  /** The file with the network, as {@link ValueNetwork#parse} reads it. */
  public static final String NETWORK = "network.txt";

  private static final String STATE = "state.bin";
  private static final String GAMES = "games-";
  private static final String DRAFT = ".parlour-";

  private final Path folder;
  private final Optional<TrainingTerms> terms;

  private TrainingFolder(Path folder, Optional<TrainingTerms> terms) {
    this.folder = folder;
    this.terms = terms;
  }

  /** A folder that is made, is empty, or holds a training; refuses any other. */
  public static TrainingFolder of(Path folder) {
    try {
      Files.createDirectories(folder);
      boolean begun = Files.exists(folder.resolve(STATE));
      try (Stream<Path> files = Files.list(folder)) {
        if (!Files.isWritable(folder) || !begun && !files.allMatch(TrainingFolder::isLeftOver)) {
          throw refused("refused.train.folder", folder);
        }
      }
      return new TrainingFolder(folder, begun ? Optional.of(terms(folder)) : Optional.empty());
    } catch (IOException e) {
      throw refused("refused.train.folder", folder);
    }
  }

  /** What a run leaves that was killed before its first generation was kept. */
  private static boolean isLeftOver(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(DRAFT) || name.startsWith(GAMES);
  }

  private static TrainingTerms terms(Path folder) {
    return read(folder.resolve(STATE), TrainingTerms::read);
  }

  /** Under which terms the training was begun that it holds, if there is one. */
  public Optional<TrainingTerms> terms() {
    return terms;
  }

  /** How far a training has come; refuses a folder that holds another one. */
  TrainingState load(Training<?, ?> training) {
    int[] sizes = training.sizes();
    if (terms.isEmpty()) {
      return TrainingState.first(sizes, training.seed());
    }
    if (!terms.get().equals(training.terms())) {
      throw refused("refused.train.other", folder);
    }
    return read(
        folder.resolve(STATE),
        in -> {
          TrainingTerms.read(in);
          int generation = in.readInt();
          NetworkFit fit = TrainingFormat.readFit(in, sizes);
          List<ValueNetwork> past = TrainingFormat.readNetworks(in, fit.network());
          List<List<TrainingGame>> window = new ArrayList<>();
          for (int i = Math.max(1, generation - TrainingState.WINDOW + 1); i <= generation; i++) {
            window.add(read(games(i), games -> TrainingFormat.readGames(games, sizes.length)));
          }
          return new TrainingState(generation, fit, past, window);
        });
  }

  /** Keeps a generation; the state comes last but for the network, as it says that all is there. */
  void save(Training<?, ?> training, TrainingState state, IntFunction<String> heading) {
    int generation = state.generation();
    write(games(generation), out -> TrainingFormat.writeGames(out, state.window().getLast()));
    write(
        folder.resolve(STATE),
        out -> {
          training.terms().write(out);
          out.writeInt(generation);
          TrainingFormat.writeFit(out, state.fit());
          TrainingFormat.writeNetworks(out, state.past());
        });
    String network = heading.apply(generation) + state.fit().network().text();
    Path file = folder.resolve(NETWORK);
    try {
      replace(file, out -> out.write(network.getBytes(StandardCharsets.UTF_8)));
      Files.deleteIfExists(games(generation - TrainingState.WINDOW));
    } catch (IOException e) {
      throw refused("refused.train.unwritable", file);
    }
  }

  private Path games(int generation) {
    return folder.resolve(GAMES + generation + ".bin");
  }

  private interface Reading<T> {
    T from(DataInputStream in) throws IOException;
  }

  private interface Writing<T> {
    void to(T out) throws IOException;
  }

  private static <T> T read(Path file, Reading<T> reading) {
    try (DataInputStream in =
        new DataInputStream(
            new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file))))) {
      return reading.from(in);
    } catch (IOException e) {
      throw refused("refused.train.unreadable", file);
    }
  }

  private static void write(Path file, Writing<DataOutputStream> writing) {
    try {
      replace(
          file,
          plain -> {
            GZIPOutputStream packed = new FastGzip(plain);
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(packed));
            writing.to(out);
            out.flush();
            packed.finish();
          });
    } catch (IOException e) {
      throw refused("refused.train.unwritable", file);
    }
  }

  /** Writes beside the file and puts it in its place once it is on the disk. */
  private static void replace(Path file, Writing<OutputStream> writing) throws IOException {
    Path draft = file.resolveSibling(DRAFT + file.getFileName());
    try (FileChannel channel =
        FileChannel.open(
            draft,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      writing.to(Channels.newOutputStream(channel));
      channel.force(true);
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private static Refusal refused(String key, Path file) {
    return new Refusal(Text.of(key, "file", file.toString()));
  }

  /** Packs less tightly, which is much quicker. */
  private static final class FastGzip extends GZIPOutputStream {
    FastGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
