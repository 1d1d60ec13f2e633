package games.parlour.votes.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What chance brought in a passage: dice, drawn cards and cards lost from a hand, in order. */
final class TraceOutcomes {
  private static final String SEARCH = "vm_select_1_card_from_draw_deck_play_event_shuffle";
  private static final String RIOTS = "vm_opponent_discard_2_random_draw_2";

  private final List<TraceStep.Die> dice = new ArrayList<>();
  private final Map<String, Deque<String>> draws = new HashMap<>();
  private final Deque<String> lost = new ArrayDeque<>();
  private final Deque<String> aside = new ArrayDeque<>();

  /** The chances of a passage. */
  static TraceOutcomes of(TraceSection passage) {
    TraceOutcomes chances = new TraceOutcomes();
    passage.steps().forEach(chances::add);
    return chances;
  }

  /** The chances that lead to the start of a game. */
  static TraceOutcomes toStart(TraceState start) {
    TraceOutcomes chances = new TraceOutcomes();
    for (String card : start.used()) {
      if (TraceNames.deck(card).equals(TraceNames.STATE)) {
        chances.aside.add(card);
      }
    }
    chances.draw(TraceNames.STRATEGY, start.strategyOpen());
    for (String side : TraceNames.SIDES) {
      chances.draw(
          side, start.hand(side).stream().filter(card -> !TraceNames.isDealt(card)).toList());
    }
    return chances;
  }

  private void add(TraceStep step) {
    if (step.phase().startsWith("final_voting")) {
      addVotes(step.dice());
    } else {
      dice.addAll(step.dice());
    }
    if (step.phase().equals(SEARCH)) {
      // the deck was shuffled, and the card that was found may have drawn at once
      draw(TraceNames.side(step.role()), step.after().drawn());
      return;
    }
    for (String deck : step.before().decks().keySet()) {
      List<String> was = step.before().deck(deck);
      List<String> is = step.after().deck(deck);
      int drawn = was.size() - is.size();
      if (drawn > 0 && was.subList(drawn, was.size()).equals(is)) {
        draw(deck, was.subList(0, drawn));
      }
    }
    if (step.phase().equals(RIOTS)) {
      String side = TraceNames.side(step.role());
      step.before().hand(side).stream()
          .filter(card -> !step.after().hand(side).contains(card))
          .forEach(lost::add);
    }
  }

  /**
   * In a vote the one who selects rolls first there, with us always the Suffragist. One step can
   * hold two votes.
   */
  private void addVotes(List<TraceStep.Die> rolled) {
    boolean second = false;
    for (TraceStep.Die die : rolled) {
      boolean swap = second && die.by().equals(TraceNames.SUFFRAGIST);
      dice.add(swap ? dice.size() - 1 : dice.size(), die);
      second = !second && !die.reroll();
    }
  }

  private void draw(String deck, List<String> cards) {
    draws.computeIfAbsent(deck, key -> new ArrayDeque<>()).addAll(cards);
  }

  /** Whether a side pays for another roll next. */
  boolean rerolls(String side) {
    if (dice.isEmpty() || !dice.getFirst().reroll()) {
      return false;
    }
    String by = dice.getFirst().by();
    return by.isEmpty() || by.equals(side);
  }

  /** What happens at a chance turn with these outcomes; nothing where the record is silent. */
  Optional<String> next(List<String> outcomes) {
    String kind = outcomes.getFirst().substring(0, outcomes.getFirst().indexOf(':') + 1);
    Optional<String> outcome =
        switch (kind) {
          case "die:" -> dice.isEmpty() ? Optional.empty() : Optional.of(nextDie());
          case "lose:" -> Optional.ofNullable(lost.poll()).map(kind::concat);
          case "aside:" -> Optional.ofNullable(aside.poll()).map(kind::concat);
          default -> nextCard(outcomes);
        };
    return outcome.filter(outcomes::contains);
  }

  private String nextDie() {
    return "die:" + dice.removeFirst().value();
  }

  private Optional<String> nextCard(List<String> outcomes) {
    for (Deque<String> deck : draws.values()) {
      if (!deck.isEmpty() && outcomes.contains("draw:" + deck.getFirst())) {
        return Optional.of("draw:" + deck.removeFirst());
      }
    }
    return Optional.empty();
  }
}
