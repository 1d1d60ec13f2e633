package games.parlour.testkit.ghosts;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardView;
import games.parlour.core.Happening;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Who knows what in Ghosts, followed by hand. */
class GhostsKnowledgeTest {
  private static final String ARRANGED = "gege/4/4/GEGE w 0 ";
  private static final String MEETING = "ge1e/2g1/2G1/GE1E w 5 ";
  private static final Viewer WHITE = new Viewer.At(GhostsRules.SEATS.get(0));
  private static final Viewer BLACK = new Viewer.At(GhostsRules.SEATS.get(1));
  private static final Viewer SPECTATOR = new Viewer.Spectator();

  private final GhostsGame game = new GhostsGame();

  private GhostsPosition at(String line) {
    return game.start(setup(line));
  }

  private Setup setup(String line) {
    return game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
  }

  @Test
  void aSideSeesTheNatureOfItsOwnGhostsOnly() {
    GhostsPosition p = at(ARRANGED + "hidden");
    assertThat(kinds(p, WHITE)).containsExactly("black-ghost", "white-evil", "white-good");
    assertThat(kinds(p, BLACK)).containsExactly("black-evil", "black-good", "white-ghost");
    assertThat(kinds(p, SPECTATOR)).containsExactly("black-ghost", "white-ghost");
  }

  @Test
  void everythingIsOpenWhereNothingIsHidden() {
    GhostsPosition p = at(ARRANGED + "open");
    assertThat(kinds(p, SPECTATOR))
        .containsExactly("black-evil", "black-good", "white-evil", "white-good");
    assertThat(p.view(WHITE)).isEqualTo(p.view(SPECTATOR));
    assertThat(p.imagine(GhostsRules.SEATS.get(0), new Generator(1))).isEqualTo(p);
    assertThat(game.hasSecrets(setup(ARRANGED + "open")))
        .as("open pieces are no secrets")
        .isFalse();
    assertThat(game.hasSecrets(setup(ARRANGED + "hidden")))
        .as("hidden pieces are secrets")
        .isTrue();
  }

  @Test
  void anArrangementIsToldToItsOwnSideOnly() {
    GhostsPosition start = game.start(game.setup(Occasion.STUDY));
    GhostMove move = game.notation().read(start, "good-a1-c1");
    assertThat(texts(start.happenings(move, WHITE)))
        .containsExactly(
            Text.of(
                "told.arrange.seen",
                "side",
                Text.of("side.white"),
                "squares",
                List.of("a1", "c1")));
    assertThat(texts(start.happenings(move, BLACK)))
        .containsExactly(Text.of("told.arrange", "side", Text.of("side.white")));
  }

  @Test
  void aTakenGhostIsShownToEverybody() {
    GhostsPosition p = at(MEETING + "hidden");
    GhostMove move = game.notation().read(p, "c2xc3");
    assertThat(texts(p.happenings(move, WHITE)))
        .contains(Text.of("told.take.good", "side", Text.of("side.white"), "square", "c3"));
    Text note = Text.of("note.taken", "side", Text.of("side.white"), "good", 1, "evil", 0);
    assertThat(((BoardView) p.play(move).view(WHITE)).notes()).contains(note);
    assertThat(p.reveals(move)).as("c2xc3 reveals something").isTrue();
  }

  @Test
  void everyWorldThatTheEnemyAllowsIsImagined() {
    GhostsPosition p = at(ARRANGED + "hidden");
    Generator random = new Generator(1908);
    Set<String> lines = new TreeSet<>();
    for (int i = 0; i < 200; i++) {
      lines.add(game.notation().writePosition(p.imagine(GhostsRules.SEATS.get(0), random)));
    }
    assertThat(lines).hasSize(6).allMatch(line -> line.endsWith("/4/4/GEGE w 0 hidden"));
  }

  private static Set<String> kinds(GhostsPosition p, Viewer viewer) {
    Set<String> kinds = new TreeSet<>();
    ((BoardView) p.view(viewer)).pieces().forEach(piece -> kinds.add(piece.kind()));
    return kinds;
  }

  private static List<Text> texts(List<Happening> happenings) {
    return happenings.stream().map(Happening::text).toList();
  }
}
