package games.parlour.lab.training;

import games.parlour.core.search.ValueNetwork;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** How a training is written to files, with every bit of its numbers. */
final class TrainingFormat {
  private TrainingFormat() {}

  static void writeFit(DataOutputStream out, NetworkFit fit) throws IOException {
    out.writeLong(fit.steps());
    writeFloats(out, fit.network().weights());
    writeFloats(out, fit.means());
    writeFloats(out, fit.squares());
  }

  static NetworkFit readFit(DataInputStream in, int[] sizes) throws IOException {
    ValueNetwork network = ValueNetwork.blank(ValueNetwork.rows(sizes), Training.HIDDEN);
    NetworkFit fit = new NetworkFit(network, sizes);
    fit.goOnFrom(in.readLong());
    readFloats(in, network.weights());
    readFloats(in, fit.means());
    readFloats(in, fit.squares());
    return fit;
  }

  static void writeNetworks(DataOutputStream out, List<ValueNetwork> networks) throws IOException {
    out.writeInt(networks.size());
    for (ValueNetwork network : networks) {
      writeFloats(out, network.weights());
    }
  }

  /** Networks of the same shape as another one. */
  static List<ValueNetwork> readNetworks(DataInputStream in, ValueNetwork like) throws IOException {
    List<ValueNetwork> networks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      ValueNetwork network = ValueNetwork.blank(like.rows(), like.hidden());
      readFloats(in, network.weights());
      networks.add(network);
    }
    return networks;
  }

  /**
   * Samples of a game are written as what has changed since the one before: mostly nothing, which
   * packs well.
   */
  static void writeGames(DataOutputStream out, List<TrainingGame> games) throws IOException {
    out.writeInt(games.size());
    for (TrainingGame game : games) {
      out.writeInt(game.setup());
      out.writeInt(game.result());
      out.writeInt(game.samples().size());
      short[] before = new short[0];
      for (TrainingSample sample : game.samples()) {
        short[] slots = sample.slots();
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * slots.length + Float.BYTES);
        for (int i = 0; i < slots.length; i++) {
          bytes.putShort((short) (slots[i] - (i < before.length ? before[i] : 0)));
        }
        bytes.putFloat(sample.target());
        out.write(bytes.array());
        before = slots;
      }
    }
  }

  /** Games whose samples have so many slots. */
  static List<TrainingGame> readGames(DataInputStream in, int width) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    byte[] bytes = new byte[Short.BYTES * width + Float.BYTES];
    for (int left = in.readInt(); left > 0; left--) {
      int setup = in.readInt();
      int result = in.readInt();
      List<TrainingSample> samples = new ArrayList<>();
      short[] before = new short[width];
      for (int more = in.readInt(); more > 0; more--) {
        in.readFully(bytes);
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        short[] slots = new short[width];
        for (int i = 0; i < width; i++) {
          slots[i] = (short) (before[i] + buffer.getShort());
        }
        samples.add(new TrainingSample(slots, buffer.getFloat()));
        before = slots;
      }
      games.add(new TrainingGame(setup, result, samples));
    }
    return games;
  }

  private static void writeFloats(DataOutputStream out, float[] numbers) throws IOException {
    for (float number : numbers) {
      out.writeFloat(number);
    }
  }

  private static void readFloats(DataInputStream in, float[] into) throws IOException {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readFloat();
    }
  }
}
