package games.parlour.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.random.ChiSquare;
import games.parlour.core.text.Text;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealerTest {
  private static final String ZEROS = "0".repeat(64);

  /** RFC 8439, appendix A.1, vector 1 begins 76 b8 e0 ad a0 f1 3d 90; the sign bit is dropped. */
  @Test
  void numbersAreThoseOfThePublishedStream() {
    assertThat(Dealer.ofHex(ZEROS).below(Long.MAX_VALUE, 0)).isEqualTo(0x103df1a0ade0b876L);
  }

  @Test
  void theSameDealGivesTheSameNumber() {
    Dealer dealer = Dealer.ofNumber(5);
    for (long n : new long[] {0, 1, 99, 1L << 40}) {
      assertThat(dealer.below(1_000_000_007, n)).isEqualTo(dealer.below(1_000_000_007, n));
    }
    assertThat(dealer.below(Long.MAX_VALUE, 1)).isNotEqualTo(dealer.below(Long.MAX_VALUE, 2));
    assertThat(dealer.below(Long.MAX_VALUE, 1))
        .isNotEqualTo(dealer.below(Long.MAX_VALUE, 1 + (1L << 32)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 52})
  void numbersAreEquallyLikely(int bound) {
    Dealer dealer = Dealer.ofNumber(1908);
    long[] counts = new long[bound];
    for (int n = 0; n < 1_000 * bound; n++) {
      counts[(int) dealer.below(bound, n)]++;
    }
    long[] alike = new long[bound];
    Arrays.fill(alike, 1);
    assertThat(ChiSquare.of(counts, alike)).isLessThan(bound + 4 * Math.sqrt(2.0 * bound));
  }

  /** A quarter of the stream must be rejected here, or low numbers would come too often. */
  @Test
  void hugeBoundsAreFairToo() {
    Dealer dealer = Dealer.ofNumber(3);
    long bound = (1L << 62) + (1L << 61);
    long[] halves = new long[2];
    for (int n = 0; n < 10_000; n++) {
      halves[dealer.below(bound, n) < bound / 2 ? 0 : 1]++;
    }
    assertThat(ChiSquare.of(halves, new long[] {1, 1})).isLessThan(10.8);
  }

  @Test
  void aSeedIsWrittenAndRead() {
    Dealer dealer = Dealer.ofNumber(-17);
    assertThat(dealer.seed()).matches("[0-9a-f]{64}");
    Dealer again = Dealer.ofHex(dealer.seed());
    assertThat(again.seed()).isEqualTo(dealer.seed());
    assertThat(again.below(1_000, 3)).isEqualTo(dealer.below(1_000, 3));
    byte[] bytes = new byte[Dealer.SEED_BYTES];
    bytes[0] = (byte) 0xf0;
    bytes[31] = 0x0a;
    assertThat(new Dealer(bytes).seed()).startsWith("f000").endsWith("000a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "12", "g", "A"})
  void whatIsNoSeedIsRefused(String start) {
    String seed = start.length() == 1 ? start + ZEROS.substring(1) : start;
    assertThatThrownBy(() -> Dealer.ofHex(seed))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal ->
                assertThat(refusal.reason()).isEqualTo(Text.of("refused.seed", "seed", seed)));
  }

  @Test
  void aSeedHasThirtyTwoBytes() {
    assertThatThrownBy(() -> new Dealer(new byte[31]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("32");
  }
}
