package games.parlour.players;

import games.parlour.core.Catalogue;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Language;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.util.List;

/** Makes players from the words that commands, tables and records use for them. */
public final class Players {
  private static final String RANDOM = "random";
  private static final String GREEDY = "greedy";

  private Players() {}

  /** The words for all players, the weakest first. */
  public static List<String> words() {
    return List.of(RANDOM, GREEDY);
  }

  /** A new player of a game; the same seed gives the same moves. Refuses an unknown word. */
  public static <P extends Position<P, M>, M extends Move> Player<P, M> make(
      String word, Game<P, M> game, long seed) {
    Generator random = new Generator(seed);
    return switch (word) {
      case RANDOM -> new RandomPlayer<>(random);
      case GREEDY -> new GreedyPlayer<>(game.fast(), random);
      default -> throw new Refusal(Text.of("refused.player", "player", word, "players", words()));
    };
  }

  /** What players are called, and what can be wrong with a word for one. */
  public static Catalogue texts(Language language) {
    return Catalogue.beside(Players.class, language);
  }
}
