package games.parlour.core.random;

/** The ChaCha20 block function of RFC 8439, section 2.3. */
public final class ChaCha20 {
  private ChaCha20() {}

  public static int[] block(int[] key, int counter, int[] nonce) {
    int[] start = new int[16];
    start[0] = 0x61707865;
    start[1] = 0x3320646e;
    start[2] = 0x79622d32;
    start[3] = 0x6b206574;
    System.arraycopy(key, 0, start, 4, 8);
    start[12] = counter;
    System.arraycopy(nonce, 0, start, 13, 3);
    int[] s = start.clone();
    for (int round = 0; round < 10; round++) {
      quarter(s, 0, 4, 8, 12);
      quarter(s, 1, 5, 9, 13);
      quarter(s, 2, 6, 10, 14);
      quarter(s, 3, 7, 11, 15);
      quarter(s, 0, 5, 10, 15);
      quarter(s, 1, 6, 11, 12);
      quarter(s, 2, 7, 8, 13);
      quarter(s, 3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++) {
      s[i] += start[i];
    }
    return s;
  }

  private static void quarter(int[] s, int a, int b, int c, int d) {
    s[a] += s[b];
    s[d] = Integer.rotateLeft(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = Integer.rotateLeft(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = Integer.rotateLeft(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = Integer.rotateLeft(s[b] ^ s[c], 7);
  }
}
