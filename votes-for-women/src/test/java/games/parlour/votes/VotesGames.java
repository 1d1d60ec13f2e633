package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.votes.rules.state.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What tests do with the game: begin somewhere, play moves, write positions down. */
public final class VotesGames {
  public static final VotesForWomen GAME = new VotesForWomen();

  private VotesGames() {}

  public static VotesPosition start(Mode mode) {
    return GAME.start(GAME.setup(Occasion.STUDY, Map.of("mode", mode.word()), Optional.empty()));
  }

  public static VotesPosition at(String line) {
    return at(Map.of(), line);
  }

  public static VotesPosition at(Map<String, String> options, String line) {
    return GAME.start(GAME.setup(Occasion.STUDY, options, Optional.of(line)));
  }

  public static String write(VotesPosition position) {
    return GAME.notation().writePosition(position);
  }

  public static String text(VotesMove move) {
    return GAME.notation().write(move);
  }

  public static VotesPosition play(VotesPosition from, String... moves) {
    VotesPosition position = from;
    for (String move : moves) {
      position = position.play(GAME.notation().read(position, move));
    }
    return position;
  }

  /** After any of the moves or outcomes. */
  public static VotesPosition any(VotesPosition p, Generator random) {
    return p.play(p.moves().get(random.below(p.moves().size())));
  }

  public static boolean over(VotesPosition p) {
    return p.turn() instanceof Turn.Over;
  }

  /** Not only the line: whoever looks on sees the same, and can do the same. */
  public static void readsBack(VotesPosition p) {
    String line = write(p);
    VotesPosition read = at(line);
    assertThat(write(read)).isEqualTo(line);
    assertThat(read.turn()).as(line).isEqualTo(p.turn());
    assertThat(read.moves()).as(line).isEqualTo(p.moves());
    List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
    p.state().terms().seats().forEach(seat -> viewers.add(new Viewer.At(seat)));
    for (Viewer viewer : viewers) {
      assertThat(read.view(viewer)).as(line).isEqualTo(p.view(viewer));
    }
  }
}
