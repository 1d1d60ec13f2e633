package games.parlour.server.device;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which device it is, in as few words as its owner needs to know it again. Nothing else of what a
 * browser says about itself is kept.
 *
 * @param browser its name; empty where it is not known
 * @param system what it runs on; empty where that is not known
 */
public record DeviceLabel(String browser, String system) {
  public static final DeviceLabel UNKNOWN = new DeviceLabel("", "");

  private static final String BETWEEN = ";";

  /** No browser says more of itself that matters here. */
  private static final int LONGEST = 1_000;

  /** Many browsers also say that they are another one, so the more particular ones come first. */
  private static final Map<String, String> BROWSERS =
      ordered(
          "Edg", "Edge",
          "OPR/", "Opera",
          "SamsungBrowser/", "Samsung Internet",
          "Firefox/", "Firefox",
          "FxiOS/", "Firefox",
          "CriOS/", "Chrome",
          "Chrome/", "Chrome",
          "Safari/", "Safari");

  private static final Map<String, String> SYSTEMS =
      ordered(
          "Android", "Android",
          "iPhone", "iPhone",
          "iPad", "iPad",
          "Windows", "Windows",
          "CrOS", "ChromeOS",
          "Mac OS X", "macOS",
          "Linux", "Linux");

  private static Map<String, String> ordered(String... pairs) {
    Map<String, String> names = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      names.put(pairs[i], pairs[i + 1]);
    }
    return names;
  }

  /** What a browser's {@code User-Agent} gives away. */
  public static DeviceLabel of(@Nullable String userAgent) {
    if (userAgent == null || userAgent.length() > LONGEST) {
      return UNKNOWN;
    }
    return new DeviceLabel(first(BROWSERS, userAgent), first(SYSTEMS, userAgent));
  }

  private static String first(Map<String, String> names, String userAgent) {
    return names.entrySet().stream()
        .filter(name -> userAgent.contains(name.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /** As it is kept. */
  String written() {
    return equals(UNKNOWN) ? "" : browser + BETWEEN + system;
  }

  static DeviceLabel read(String kept) {
    int between = kept.indexOf(BETWEEN);
    return between < 0
        ? UNKNOWN
        : new DeviceLabel(kept.substring(0, between), kept.substring(between + 1));
  }
}
