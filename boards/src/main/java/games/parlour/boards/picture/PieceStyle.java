package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How pieces look, by the names that boards use for it: shape tells as much as colour. The plain
 * men come first, as they fit any game.
 */
public enum PieceStyle {
  IVORY(" ○ ", "(○)"),
  EBONY(" ● ", "(●)"),
  ROSETTE(" ● ", "(●)"),
  BADGE(" ■ ", "[■]");

  private final String small;
  private final String large;

  PieceStyle(String small, String large) {
    this.small = small;
    this.large = large;
  }

  /**
   * The looks of kinds of pieces, by their ids. A side whose style nobody draws gets a look that no
   * other side has.
   */
  public static Map<String, PieceStyle> of(List<BoardPlan.Kind> kinds) {
    Set<PieceStyle> free = EnumSet.allOf(PieceStyle.class);
    kinds.forEach(kind -> named(kind.style()).ifPresent(free::remove));
    Map<String, PieceStyle> bySide = new HashMap<>();
    Map<String, PieceStyle> looks = new HashMap<>();
    for (BoardPlan.Kind kind : kinds) {
      Optional<PieceStyle> drawn = named(kind.style());
      looks.put(
          kind.id(),
          drawn.orElseGet(() -> bySide.computeIfAbsent(kind.side(), side -> next(free))));
    }
    return looks;
  }

  private static Optional<PieceStyle> named(String style) {
    return Stream.of(values())
        .filter(look -> look.name().toLowerCase(Locale.ROOT).equals(style))
        .findFirst();
  }

  private static PieceStyle next(Set<PieceStyle> free) {
    PieceStyle look = free.stream().findFirst().orElse(IVORY);
    free.remove(look);
    return look;
  }

  /** Three characters that show it. */
  public String shape(boolean larger) {
    return larger ? large : small;
  }

  public PaintColour ink() {
    return switch (this) {
      case IVORY -> Palette.IVORY_EDGE;
      case EBONY -> Palette.EBONY_EDGE;
      case ROSETTE -> Palette.ROSETTE;
      case BADGE -> Palette.BADGE;
    };
  }

  /** Its ink where the last move has made the ground dark. */
  public PaintColour deepInk() {
    return this == ROSETTE || this == BADGE ? Palette.deep(ink()) : ink();
  }

  /** What its sign stands on: a piece as light as the ground has a body of its own. */
  public PaintColour behind(PaintColour ground) {
    return this == IVORY ? Palette.IVORY : ground;
  }
}
