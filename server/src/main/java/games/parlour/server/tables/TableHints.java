package games.parlour.server.tables;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.search.Budget;
import games.parlour.server.jobs.HintQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import java.util.Optional;
import java.util.function.Supplier;

/** What the engine would play for people who ask for it and may. Thread-safe. */
final class TableHints implements AutoCloseable {
  /** Long enough for good advice, short enough to wait for. */
  private static final Budget HINT = Budget.time(300);

  /** Where cards are hidden, more time brings little; a bound on work gives the same hint again. */
  private static final Budget HIDDEN_HINT = Budget.nodes(4_000);

  private final HintQueue queue;
  private final Supplier<HelpRule> rule;

  /**
   * Makes ready.
   *
   * @param size how many hints are thought about at once
   * @param rule where no computer helps
   */
  TableHints(int size, Supplier<HelpRule> rule) {
    this.queue = new HintQueue(size);
    this.rule = rule;
  }

  /** How many guests wait for a hint. */
  int waiting() {
    return queue.waiting();
  }

  /** What the engine would play for a guest whose turn it is, in answer to the last entry. */
  <P extends Position<P, M>, M extends Move> Advice<M> hint(
      LiveTable<P, M> table, String guest, int after) {
    Knowledge<P, M> knowledge = table.locked(() -> knowledge(table, guest, after));
    rule.get().checkHint(table, guest);
    // The same question gets the same answer.
    long seed = SecretGenerator.number(table.row().seed() + " hint " + after);
    Budget budget = table.hasSecrets() ? HIDDEN_HINT : HINT;
    return queue.ask(
        guest, () -> Advice.best(table.game(), table.row().setup(), knowledge, seed, budget));
  }

  private static <P extends Position<P, M>, M extends Move> Knowledge<P, M> knowledge(
      LiveTable<P, M> table, String guest, int after) {
    TableChecks.seatsOf(table, guest);
    TableChecks.checkCurrent(table, after);
    TableChecks.checkPlaying(table);
    if (!ActRules.mayAskHint(table, Optional.of(guest))) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.hint"));
    }
    Seat seat = table.session().decider().orElseThrow();
    return table.knowledge(seat);
  }

  @Override
  public void close() {
    queue.close();
  }
}
