package games.parlour.lab.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;

/**
 * What must stay the same while a training goes on.
 *
 * @param game the id of the game
 * @param shape the rules, set-ups and features that it is learned with
 * @param games how many games a generation plays
 * @param seed what decides all that chance does
 */
public record TrainingTerms(String game, String shape, int games, long seed) {
  private static final String FORMAT = "parlour-training 1";

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(FORMAT);
    out.writeUTF(game);
    out.writeUTF(shape);
    out.writeInt(games);
    out.writeLong(seed);
  }

  static TrainingTerms read(DataInputStream in) throws IOException {
    if (!in.readUTF().equals(FORMAT)) {
      throw new StreamCorruptedException();
    }
    return new TrainingTerms(in.readUTF(), in.readUTF(), in.readInt(), in.readLong());
  }
}
