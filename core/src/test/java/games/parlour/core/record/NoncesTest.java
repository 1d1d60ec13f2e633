package games.parlour.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoncesTest {
  private static final String SEED = "0".repeat(63) + "1";

  @Test
  void theKeyIsTheHashOfSeedAndNoncesByTheNamesOfTheSeats() {
    Map<String, String> nonces = Map.of("west", "rain on Tuesday", "east", "42");
    assertThat(Nonces.text(SEED, nonces))
        .isEqualTo(
            "parlour-deal 1\nseed " + SEED + "\nnonce east 42\nnonce west rain on Tuesday\n");
    assertThat(Nonces.key(SEED, nonces))
        .isEqualTo("084e05bb8c6e47b28cc30c0229a930fbf2fb4a66029320c5c488fd29c3026b2e");
  }

  @Test
  void withoutNoncesTheSeedIsTheKey() {
    assertThat(Nonces.key(SEED, Map.of())).isEqualTo(SEED);
    assertThat(Dealer.of(SEED, Map.of()).below(1_000_000, 7))
        .isEqualTo(Dealer.ofHex(SEED).below(1_000_000, 7));
  }

  @Test
  void aDealerWithNoncesKeepsItsSeedAndDealsByTheKey() {
    Map<String, String> nonces = Map.of("east", "42");
    Dealer dealer = Dealer.of(SEED, nonces);
    assertThat(dealer.seed()).isEqualTo(SEED);
    assertThat(dealer.below(1_000_000_007, 3))
        .isEqualTo(Dealer.ofHex(Nonces.key(SEED, nonces)).below(1_000_000_007, 3))
        .isNotEqualTo(Dealer.ofHex(SEED).below(1_000_000_007, 3))
        .isNotEqualTo(Dealer.of(SEED, Map.of("west", "42")).below(1_000_000_007, 3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " a", "a ", "a  b", "a\nb", "a\tb", "a\u200Bb", "a\u00A0b", "\uD83D"})
  void whatATextFileCouldLoseIsRefused(String nonce) {
    assertThatThrownBy(() -> Nonces.checked(nonce)).isInstanceOf(Refusal.class);
  }

  @Test
  void itMayHaveSixtyFourCharacters() {
    String longest = "\uD83D\uDDF3".repeat(64);
    assertThat(Nonces.checked(longest)).isEqualTo(longest);
    assertThatThrownBy(() -> Nonces.checked(longest + "x")).isInstanceOf(Refusal.class);
  }

  @Test
  void tagsHoldThemBySeat() {
    assertThat(Nonces.of(Map.of("nonce.east", "42", "seed", SEED, "date", "1908")))
        .containsExactly(Map.entry("east", "42"));
  }
}
