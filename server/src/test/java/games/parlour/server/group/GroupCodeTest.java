package games.parlour.server.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

/** The code on the blackboard. */
class GroupCodeTest {
  @Test
  void itIsShortAndWithoutLettersThatLookAlike() {
    SecureRandom random = new SecureRandom();
    for (int i = 0; i < 200; i++) {
      assertThat(GroupCode.random(random).written())
          .matches("[BCDFGHJKMNPQRSTVWXYZ]{3}-[BCDFGHJKMNPQRSTVWXYZ]{3}");
    }
  }

  @Test
  void howItIsTypedDoesNotMatter() {
    GroupCode code = new GroupCode("BCDFGH");
    for (String typed : new String[] {"BCD-FGH", "bcdfgh", " bcd fgh ", "b.c.d/F_G H"}) {
      assertThat(GroupCode.typed(typed)).isEqualTo(code);
    }
    assertThat(code.toString()).doesNotContain("BCD");
  }
}
