package games.parlour.server.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SecretGeneratorTest {
  @Test
  void noTokenLooksLikeAnOption() {
    SecretGenerator secrets = new SecretGenerator();
    assertThat(Stream.generate(secrets::token).limit(5_000))
        .allMatch(SecretGenerator::isToken)
        .noneMatch(token -> token.startsWith("-"))
        .doesNotHaveDuplicates();
  }
}
