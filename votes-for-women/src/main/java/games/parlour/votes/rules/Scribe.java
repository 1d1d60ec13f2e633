package games.parlour.votes.rules;

/** Somebody who writes down what happens while rules run. */
@FunctionalInterface
public interface Scribe {
  void note(What what, int a, int b, int c);
}
