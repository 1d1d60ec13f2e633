package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import games.parlour.players.EnginePlayer;
import games.parlour.players.Player;
import games.parlour.players.PlayerSpec;
import games.parlour.players.Players;
import games.parlour.players.WorldsPlayer;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;

/** Makes players where there are threads and processes; like {@link Players}, and more of them. */
public final class ParallelPlayers {
  private static final String EXTERNAL = "ugi:";

  private ParallelPlayers() {}

  /** Refuses a word that means no player here. */
  public static void check(String word) {
    if (isExternal(word)) {
      ShellWords.of(command(word));
    } else {
      try {
        Players.check(word);
      } catch (Refusal refusal) {
        throw new Refusal(Text.of("refused.player.external", "why", refusal.reason()));
      }
    }
  }

  /** Whether a word means an engine with a process of its own, which must be closed. */
  public static boolean isExternal(String word) {
    return word.startsWith(EXTERNAL);
  }

  /** Whether a player thinks as long as it is allowed to; the others bring bounds of their own. */
  public static boolean takesBudget(String word) {
    return isExternal(word) || PlayerSpec.parse(word).takesBudget();
  }

  private static String command(String word) {
    return word.substring(EXTERNAL.length());
  }

  /**
   * A new player of a game that was set up so; one that is {@link AutoCloseable} is to be closed.
   * An engine may have several threads.
   */
  public static <P extends Position<P, M>, M extends Move> Player<P, M> make(
      String word, Game<P, M> game, Setup setup, long seed, Budget budget) {
    if (isExternal(word)) {
      return new UgiPlayer<>(game, setup, command(word), budget);
    }
    PlayerSpec spec = PlayerSpec.parse(word);
    if (spec.threads() == 1) {
      return Players.make(word, game, setup, seed, budget);
    }
    if (Players.isUncertain(game, setup)) {
      return new WorldsPlayer<>(
          ParallelThinkers.worlds(game, spec.threads()),
          () -> SearchTask.best(budget),
          new Generator(seed));
    }
    return new EnginePlayer<>(
        game,
        new ParallelSearch<>(game, spec.threads(), spec.megabytes()),
        () -> SearchTask.best(budget),
        new Generator(seed));
  }
}
