package games.parlour.players.search;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.players.Player;
import games.parlour.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Positions from games that were played with some sense, always the same. */
final class Middlegames {
  private Middlegames() {}

  /** So many of them, each a little later in its game, some with options of their own. */
  static <P extends Position<P, M>, M extends Move> List<P> of(
      Game<P, M> game, Map<String, String> options, int count) {
    List<P> positions = new ArrayList<>();
    for (int i = 0; positions.size() < count; i++) {
      Setup setup = game.setup(Occasion.STUDY, options, Optional.empty());
      P p = game.start(setup);
      Generator random = new Generator(i);
      Player<P, M> greedy = Players.make("greedy", game, setup, i);
      for (int turn = 0; turn < 8 + 3 * i && p.turn() instanceof Turn.Decide decide; turn++) {
        p =
            p.play(
                turn < 6
                    ? p.moves().get(random.below(p.moves().size()))
                    : greedy.choose(p.knowledge(decide.seat())));
      }
      if (p.turn() instanceof Turn.Decide) {
        positions.add(p);
      }
    }
    return positions;
  }
}
