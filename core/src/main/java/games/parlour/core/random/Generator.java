package games.parlour.core.random;

/**
 * Our source of randomness for players and playouts: xoshiro256** (Blackman and Vigna), its state
 * filled from a 64-bit seed by SplitMix64. The same seed gives the same numbers on every machine
 * and for ever. Mutable; one thread at a time. Dice at a table come from the {@code Dealer}, whose
 * numbers nobody can foretell.
 */
public final class Generator {
  private long a;
  private long b;
  private long c;
  private long d;

  public Generator(long seed) {
    reseed(seed);
  }

  /** Begins anew, as a generator that is made with this seed. */
  public void reseed(long seed) {
    a = splitMix(seed, 1);
    b = splitMix(seed, 2);
    c = splitMix(seed, 3);
    d = splitMix(seed, 4);
  }

  private Generator(long a, long b, long c, long d) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /** A generator with this inner state, which must not be all zero. */
  static Generator ofState(long a, long b, long c, long d) {
    return new Generator(a, b, c, d);
  }

  /** The n-th output (counted from one) of SplitMix64 with this seed. */
  public static long splitMix(long seed, int n) {
    long z = seed + n * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** The next 64 random bits. */
  public long nextLong() {
    long result = Long.rotateLeft(b * 5, 7) * 9;
    long t = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = Long.rotateLeft(d, 45);
    return result;
  }

  /** A number from 0 up to, not including, a positive bound; each equally likely (Lemire). */
  public int below(int bound) {
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long tooFew = (0x100000000L - bound) % bound;
      while ((product & 0xFFFFFFFFL) < tooFew) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /** An independent generator for a part of the work, so that parts do not disturb each other. */
  public Generator split() {
    return new Generator(nextLong());
  }
}
