package games.parlour.players.analysis;

import java.util.Locale;

/** How bad a move was, by the winning chance that it gave away (docs/players.md). */
public enum Mark {
  /** As good as the best, or nearly so. */
  NONE(0),
  INACCURACY(0.05),
  MISTAKE(0.10),
  BLUNDER(0.20);

  private final double least;

  Mark(double least) {
    this.least = least;
  }

  /** The mark for a loss of winning chance. */
  public static Mark of(double loss) {
    Mark mark = NONE;
    for (Mark worse : values()) {
      mark = loss >= worse.least ? worse : mark;
    }
    return mark;
  }

  /** The word for it in data, and its key in the texts behind {@code mark.}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
