package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

/** What every answer says to browsers for safety. */
final class Headers {
  private Headers() {}

  static void check(Answer answer) {
    String policy = answer.header("Content-Security-Policy");
    assertThat(policy)
        .as("the policy of %s", answer)
        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
        .contains("base-uri 'none'", "form-action 'self'")
        .doesNotContain("unsafe", "*", "http:", "https:", "data:");
    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
    assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Permissions-Policy")).contains("camera=()");
    assertThat(answer.header("Server")).as("who serves is nobody's business").isEmpty();
    assertThat(answer.text()).as("no stack trace leaves the server").doesNotContain("\tat ");
  }
}
