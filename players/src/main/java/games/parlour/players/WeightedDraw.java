package games.parlour.players;

import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;

/** Lets chance speak in a fast form. */
final class WeightedDraw {
  private WeightedDraw() {}

  /** One of the listed outcomes, each as likely as its weight says; nothing is allocated. */
  static long outcome(Fast<?, ?> fast, MoveList outcomes, Generator random) {
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
