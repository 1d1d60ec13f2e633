package games.parlour.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.server.mail.MailEncryption;
import games.parlour.server.mail.MailSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MailKeysTest {
  private static final String NEEDED =
      """
      mail.host = smtp.example.org
      mail.from = p@example.org
      public-url = https://play.example.org/
      """;

  @TempDir private Path folder;

  private Settings read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("parlour.conf"), text);
    return SettingsFile.read(file, ServerSettings.ALL);
  }

  @Test
  void withoutAMailServerNothingIsSent() throws IOException {
    assertThat(MailKeys.mail(Settings.NONE)).isEmpty();
    assertThat(MailKeys.mail(read("public-url = http://10.0.0.7:8080"))).isEmpty();
  }

  @Test
  void theLeastThatIsNeeded() throws IOException {
    Settings settings = read(NEEDED);
    assertThat(MailKeys.mail(settings))
        .contains(
            new MailSettings(
                "smtp.example.org",
                587,
                MailEncryption.STARTTLS,
                Optional.empty(),
                "p@example.org",
                "https://play.example.org",
                200));
    assertThat(ServerSettings.network(settings).hosts()).containsExactly("play.example.org");
  }

  @Test
  void aPasswordMayLieInAFile() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "s3cret\nmore\n");
    Optional<MailSettings> mail =
        MailKeys.mail(read(NEEDED + "mail.user = ada\nmail.password-file = " + secret));
    assertThat(mail.flatMap(MailSettings::login))
        .contains(new MailSettings.Login("ada", "s3cret"))
        .hasValueSatisfying(login -> assertThat(login.toString()).doesNotContain("s3cret"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mail.port = 25 | refused.mail.needs",
        "mail.from = a@example.org | refused.mail.needs",
        "mail.host = a;mail.from = a@example.org | refused.mail.needs",
        "mail.host = a;public-url = http://a | refused.mail.needs",
        "+;mail.user = ada | refused.mail.needs",
        "+;mail.password = x | refused.mail.needs",
        "+;mail.user = a;mail.password = x;mail.password-file = y | refused.mail.both",
        "+;mail.user = a;mail.password-file = /nowhere | refused.mail.password",
      })
  void whatDoesNotFitTogetherIsRefused(String lines, String why) throws IOException {
    Settings settings = read(lines.replace("+", NEEDED).replace(";", "\n"));
    assertThatThrownBy(() -> MailKeys.mail(settings))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.reason().key()).isEqualTo(why));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "public-url = play.example.org",
        "public-url = https://play.example.org/parlour",
        "public-url = https://",
        "public-url = ftp://play.example.org",
        "mail.from = Parlour <p@example.org>",
        "mail.encryption = ssl",
        "mail.port = 0",
      })
  void whatCannotBeIsRefusedByItsLine(String line) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.config.value");
  }
}
