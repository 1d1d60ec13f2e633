package games.parlour.core.random;

import java.util.Arrays;

/** The hash function SHA-256 of FIPS 180-4, for rooms that have no library for it. */
public final class Sha256 {
  private static final int BLOCK = 64;
  private static final String DIGITS = "0123456789abcdef";

  /** The first bits behind the point of the cube roots of the first 64 primes. */
  private static final int[] ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  /** The same of the square roots of the first eight. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private Sha256() {}

  /** The hash of a text in UTF-8, as 64 hexadecimal digits. */
  public static String hex(String text) {
    StringBuilder hex = new StringBuilder();
    for (byte b : hash(utf8(text))) {
      hex.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
    }
    return hex.toString();
  }

  /** The hash of some bytes: 32 bytes. */
  static byte[] hash(byte[] message) {
    byte[] padded = padded(message);
    int[] state = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) {
      block(state, padded, at);
    }
    byte[] hash = new byte[32];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
    }
    return hash;
  }

  private static byte[] padded(byte[] message) {
    byte[] padded = new byte[(message.length + 8) / BLOCK * BLOCK + BLOCK];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
    }
    return padded;
  }

  private static void block(int[] state, byte[] bytes, int at) {
    int[] w = new int[64];
    for (int i = 0; i < 64; i++) {
      if (i < 16) {
        int from = at + 4 * i;
        w[i] =
            (bytes[from] & 255) << 24
                | (bytes[from + 1] & 255) << 16
                | (bytes[from + 2] & 255) << 8
                | (bytes[from + 3] & 255);
      } else {
        int a = w[i - 15];
        int b = w[i - 2];
        int early = turned(a, 7) ^ turned(a, 18) ^ a >>> 3;
        int late = turned(b, 17) ^ turned(b, 19) ^ b >>> 10;
        w[i] = w[i - 16] + early + w[i - 7] + late;
      }
    }
    int[] s = state.clone();
    for (int i = 0; i < 64; i++) {
      int high = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25);
      int choice = s[4] & s[5] ^ ~s[4] & s[6];
      int first = s[7] + high + choice + ROUND[i] + w[i];
      int low = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22);
      int majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += first;
      s[0] = first + low + majority;
    }
    for (int i = 0; i < 8; i++) {
      state[i] += s[i];
    }
  }

  private static int turned(int word, int by) {
    return Integer.rotateRight(word, by);
  }

  private static byte[] utf8(String text) {
    byte[] bytes = new byte[4 * text.length()];
    int length = 0;
    for (int i = 0; i < text.length(); ) {
      int code = text.codePointAt(i);
      i += Character.charCount(code);
      if (code < 0x80) {
        bytes[length++] = (byte) code;
        continue;
      }
      int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[length++] = (byte) (0xFF80 >> more | code >> 6 * more);
      for (int rest = more - 1; rest >= 0; rest--) {
        bytes[length++] = (byte) (0x80 | code >> 6 * rest & 63);
      }
    }
    return Arrays.copyOf(bytes, length);
  }
}
