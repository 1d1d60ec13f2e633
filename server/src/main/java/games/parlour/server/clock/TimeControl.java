package games.parlour.server.clock;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much time the players of a table have. */
public sealed interface TimeControl {
  /**
   * Time for each side and the whole game.
   *
   * @param seconds what each side begins with
   * @param increment seconds that a side gets after each of its turns
   */
  record PerGame(int seconds, int increment) implements TimeControl {
    public static final int LEAST_SECONDS = 15;
    public static final int MOST_MINUTES = 180;
    private static final int MINUTE = 60;
    public static final int MOST_SECONDS = MOST_MINUTES * MINUTE;
    public static final int MOST_INCREMENT = 60;

    public PerGame {
      check(seconds, LEAST_SECONDS, MOST_SECONDS);
      check(increment, 0, MOST_INCREMENT);
    }

    @Override
    public long atFirst() {
      return Duration.ofSeconds(seconds).toMillis();
    }

    @Override
    public String text() {
      String first = seconds % MINUTE == 0 ? "" + seconds / MINUTE : seconds + "s";
      return first + "+" + increment;
    }
  }

  /**
   * Time for each move.
   *
   * @param days for each move
   * @param vacation days that each person may take off in the whole game
   */
  record PerMove(int days, int vacation) implements TimeControl {
    public static final int MOST_DAYS = 14;
    public static final int MOST_VACATION = 30;

    public PerMove {
      check(days, 1, MOST_DAYS);
      check(vacation, 0, MOST_VACATION);
    }

    @Override
    public long atFirst() {
      return Duration.ofDays(days).toMillis();
    }

    /** All that one person may take off. */
    long vacationMillis() {
      return Duration.ofDays(vacation).toMillis();
    }

    @Override
    public String text() {
      return days + "d+" + vacation;
    }
  }

  /** What a side has at first, in milliseconds. */
  long atFirst();

  /** How records and the store write it: {@code 10+5}, {@code 90s+0}, {@code 3d+14}. */
  String text();

  /** The control that {@link #text} wrote. */
  static Optional<TimeControl> of(String text) {
    Matcher found = Pattern.compile("([0-9]{1,5})([ds]?)\\+([0-9]{1,3})").matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    int first = Integer.parseInt(found.group(1));
    int second = Integer.parseInt(found.group(3));
    return Optional.of(
        switch (found.group(2)) {
          case "d" -> new PerMove(first, second);
          case "s" -> new PerGame(first, second);
          default -> new PerGame(first * PerGame.MINUTE, second);
        });
  }

  private static void check(int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(number + " is not from " + least + " to " + most);
    }
  }
}
