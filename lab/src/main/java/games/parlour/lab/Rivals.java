package games.parlour.lab;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.Budget;
import games.parlour.players.Player;
import games.parlour.players.Players;

/** Makes the players of a match from the words for them. */
final class Rivals {
  private Rivals() {}

  /** Refuses a word that means no player. */
  static void check(String word) {
    Players.check(word);
  }

  static <P extends Position<P, M>, M extends Move> Player<P, M> make(
      String word, Game<P, M> game, long seed, Budget budget) {
    return Players.make(word, game, seed, budget);
  }
}
