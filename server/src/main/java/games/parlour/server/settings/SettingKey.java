package games.parlour.server.settings;

import games.parlour.core.text.Text;
import games.parlour.server.request.Limits.Rate;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One thing that can be set. Its words are {@code setting.NAME} in the texts of the program.
 *
 * @param name how a file calls it
 * @param example how a value is written; the default, where there is one
 * @param byDefault what holds where nothing is said
 * @param form what is accepted, in words
 * @param reader what a written value means; nothing, if it cannot be read
 */
public record SettingKey<T>(
    String name, String example, T byDefault, Text form, Function<String, Optional<T>> reader) {
  private static final Pattern RATE =
      Pattern.compile("([0-9]{1,7}) then ([0-9]{1,7}(?:[.][0-9]{1,3})?)/(s|min|h)");

  private static final String FOREVER = "forever";
  private static final int MOST_DAYS = 36_500;
  private static final double MINUTE = 60;
  private static final double HOUR = 3600;

  /** A whole number within bounds. */
  public static SettingKey<Integer> whole(String name, int byDefault, int least, int most) {
    Text form = Text.of("setting.form.whole", "least", least, "most", most);
    return new SettingKey<>(
        name, String.valueOf(byDefault), byDefault, form, text -> whole(text, least, most));
  }

  static Optional<Integer> whole(String text, int least, int most) {
    return Optional.of(text)
        .filter(digits -> digits.matches("[0-9]{1,9}"))
        .map(Integer::parseInt)
        .filter(number -> number >= least && number <= most);
  }

  /** One of some words, each the name of a value. */
  public static <E extends Enum<E>> SettingKey<E> choice(String name, E byDefault) {
    Map<String, E> byWord =
        Stream.of(byDefault.getDeclaringClass().getEnumConstants())
            .collect(
                Collectors.toMap(SettingKey::word, one -> one, (a, b) -> a, LinkedHashMap::new));
    return new SettingKey<>(
        name,
        word(byDefault),
        byDefault,
        Text.of("setting.form.choice", "words", List.copyOf(byWord.keySet())),
        text -> Optional.ofNullable(byWord.get(text)));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** A number of days, or for ever. */
  public static SettingKey<Optional<Duration>> days(String name, Optional<Duration> byDefault) {
    String example = byDefault.map(kept -> String.valueOf(kept.toDays())).orElse(FOREVER);
    return new SettingKey<>(
        name,
        example,
        byDefault,
        Text.of("setting.form.days", "most", MOST_DAYS),
        SettingKey::days);
  }

  private static Optional<Optional<Duration>> days(String text) {
    if (text.equals(FOREVER)) {
      return Optional.of(Optional.empty());
    }
    Optional<Duration> days = whole(text, 1, MOST_DAYS).map(Duration::ofDays);
    return days.isPresent() ? Optional.of(days) : Optional.empty();
  }

  /** A text, as it stands. */
  public static SettingKey<String> text(String name, String byDefault) {
    return new SettingKey<>(name, byDefault, byDefault, Text.of("setting.form.text"), Optional::of);
  }

  /** A text that need not be there. */
  public static SettingKey<Optional<String>> optional(String name, String example) {
    return new SettingKey<>(
        name,
        example,
        Optional.empty(),
        Text.of("setting.form.text"),
        text -> Optional.of(Optional.of(text)));
  }

  /** Things with commas between them; the form is the last part of its key. */
  public static <T> SettingKey<List<T>> list(
      String name, String example, String form, Function<String, Optional<T>> one) {
    return new SettingKey<>(
        name, example, List.of(), Text.of("setting.form." + form), text -> list(text, one));
  }

  private static <T> Optional<List<T>> list(String text, Function<String, Optional<T>> one) {
    List<Optional<T>> read = Stream.of(text.split(",", -1)).map(String::strip).map(one).toList();
    return read.stream().allMatch(Optional::isPresent)
        ? Optional.of(read.stream().flatMap(Optional::stream).toList())
        : Optional.empty();
  }

  /** A burst and a rate. */
  public static SettingKey<Rate> rate(String name, Rate byDefault) {
    return new SettingKey<>(
        name, written(byDefault), byDefault, Text.of("setting.form.rate"), SettingKey::rate);
  }

  /** Slow rates are easier to read by the minute. */
  private static String written(Rate rate) {
    boolean slow = rate.perSecond() != Math.rint(rate.perSecond());
    long count = Math.round(rate.perSecond() * (slow ? MINUTE : 1));
    return rate.burst() + " then " + count + (slow ? "/min" : "/s");
  }

  private static Optional<Rate> rate(String text) {
    Matcher parts = RATE.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    double seconds =
        switch (parts.group(3)) {
          case "s" -> 1;
          case "min" -> MINUTE;
          default -> HOUR;
        };
    Rate rate =
        new Rate(Integer.parseInt(parts.group(1)), Double.parseDouble(parts.group(2)) / seconds);
    return Optional.of(rate).filter(some -> some.burst() > 0 && some.perSecond() > 0);
  }
}
