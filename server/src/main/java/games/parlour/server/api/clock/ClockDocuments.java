package games.parlour.server.api.clock;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of clocks and absence. Their components are the names in the JSON. */
public final class ClockDocuments {
  private ClockDocuments() {}

  /** How much time the players have. */
  public sealed interface ControlInfo {
    /** One of: game, days. */
    String kind();
  }

  public record GameControl(String kind, int seconds, int increment) implements ControlInfo {}

  public record DaysControl(String kind, int days, int vacation) implements ControlInfo {}

  /** All clocks of a table, at the server's time {@code now}. */
  public record Clocks(
      long now,
      List<SideClock> sides,
      @Nullable String running,
      @Nullable Long starts,
      @Nullable Long deadline,
      @Nullable String ready,
      @Nullable PauseInfo paused,
      List<String> pauseAsked,
      List<VacationInfo> vacation) {}

  public record SideClock(String side, long left) {}

  public record PauseInfo(List<String> by, long since) {}

  /** The days off of one person. */
  public record VacationInfo(String seat, @Nullable Long until, long left) {}

  /** Somebody who is to move is not there. */
  public record AbsenceInfo(
      long now,
      List<String> seats,
      long since,
      long claimFrom,
      @Nullable SubstituteInfo substitute) {}

  /** Who is to play on for somebody who is absent. */
  public record SubstituteInfo(
      String seat,
      String by,
      String kind,
      @Nullable String player,
      List<String> agreed,
      boolean decided) {}
}
