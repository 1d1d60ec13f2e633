package games.parlour.cli.command;

import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games that are there, in order of their names. */
public final class Games {
  private Games() {}

  /** All of them. */
  public static List<Game<?, ?>> all() {
    List<Game<?, ?>> games = new ArrayList<>();
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
      games.add(game);
    }
    games.sort(Comparator.comparing(Game::id));
    return games;
  }

  /** The first game that is named among some words. */
  public static Optional<Game<?, ?>> among(List<String> words) {
    List<Game<?, ?>> all = all();
    return words.stream().map(word -> find(all, word)).flatMap(Optional::stream).findFirst();
  }

  /** The game with this name, if there is one. */
  private static Optional<Game<?, ?>> find(List<Game<?, ?>> all, String id) {
    return all.stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** The game with this name; refuses any other word. */
  public static Game<?, ?> named(String id) {
    return find(all(), id).orElseThrow(() -> unknown(id));
  }

  /** Says that there is no such game, and which there are. */
  public static Refusal unknown(String id) {
    List<String> ids = all().stream().<String>map(Game::id).toList();
    return new Refusal(Text.of("refused.game", "game", id, "games", ids));
  }
}
