package games.parlour.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

/** Codes that people read aloud and type. */
class OneTimeCodeTest {
  @Test
  void groupsOfFourWithoutSignsThatLookAlike() {
    SecureRandom random = new SecureRandom();
    for (int i = 0; i < 100; i++) {
      assertThat(OneTimeCode.random(random, OneTimeCode.LONG).written())
          .matches("(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}")
          .doesNotContainPattern("[ILO01]");
      assertThat(OneTimeCode.random(random, OneTimeCode.SHORT).written()).hasSize(9);
    }
  }

  @Test
  void itIsReadHoweverItIsTyped() {
    OneTimeCode code = new OneTimeCode("ABCDEFGH");
    assertThat(OneTimeCode.typed(code.written())).isEqualTo(code);
    assertThat(OneTimeCode.typed(" abcd efgh\n")).isEqualTo(code);
    assertThat(OneTimeCode.typed("AB.CD–EF/GH")).isEqualTo(code);
    assertThat(code.toString()).doesNotContain("ABCD");
  }
}
