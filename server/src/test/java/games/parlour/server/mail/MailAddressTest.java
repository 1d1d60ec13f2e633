package games.parlour.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MailAddressTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ada@example.org",
        "ada.lovelace+games@mail.example.co.uk",
        "o'neill@example.org",
        "ada@mailhost"
      })
  void addresses(String text) {
    assertThat(MailAddress.of(" " + text + " ")).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ada",
        "ada@",
        "@example.org",
        "ada@@example.org",
        ".ada@example.org",
        "ada..l@example.org",
        "ada@-example.org",
        "ada@example..org",
        "ada@[127.0.0.1]",
        "\"ada\"@example.org",
        "ada@example.org\nBcc: x@example.org",
        "ada@example.org\r\n",
        "ada\u0000@example.org"
      })
  void whatIsNone(String text) {
    assertThat(MailAddress.of("x" + text.charAt(0))).isEmpty();
    assertThat(MailAddress.of(text).filter(text::equals)).isEmpty();
  }
}
