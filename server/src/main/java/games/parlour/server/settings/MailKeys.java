package games.parlour.server.settings;

import static games.parlour.server.settings.SettingKey.choice;
import static games.parlour.server.settings.SettingKey.optional;
import static games.parlour.server.settings.SettingKey.whole;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.mail.MailAddress;
import games.parlour.server.mail.MailEncryption;
import games.parlour.server.mail.MailSettings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What a host can set about e-mail. Mail is sent where a mail server is named. */
public final class MailKeys {
  private static final int LAST_PORT = 65_535;
  private static final int MANY = 1_000_000;
  private static final int LONGEST_PASSWORD = 1_000;
  private static final Pattern SITE =
      Pattern.compile("https?://([A-Za-z0-9._-]{1,253}|\\[[0-9a-fA-F:.]+])(:[0-9]{1,5})?/?");

  /** How people reach this server; what links in mails begin with. */
  public static final SettingKey<Optional<String>> PUBLIC_URL =
      checked("public-url", "https://play.example.org", "site", MailKeys::site);

  static final SettingKey<Optional<String>> HOST = optional("mail.host", "smtp.example.org");
  static final SettingKey<Integer> PORT = whole("mail.port", 587, 1, LAST_PORT);
  static final SettingKey<MailEncryption> ENCRYPTION =
      choice("mail.encryption", MailEncryption.STARTTLS);
  static final SettingKey<Optional<String>> USER = optional("mail.user", "parlour");
  static final SettingKey<Optional<String>> PASSWORD = optional("mail.password", "secret");
  static final SettingKey<Optional<String>> PASSWORD_FILE =
      optional("mail.password-file", "/srv/parlour/mail-password");
  static final SettingKey<Optional<String>> FROM =
      checked("mail.from", "parlour@example.org", "address", MailAddress::of);
  static final SettingKey<Integer> PER_HOUR = whole("mail.per-hour", 200, 1, MANY);

  private static final List<SettingKey<?>> WITH_HOST =
      List.of(PORT, ENCRYPTION, USER, PASSWORD, PASSWORD_FILE, FROM, PER_HOUR);

  private MailKeys() {}

  private static SettingKey<Optional<String>> checked(
      String name, String example, String form, Function<String, Optional<String>> reader) {
    return new SettingKey<>(
        name,
        example,
        Optional.empty(),
        Text.of("setting.form." + form),
        text -> Optional.of(reader.apply(text)).filter(Optional::isPresent));
  }

  /** An address of a site without a path; a closing slash does not matter. */
  private static Optional<String> site(String text) {
    return Optional.of(text)
        .filter(url -> SITE.matcher(url).matches())
        .map(url -> url.endsWith("/") ? url.substring(0, url.length() - 1) : url)
        .filter(url -> URI.create(url).getHost() != null);
  }

  /** The name by which people reach this server, where it is set. */
  static Optional<String> publicName(Settings settings) {
    return settings.get(PUBLIC_URL).map(url -> URI.create(url).getHost());
  }

  /** How mail is sent, where it is; refuses what does not fit together. */
  public static Optional<MailSettings> mail(Settings settings) {
    Optional<String> host = settings.get(HOST);
    if (host.isEmpty()) {
      WITH_HOST.stream()
          .filter(settings::has)
          .findFirst()
          .ifPresent(
              key -> {
                throw needs(key, HOST);
              });
      return Optional.empty();
    }
    return Optional.of(
        new MailSettings(
            host.get(),
            settings.get(PORT),
            settings.get(ENCRYPTION),
            login(settings),
            settings.get(FROM).orElseThrow(() -> needs(HOST, FROM)),
            settings.get(PUBLIC_URL).orElseThrow(() -> needs(HOST, PUBLIC_URL)),
            settings.get(PER_HOUR)));
  }

  private static Optional<MailSettings.Login> login(Settings settings) {
    Optional<String> user = settings.get(USER);
    Optional<String> file = settings.get(PASSWORD_FILE);
    if (file.isPresent() && settings.has(PASSWORD)) {
      throw new Refusal(
          Text.of("refused.mail.both", "one", PASSWORD.name(), "other", PASSWORD_FILE.name()));
    }
    Optional<String> password = settings.get(PASSWORD).or(() -> file.map(MailKeys::read));
    if (user.isPresent() && password.isEmpty()) {
      throw needs(USER, PASSWORD);
    }
    if (user.isEmpty() && password.isPresent()) {
      throw needs(file.isPresent() ? PASSWORD_FILE : PASSWORD, USER);
    }
    return user.flatMap(name -> password.map(word -> new MailSettings.Login(name, word)));
  }

  /** The first line of a file. */
  private static String read(String file) {
    try {
      Path path = Path.of(file);
      if (Files.size(path) <= LONGEST_PASSWORD) {
        String line = Files.readString(path).lines().findFirst().orElse("");
        if (!line.isEmpty()) {
          return line;
        }
      }
    } catch (IOException | InvalidPathException none) {
      // told below, like a file that holds none
    }
    throw new Refusal(Text.of("refused.mail.password", "key", PASSWORD_FILE.name(), "file", file));
  }

  private static Refusal needs(SettingKey<?> set, SettingKey<?> missing) {
    return new Refusal(Text.of("refused.mail.needs", "set", set.name(), "missing", missing.name()));
  }
}
