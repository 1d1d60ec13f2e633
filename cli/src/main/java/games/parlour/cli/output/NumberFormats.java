package games.parlour.cli.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as a language writes them. */
public record NumberFormats(Locale locale) {
  /** With so many decimals. */
  public String decimal(double number, int decimals) {
    return String.format(locale, "%." + decimals + "f", number);
  }

  /** A share in hundredths, with one decimal. */
  public String percent(double share) {
    return decimal(100 * share, 1);
  }

  /** A whole number, in groups. */
  public String count(long number) {
    return String.format(locale, "%,d", number);
  }

  /** With as few decimals as it has. */
  public String brief(double number) {
    BigDecimal plain = BigDecimal.valueOf(number).stripTrailingZeros();
    return decimal(number, Math.max(0, plain.scale()));
  }

  /** For programs: not longer than it is sure. */
  public static double rounded(double number, int decimals) {
    return BigDecimal.valueOf(number).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
  }
}
