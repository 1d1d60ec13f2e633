package games.parlour.players.worlds;

import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;

/** Lets chance speak in a fast form. */
public final class WeightedDraw {
  private WeightedDraw() {}

  /** One of the listed outcomes, each as likely as its weight says; nothing is allocated. */
  public static long outcome(FastPosition<?, ?> fast, MoveList outcomes, Generator random) {
    long total = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      total += fast.weight(outcomes.get(i));
    }
    long left = Long.remainderUnsigned(random.nextLong(), total);
    int i = 0;
    for (left -= fast.weight(outcomes.get(0)); left >= 0; left -= fast.weight(outcomes.get(i))) {
      i++;
    }
    return outcomes.get(i);
  }
}
