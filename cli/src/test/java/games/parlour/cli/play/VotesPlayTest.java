package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.command.Program;
import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.ViewDrawer;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.TypedInput;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Votes for Women at the terminal: a game of cards, dice and secrets. */
class VotesPlayTest {
  private static final String GAME = "votes-for-women";
  private static final String LATE =
      "turn=6 round=4 actor=suffragist sent=yes buttons=4/3 NY=p2y1 CA=y3 IL=p1 TX=r3 GA=r2 OH=r1"
          + " MT=ratified UT=ratified SC=rejected"
          + " campaigners=purple1:northeast,yellow1:west,red1:south"
          + " hand.suffragist=victory-map,maud-wood-park,mary-church-terrell,prison-tour-special"
          + " hand.opposition=red-scare,the-eden-sphinx,the-woman-patriot,big-liquors-big-money"
          + " open=opposition-research,national-focus,reconsideration states=california,ohio";

  @TempDir Path home;

  private ProgramRun play(TypedInput typist, String... more) {
    List<String> args = new ArrayList<>(List.of("play", GAME, "--plain"));
    args.addAll(List.of(more));
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    return ProgramRun.with(env, typist, args.toArray(String[]::new));
  }

  private ProgramRun play(String typed, String... more) {
    List<Supplier<String>> lines = new ArrayList<>();
    typed.lines().forEach(line -> lines.add(() -> line));
    return play(TypedInput.of(lines), more);
  }

  /** Types numbers; one that is not there is refused, and another one comes. */
  private static TypedInput byNumbers() {
    Generator random = new Generator(1920);
    return new TypedInput(() -> Optional.of(String.valueOf(1 + random.below(12))));
  }

  /** Types the same line so many times. */
  private static TypedInput again(String line, int times) {
    int[] left = {times};
    return new TypedInput(() -> left[0]-- > 0 ? Optional.of(line) : Optional.empty());
  }

  @Test
  void aChoiceThatIsNotPossibleSaysWhy() {
    ProgramRun run = play("lobby:victory-map\ndone\nlobby:nobody\n", "--position", LATE);
    assertThat(run.out())
        .contains(
            """
            > The amendment has already been sent to the states.
            > First play a card from your hand.
            > "lobby:nobody" is not a legal move here.
            """);
  }

  @Test
  void nobodyOffersADrawWhereTheRulesHaveNone() throws IOException {
    ProgramRun run = play("help\ndraw\n");
    assertThat(run.out())
        .contains("This game has no draws by agreement.")
        .doesNotContain("offer a draw");
    assertThat(Files.readString(ProgramRun.saved(home))).doesNotContain("!offer-draw");
  }

  private <P extends Position<P, M>, M extends Move> String standing(Game<P, M> game)
      throws IOException {
    String record = Files.readString(ProgramRun.saved(home));
    P position = Session.replay(game, RecordText.read(record)).position();
    return game.notation().writePosition(position);
  }

  @Test
  void theTableIsShownWithHandsEffectsAndNumberedChoices() {
    ProgramRun run = play("1\n", "--seed", "4", "--against", "random");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Turn 1 of 6: round 1 of 6, Suffragists   Congress ...... 0 of 6\n")
        .contains("Buttons Suffragists 0 of 12, Opposition 0 of 6\n")
        .containsPattern("\nWest +Plains +South +Midwest +Atlantic +Northeast\n")
        .containsPattern("\nWA +MT\\* +TX\\* +MN +TN +NY\n")
        .contains("\nCards in effect: none\n", "\nStrategy cards available (9 more in the deck)\n")
        .contains("\nHand: Opposition (7 cards)\n  The Patriarchy: ", "  6 unknown (Early)\n")
        .contains("\nHand: Suffragists (7 cards)\n  Seneca Falls Convention: A purple campaigner")
        .contains("  1 Event: Seneca Falls Convention\n  2 Event: ")
        .contains("> Suffragists: event:seneca-falls-convention  Suffragists played")
        .containsPattern("\n- +- +- +- +- +P1 Y1\n")
        .contains("\n  New York  1 purple  2 yellow\n");
    String amid = run.out().substring(run.out().indexOf("\nBeing played: Suffragists\n"));
    assertThat(amid).doesNotContain("Hand: ", "State cards available");
  }

  @Test
  void theMapIsNotDrawnAgainForEachCubeOfOnesOwn() {
    String typed = "event:petition-to-congress\nWA+purple\nMT+purple\n";
    ProgramRun run = play(typed + "look\n", "--seed", "4", "--against", "random");
    assertThat(run.out())
        .contains(
            """
            > Suffragists: WA+purple  Washington gets 1 purple cube.

            Suffragists to play. Petition to Congress: place 1 cube in one state in the
            Plains.
            """)
        .containsPattern("\nWA p1 +MT\\* p1 +TX\\* ");
    String amid = run.out().substring(run.out().indexOf("WA+purple"));
    assertThat(amid.split("\nThe map\n", -1)).as("by \"look\" alone").hasSize(2);
  }

  @Test
  void severalMovesFitOnOneLine() throws IOException {
    String typed = "event:petition-to-congress WA+purple MT+yellow TX+purple\n";
    ProgramRun run = play(typed, "--seed", "4", "--against", "random");
    assertThat(run.out()).contains("MT+yellow").contains("Texas gets 1 purple cube.");
    assertThat(Files.readString(ProgramRun.saved(home)))
        .containsSubsequence("event:petition-to-congress", "WA+purple", "MT+yellow", "TX+purple");
  }

  @Test
  void oneThatIsRefusedEndsTheLineAndWhatWasPlayedStays() throws IOException {
    String typed = "event:petition-to-congress WA+purple WA+purple TX+purple\n";
    ProgramRun run = play(typed, "--seed", "4", "--against", "random");
    assertThat(run.out()).contains("\"WA+purple\" and what follows it were not played: ");
    assertThat(Files.readString(ProgramRun.saved(home)))
        .contains("WA+purple")
        .doesNotContain("TX+purple");
    ProgramRun first = play("nonsense WA+purple\n", "--seed", "4", "--against", "random");
    assertThat(first.out()).contains("\"nonsense\" and what follows it were not played: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void aWholeGameOfTwoPeopleFitsEightyColumns(String language) {
    TypedInput typist = byNumbers();
    ProgramRun run = play(typist, "--seat", "both", "--seed", "7", "--lang", language);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern(language.equals("en") ? " won: " : "Gewonnen: ");
    assertThat(run.lines())
        .allMatch(line -> line.length() <= 80 || line.contains(home.toString()))
        .noneMatch(line -> line.matches(".*\\b(told|sheet|ask|move|op|play)\\.[a-z].*"));
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 200})
  void whatTheOtherSideHoldsIsNeverPrinted(int lines) throws IOException {
    ProgramRun run =
        play(again("1", lines), "--seed", "4", "--seat", "suffragist", "--against", "random");
    String standing = standing(Games.named(GAME));
    String hand = standing.replaceAll(".*hand\\.opposition=(\\S*).*", "$1");
    Catalogue words = Games.named(GAME).texts(Language.EN);
    List<String> held = List.of(hand.split(",", -1));
    assertThat(held).hasSizeGreaterThan(1);
    String told =
        run.out()
            .replaceAll("\\s+", " ")
            .replaceAll(
                "Only while .{1,60}? in effect\\.|[^.]{1,60} is no longer in effect\\.", "");
    for (String card : held) {
      if (!card.equals("the-patriarchy")) { // it begins there, as all know
        assertThat(told).doesNotContain(words.tell("card." + card));
      }
    }
  }

  @Test
  void theTableFitsAnyWidth() {
    Game<?, ?> game = Games.named(GAME);
    Setup setup = game.setup(Occasion.TABLE, Map.of(), Optional.of(LATE));
    View view = game.start(setup).view(new Viewer.At(game.seats(setup).getFirst()));
    for (Language language : Language.values()) {
      Catalogue words = Program.texts(language).over(game.texts(language));
      for (int width = 24; width <= 160; width += 4) {
        int most = width;
        for (Paint paint : List.of(Paint.PLAIN, new Paint(Paint.Depth.FULL, true))) {
          DrawingRequest scene =
              new DrawingRequest(view, Optional.empty(), false, width, paint, words);
          assertThat(ViewDrawer.picture(scene))
              .as("%d columns", width)
              .allMatch(line -> line.replaceAll("\033\\[[0-9;]*m", "").length() <= most);
        }
      }
    }
  }

  @Test
  void aCardIsLookedUpByItsName() {
    assertThat(play("look stone\nlook zzz\n", "--seed", "4").out().replaceAll("\\s+", " "))
        .contains("> Lucy Stone (Suffragists, Early): Take 1 button. Place 1 Suffragist cube")
        .contains("There is nothing to look up under \"zzz\".");
  }

  @Test
  void lookShowsPilesDiscardsAndWhatIsNotSeen() {
    assertThat(play("2\nlook\n", "--seed", "4", "--against", "random").out())
        .contains(
            "\nDiscards: Opposition (", "\nState cards set aside: Georgia, Illinois, New York\n")
        .contains("\nDraw pile: Suffragists (45 cards): 11 unknown (Early), 17 unknown (Middle)")
        .contains("\nNot seen yet: Opposition (");
  }

  @Test
  void peopleHandOverWhenTheOtherSideDecides() {
    ProgramRun run = play("\n2\n\n", "--seat", "both", "--seed", "4");
    assertThat(run.out())
        .containsSubsequence(
            "Hand over to Suffragists;",
            "> News for Suffragists:",
            "Hand: Suffragists (7 cards)\n  Seneca Falls Convention",
            "\n".repeat(50),
            "Hand over to Opposition;",
            "Hand: Opposition (7 cards)\n  The Patriarchy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "level:3", "level:8"})
  void computersPlayOnToTheEnd(String player) {
    ProgramRun run = play(byNumbers(), "--position", LATE, "--seed", "9", "--against", player);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(" won: ");
  }
}
