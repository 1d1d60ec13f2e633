package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.TypedInput;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Votes for Women at the terminal with partners, and alone or together against the Oppobot. */
class ModesPlayTest {
  private static final String EXCHANGE =
      "mode=cooperative turn=2 phase=exchange actor=purple hand.purple=lucy-stone"
          + " hand.yellow=frances-willard claimed.purple=utah states=montana,kansas";

  @TempDir Path home;

  private ProgramRun play(TypedInput typist, String... more) {
    List<String> args = new ArrayList<>(List.of("play", "votes-for-women", "--plain"));
    args.addAll(List.of(more));
    return ProgramRun.with(
        Map.of("PARLOUR_HOME", home.toString()), typist, args.toArray(String[]::new));
  }

  private ProgramRun play(String typed, String... more) {
    List<String> lines = typed.lines().toList();
    int[] at = {0};
    return play(
        new TypedInput(
            () -> at[0] < lines.size() ? Optional.of(lines.get(at[0]++)) : Optional.empty()),
        more);
  }

  /** Types so many numbers; one that is not there is refused, and another one comes. */
  private static TypedInput numbers(int count) {
    Generator random = new Generator(1920);
    int[] left = {count};
    return new TypedInput(
        () -> left[0]-- > 0 ? Optional.of(String.valueOf(1 + random.below(12))) : Optional.empty());
  }

  private static int count(String pattern, String text) {
    return (int) Pattern.compile(pattern).matcher(text).results().count();
  }

  private static String flat(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /** What each of those who sat down one after the other had on the screen. */
  private static List<String> screens(ProgramRun run) {
    return List.of(run.out().split("Hand over to ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "two-on-one, en",
    "one-on-two, de",
    "two-on-two, en",
    "solitaire, de",
    "cooperative, en"
  })
  void aWholeGameOfPeopleFitsEightyColumns(String mode, String language) {
    ProgramRun run =
        play(numbers(9000), "--mode", mode, "--seat", "all", "--seed", "7", "--lang", language);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).containsPattern(language.equals("en") ? " won: " : "Gewonnen: ");
    assertThat(run.lines())
        .allMatch(line -> line.length() <= 80 || line.contains(home.toString()))
        .noneMatch(line -> line.matches(".*\\b(told|sheet|ask|move|op|play|seat)\\.[a-z].*"));
  }

  @Test
  void everyDieOfTheOppobotIsTold() throws IOException {
    // The Suffragists play cards that roll nothing, so every die is the Oppobot's.
    ProgramRun run = play("1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n", "--mode", "solitaire", "--seed", "5");
    String record = Files.readString(ProgramRun.saved(home));
    assertThat(count(" \\* die:", record)).isPositive();
    assertThat(count("The d[468] shows", flat(run.out()))).isEqualTo(count(" \\* die:", record));
    assertThat(run.out())
        .contains("\nOpposition   The rules themselves, with cards and dice\n")
        .contains("\nOppobot played The Patriarchy as an event. Red 1 comes to the South.")
        .containsPattern("\nOppobot drew [^\n]+\n")
        .containsPattern("\n  The d6 shows [1-6]: [^\n]+")
        .doesNotContain("\nChance: The Oppobot", "\nChance: The d", "\nOppobot: ");
  }

  @Test
  void lookTellsWhatACardDoesForTheOppobot() {
    ProgramRun run = play("look utah\nlook emma goldman\n", "--mode", "solitaire", "--seed", "5");
    assertThat(flat(run.out()))
        .contains(
            "> Utah (State card): Place 6 of your cubes in the West, at most 2 per state. For")
        .contains("> Emma Goldman (Oppobot, Middle): ");
    assertThat(play("look utah\n", "--seed", "5").out()).doesNotContain("Oppobot");
  }

  @Test
  void whatFollowsAMoveIsToldAsTheOppobots() {
    String given =
        "mode=solitaire turn=2 round=2 actor=suffragist hand.suffragist=property-rights-for-women"
            + " NY=p1 CT=r1 campaigners=purple1:northeast,red1:south";
    ProgramRun run = play("event:property-rights-for-women\n", "--position", given, "--seed", "2");
    assertThat(run.out())
        .containsPattern(
            "> Suffragists: event:property-rights-for-women  Suffragists"
                + " played(?s:.{1,120})turn\\.\n"
                + "Oppobot drew ");
  }

  @Test
  void partnersNeverSeeEachOthersHiddenCards() {
    ProgramRun run = play(numbers(1500), "--mode", "cooperative", "--seat", "all", "--seed", "11");
    List<String> screens = screens(run);
    assertThat(screens).hasSizeGreaterThan(10);
    for (String screen : screens.subList(1, screens.size())) {
      String mine = screen.startsWith("Purple") ? "Purple" : "Yellow";
      String partner = mine.equals("Purple") ? "Yellow" : "Purple";
      assertThat(flat(screen)).doesNotContainPattern(partner + " drew (?!a card)");
    }
    String first = screens.get(1);
    assertThat(first).contains("\nHand: Yellow (4 cards): 4 unknown (Early)\n");
    assertThat(flat(first)).containsPattern("Purple drew (?!a card)");
    assertThat(flat(screens.get(2))).contains("Oppobot played The Patriarchy");
  }

  @Test
  void partnersWithOpenHandsSitSideBySide() {
    String[] args = {"--mode", "cooperative", "--hands", "open", "--seat", "all", "--seed", "11"};
    ProgramRun run = play("event:seneca-falls-convention\nNY+purple\nNY+yellow\n", args);
    assertThat(run.out())
        .containsSubsequence("Purple to play.", "Oppobot played The Patriarchy", "Yellow to play.")
        .doesNotContain("Hand over");
    assertThat(flat(run.out())).containsPattern("Yellow drew (?!a card)");
  }

  @Test
  void whatOnlyOnePartnerHasSeenIsHandedOver() {
    // Cards that an event draws are looked at by the one who played it, open hands or not.
    String given =
        "mode=cooperative turn=3 actor=purple hand.purple=a-vindication-of-the-rights-of-woman"
            + " hand.yellow=lucy-stone discard.suffragist=seneca-falls-convention";
    String[] args = {"--hands", "open", "--seat", "all", "--seed", "1", "--position", given};
    String card = "event:a-vindication-of-the-rights-of-woman\n";
    ProgramRun run = play(card + "1\n".repeat(20), args);
    assertThat(run.out())
        .containsSubsequence("Purple to play.", "to look at", "Hand over to Yellow");
  }

  @Test
  void openHandsAreOpenToPartnersOnly() {
    String[] args = {"--mode", "two-on-one", "--hands", "open", "--seat", "all", "--seed", "3"};
    ProgramRun run = play("\n1\n1\n1\n\n", args);
    assertThat(screens(run).get(1))
        .startsWith("Purple")
        .contains("Yellow drew ", "Hand: Yellow (4 cards)\n");
    assertThat(screens(run).getLast())
        .startsWith("Opposition")
        .contains("\nHand: Yellow (4 cards): 4 unknown (Early)\n");
  }

  @Test
  void anOfferToSwapIsHandedOverAndAnswered() {
    ProgramRun run = play("\noffer\n\naccept\n\n", "--position", EXCHANGE, "--seat", "all");
    List<String> screens = screens(run);
    assertThat(screens.get(1))
        .startsWith("Purple")
        .contains("\n  1 Give Utah\n  2 Offer to swap the held cards\n  3 Continue\n")
        .doesNotContain("Frances Willard");
    assertThat(screens.get(2))
        .startsWith("Yellow")
        .contains("News for Yellow:\nPurple offered to swap the held cards.\n")
        .contains("\n  1 Agree\n  2 Decline\n");
    assertThat(screens.get(2).substring(0, screens.get(2).indexOf("1 Agree")))
        .doesNotContain("Lucy Stone");
    assertThat(screens.get(3))
        .startsWith("Purple")
        .contains("Purple gave Lucy Stone and got Frances Willard from Yellow.")
        .contains("\nHand: Purple (1 card)\n  Frances Willard");
  }

  @Test
  void computersSitBesideAndAcross() throws IOException {
    String[] args = {
      "--mode", "two-on-two", "--seat", "yellow", "--with", "random", "--against", "greedy"
    };
    ProgramRun run = play("1\n", args);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(ProgramRun.saved(home)))
        .contains("player.purple: random\n", "player.yellow: human\n")
        .contains("player.first: greedy\n", "player.second: greedy\n");
    assertThat(run.out()).contains("Yellow to play.").doesNotContain("Hand over");
  }

  @Test
  void aGameWithAComputerAsPartnerGoesOnToItsEnd() {
    ProgramRun run =
        play(numbers(4000), "--mode", "cooperative", "--with", "random", "--seed", "3");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(" won: ");
  }

  @Test
  void aGameAgainstTheOppobotIsTakenUpAgain() throws IOException {
    String typed = "1\n1\nundo\n2\n1\nevent:property-rights-for-women\n";
    play(typed, "--mode", "solitaire", "--seed", "5");
    Path file = ProgramRun.saved(home);
    assertThat(Files.readString(file)).contains("option.mode: solitaire", "!takeback");
    ProgramRun run =
        ProgramRun.at(home, "undo\ndraw\nrules\n", "play", "--resume", file.toString(), "--plain");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Turn 1 of 6: round 3 of 6, Suffragists")
        .contains(
            "There is nothing to take back: dice, revealed secrets and other players' turns stand.")
        .contains("This game has no draws by agreement.")
        .contains("\nPlayers: solitaire.")
        .doesNotContain("\nPartners' hands:");
    ProgramRun told = ProgramRun.of("replay", file.toString());
    assertThat(told.out()).contains("  mode: solitaire\n").doesNotContain("  hands: ");
  }
}
