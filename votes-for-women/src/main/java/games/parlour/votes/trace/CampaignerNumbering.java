package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which campaigner of ours stands for which of theirs. Both number the two of a colour as they
 * come, but where two stand side by side and wait for a die, we give it to the first of them
 * without asking which: from then on the two have changed their numbers.
 */
final class CampaignerNumbering {
  private final Set<String> swapped = new HashSet<>();

  /** Our name of a campaigner of theirs. */
  String ours(String theirs) {
    return swapped.contains(TraceNames.colour(theirs)) ? sibling(theirs) : theirs;
  }

  /**
   * A campaigner of theirs gets a die.
   *
   * @param start the state before the first die of this roll was given
   * @param given those that have a die already
   */
  void given(String theirs, TraceState start, Set<String> given) {
    boolean second = ours(theirs).endsWith("2");
    if (second
        && !given.contains(sibling(theirs))
        && sideBySide(TraceNames.colour(theirs), start)) {
      if (!swapped.remove(TraceNames.colour(theirs))) {
        swapped.add(TraceNames.colour(theirs));
      }
    }
  }

  private static boolean sideBySide(String colour, TraceState state) {
    List<String> both = new ArrayList<>(state.campaigners());
    both.removeIf(one -> !one.startsWith(colour));
    return both.size() == 2 && both.get(0).equals(both.get(1));
  }

  private static String sibling(String campaigner) {
    return TraceNames.colour(campaigner) + (campaigner.endsWith("1") ? "2" : "1");
  }
}
