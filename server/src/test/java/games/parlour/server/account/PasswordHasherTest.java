package games.parlour.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Passwords as hashes. */
class PasswordHasherTest {
  private final PasswordHasher hasher = new PasswordHasher(64);

  @Test
  void onlyTheSamePasswordPasses() {
    String hash = hasher.hash("Zoë's long password");
    assertThat(hash).startsWith("$argon2id$v=19$m=64,t=2,p=1$");
    assertThat(hasher.hash("Zoë's long password")).as("each has its own salt").isNotEqualTo(hash);
    assertThat(hasher.check("Zoë's long password", hash)).as("the same password passes").isTrue();
    assertThat(hasher.check("Zoe\u0308's long password", hash)).as("accents apart").isTrue();
    assertThat(hasher.check("zoë's long password", hash))
        .as("a password with a small letter is refused")
        .isFalse();
  }

  @Test
  void nobodysPasswordIsComputedLikeAny() {
    hasher.checkNobodys("anything");
    new PasswordHasher().checkNobodys("anything");
  }
}
