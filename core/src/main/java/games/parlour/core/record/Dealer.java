package games.parlour.core.record;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.random.ChaCha20;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;

/**
 * The hand that throws the dice and draws the cards of one game. The n-th outcome is a function of
 * the seed, the players' {@link Nonces} and n alone (the ChaCha20 block of RFC 8439; the key is the
 * seed, or follows from seed and nonces), so nobody can foretell it, a takeback cannot repeat it,
 * and anybody who is told the seed afterwards can check it.
 */
public final class Dealer {
  /** How many bytes a seed has. */
  public static final int SEED_BYTES = 32;

  private static final String DIGITS = "0123456789abcdef";

  private final int[] key;
  private final String seed;

  public Dealer(byte[] seed) {
    if (seed.length != SEED_BYTES) {
      throw new IllegalArgumentException("a seed has " + SEED_BYTES + " bytes");
    }
    StringBuilder hex = new StringBuilder();
    for (byte b : seed) {
      hex.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
    }
    this.seed = hex.toString();
    this.key = new int[8];
    for (int i = 0; i < 8; i++) {
      key[i] =
          (seed[4 * i] & 255)
              | (seed[4 * i + 1] & 255) << 8
              | (seed[4 * i + 2] & 255) << 16
              | (seed[4 * i + 3] & 255) << 24;
    }
  }

  /** A dealer whose seed is written as 64 hexadecimal digits. */
  public static Dealer ofHex(String seed) {
    if (seed.length() != 2 * SEED_BYTES || !seed.chars().allMatch(c -> DIGITS.indexOf(c) >= 0)) {
      throw new Refusal(Text.of("refused.seed", "seed", seed));
    }
    byte[] bytes = new byte[SEED_BYTES];
    for (int i = 0; i < SEED_BYTES; i++) {
      int high = DIGITS.indexOf(seed.charAt(2 * i));
      bytes[i] = (byte) (high << 4 | DIGITS.indexOf(seed.charAt(2 * i + 1)));
    }
    return new Dealer(bytes);
  }

  /**
   * A dealer whose seed players have added to.
   *
   * @param nonces what each of them added, by seat; without any the seed alone decides
   */
  public static Dealer of(String seed, Map<String, String> nonces) {
    Dealer plain = ofHex(seed);
    return nonces.isEmpty() ? plain : new Dealer(seed, ofHex(Nonces.key(seed, nonces)).key);
  }

  private Dealer(String seed, int[] key) {
    this.seed = seed;
    this.key = key;
  }

  /** A dealer for a small number, for games that are to be repeated. */
  public static Dealer ofNumber(long number) {
    byte[] seed = new byte[SEED_BYTES];
    for (int i = 0; i < SEED_BYTES; i++) {
      seed[i] = (byte) (Generator.splitMix(number, 1 + i / 8) >>> (8 * (i % 8)));
    }
    return new Dealer(seed);
  }

  /** The seed as 64 hexadecimal digits. */
  public String seed() {
    return seed;
  }

  /** The outcome that the n-th deal of a game gives in this position of chance. */
  public <P extends Position<P, M>, M extends Move> M deal(P position, long n) {
    List<M> outcomes = position.moves();
    long total = 0;
    for (M outcome : outcomes) {
      total += position.weight(outcome);
    }
    long left = below(total, n);
    for (M outcome : outcomes) {
      left -= position.weight(outcome);
      if (left < 0) {
        return outcome;
      }
    }
    throw new IllegalStateException("no outcome to deal");
  }

  /** A number from 0 up to, not including, the bound: uniform, by rejection within the stream. */
  long below(long bound, long n) {
    long limit = Long.MAX_VALUE - Long.MAX_VALUE % bound;
    for (int block = 0; ; block++) {
      int[] words = ChaCha20.block(key, block, new int[] {0, (int) n, (int) (n >>> 32)});
      for (int i = 0; i < 16; i += 2) {
        long value = (((long) words[i + 1] << 32) | (words[i] & 0xFFFFFFFFL)) & Long.MAX_VALUE;
        if (value < limit) {
          return value % bound;
        }
      }
    }
  }
}
