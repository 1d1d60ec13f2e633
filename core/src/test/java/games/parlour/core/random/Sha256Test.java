package games.parlour.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;

class Sha256Test {
  /** FIPS 180-4, the published example. */
  @Test
  void aShortTextHasThePublishedHash() {
    assertThat(Sha256.hex("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void itAgreesWithTheJdkAtEveryLength() throws NoSuchAlgorithmException {
    MessageDigest known = MessageDigest.getInstance("SHA-256");
    byte[] bytes = new byte[200];
    new java.util.Random(1908).nextBytes(bytes);
    for (int length = 0; length < bytes.length; length++) {
      byte[] message = java.util.Arrays.copyOf(bytes, length);
      assertThat(Sha256.hash(message)).as("%d bytes", length).isEqualTo(known.digest(message));
    }
  }

  @Test
  void textsAreHashedAsUtf8() throws NoSuchAlgorithmException {
    String text = "Frauen wählen überall \u2713 \uD83D\uDDF3";
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    assertThat(Sha256.hex(text)).isEqualTo(java.util.HexFormat.of().formatHex(hash));
  }
}
