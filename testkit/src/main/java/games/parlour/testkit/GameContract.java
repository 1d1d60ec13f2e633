package games.parlour.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.TableauGame;
import games.parlour.testkit.law.ChanceLaws;
import games.parlour.testkit.law.GameLaws;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.law.LessonLaws;
import games.parlour.testkit.law.SecrecyLaws;
import games.parlour.testkit.random.RandomGameCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The test that every game passes: extend it, name the game and the set-ups worth playing. The
 * random games are played once and looked at by every test; each failure says how to repeat it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<P extends Position<P, M>, M extends Move> {
  /** How often each lesson is played, with any of its choices. */
  private static final int LESSONS = 12;

  private final List<RandomGameCheck<P, M>> finished = new ArrayList<>();
  private final List<RandomGameCheck<P, M>> atTable = new ArrayList<>();

  /** The game. */
  protected abstract Game<P, M> game();

  /** The set-ups to play; random games from each of them must end. */
  protected List<Setup> setups() {
    return List.of(game().setup(Occasion.STUDY));
  }

  /** How many random games are played from each set-up. */
  protected int games() {
    return 3;
  }

  /** On how many positions of a game a law is checked; the costlier ones on a quarter of them. */
  protected int positions() {
    return 40;
  }

  /** Whether positions can be read back; a game with secrets may refuse to. */
  protected boolean readsPositions() {
    return true;
  }

  /** How many moves a random game may take. */
  protected int maxMoves() {
    return 20_000;
  }

  /** How many entries are played with draw offers, takebacks and the like. */
  protected int tableEntries() {
    return 80;
  }

  /** A game that nobody finds is never offered, however well it keeps the laws. */
  @Test
  public void theProgramFindsIt() {
    boolean found = false;
    for (Game<?, ?> known : ServiceLoader.load(Game.class)) {
      found |= known.getClass().equals(game().getClass());
    }
    LawViolation.unless(
        found, "a game is found by the program", "no service file names", game().getClass());
  }

  @Test
  public void itsPartsAreNamed() {
    oncePerSetup(laws -> laws.texts().names());
  }

  @Test
  public void everyRandomGameEnds() {
    LawViolation.unless(!finished().isEmpty(), "a random game ends", "there was none to play");
  }

  @Test
  public void movesFollowTheTurn() {
    positions(1, (laws, p, random) -> laws.moves().followTheTurn(p));
  }

  @Test
  public void everyMoveHasOneText() {
    positions(4, (laws, p, random) -> laws.moves().haveOneText(p));
  }

  @Test
  public void whatIsNotListedIsRefused() {
    for (RandomGameCheck<P, M> randomGame : finished()) {
      List<M> elsewhere = randomGame.elsewhere();
      randomGame.atPositions(
          positions(),
          (laws, p, random) -> {
            laws.moves().areRefusedUnlessListed(p, elsewhere);
            laws.moves().nonsenseIsRefused(p, 6, random);
          });
    }
  }

  @Test
  public void playingChangesNothing() {
    positions(4, (laws, p, random) -> laws.moves().changeNothing(p, 6, random));
  }

  @Test
  public void theSameChoicesGiveTheSameGame() {
    games((laws, session, random) -> laws.records().sameChoicesSameGame(session, random));
  }

  @Test
  public void aSeatSeesOnlyWhatItMayKnow() {
    positions(1, (laws, p, random) -> laws.views().keepSecrets(p, 3, random));
  }

  @Test
  public void whatASeatImaginesFollowsFromWhatItKnows() {
    for (RandomGameCheck<P, M> randomGame : finished()) {
      SecrecyLaws<P, M> secrecy = new SecrecyLaws<>(game(), randomGame.setup());
      randomGame.atPositions(
          positions(), (laws, p, random) -> secrecy.followFromKnowledge(p, random));
    }
  }

  @Test
  public void itHidesSomethingExactlyWhereItSaysSo() {
    Map<Setup, SecrecyLaws<P, M>> secrecy = new LinkedHashMap<>();
    for (RandomGameCheck<P, M> randomGame : finished()) {
      SecrecyLaws<P, M> known =
          secrecy.computeIfAbsent(randomGame.setup(), setup -> new SecrecyLaws<>(game(), setup));
      randomGame.atPositions(
          known.positions(positions()), (laws, p, random) -> known.areAsStated(p, random));
    }
    secrecy.values().forEach(SecrecyLaws::wereFound);
  }

  @Test
  public void chanceDecidesExactlyWhereItSaysSo() {
    Map<Setup, ChanceLaws> chance = new LinkedHashMap<>();
    for (RandomGameCheck<P, M> randomGame : finished()) {
      ChanceLaws known =
          chance.computeIfAbsent(randomGame.setup(), setup -> new ChanceLaws(game(), setup));
      randomGame.asAWhole((laws, session, random) -> known.isAsStated(session));
    }
    chance.values().forEach(ChanceLaws::wasFound);
  }

  @Test
  public void aPositionIsOneLine() {
    positions(1, (laws, p, random) -> laws.notation().oneLine(p));
  }

  @Test
  public void aPositionIsReadBack() {
    oncePerSetup(
        laws ->
            LawViolation.unless(
                laws.notation().readsPositions() == readsPositions(),
                "positions are read exactly where it is said",
                readsPositions()));
    assumeTrue(readsPositions(), "this game reads no positions");
    positions(1, (laws, p, random) -> laws.notation().readBack(p));
  }

  @Test
  public void theFastFormAgrees() {
    assumeSearchable();
    positions(1, (laws, p, random) -> laws.fast().orElseThrow().agrees(p));
  }

  @Test
  public void theFastFormMakesAndUnmakes() {
    assumeSearchable();
    positions(1, (laws, p, random) -> laws.fast().orElseThrow().makesAndUnmakes(p, 8, random));
  }

  @Test
  public void theFastFormMakesAndUnmakesAWholeGame() {
    assumeSearchable();
    games((laws, session, random) -> laws.fast().orElseThrow().wholeGame(session, random));
  }

  @Test
  public void theEvaluationFollowsThePosition() {
    assumeSearchable();
    positions(1, (laws, p, random) -> laws.evaluator().orElseThrow().judges(p, 8, random));
  }

  @Test
  public void recordsReplay() {
    atTable()
        .forEach(
            randomGame ->
                randomGame.asAWhole((laws, session, random) -> laws.records().replays(session)));
  }

  @Test
  public void damagedRecordsAreRefused() {
    for (RandomGameCheck<P, M> randomGame : atTable()) {
      randomGame.asAWhole(
          (laws, session, random) ->
              laws.records().damageIsRefused(session, 20, random, laws.texts()::exists));
    }
  }

  @Test
  public void whatIsRefusedChangesNothing() {
    atTable()
        .forEach(
            randomGame ->
                randomGame.asAWhole(
                    (laws, session, random) -> laws.records().refusalChangesNothing(session)));
  }

  @Test
  public void languagesMatch() {
    oncePerSetup(laws -> laws.texts().languagesMatch());
  }

  @Test
  public void theRulesAreTold() {
    oncePerSetup(laws -> laws.rulebook().isWhole());
  }

  @Test
  public void figuresAreTrue() {
    oncePerSetup(laws -> laws.figures().areTrue());
    assumeTrue(!IllustratedGame.figuresOf(game()).isEmpty(), "this game has no figures");
  }

  @Test
  public void theHistoryIsSourced() {
    oncePerSetup(laws -> laws.history().isSourced());
  }

  @Test
  public void helpIsRight() {
    positions(1, (laws, p, random) -> laws.help().isRight(p, 2, random));
  }

  @Test
  public void theCardIndexIsWhole() {
    oncePerSetup(laws -> laws.cards().isWhole());
    assumeTrue(CardIndexGame.indexOf(game()).isPresent(), "this game has no card index");
  }

  @Test
  public void lessonsComeToTheirEnd() {
    LessonLaws<P, M> lessons = new LessonLaws<>(game());
    lessons.areTold();
    Seeds.repeatably(random -> lessons.comeToTheirEnd(LESSONS, random));
    assumeTrue(!LessonGame.lessonsOf(game()).isEmpty(), "this game has no lessons");
  }

  @Test
  public void everyTextHasWords() {
    positions(1, (laws, p, random) -> laws.texts().saidAt(p, 12, random));
  }

  @Test
  public void itsTableauIsExplainedByMotions() {
    assumeTrue(game() instanceof TableauGame, "this game is not seen as a tableau");
    oncePerSetup(laws -> laws.tableau().orElseThrow().planIsWhole());
    positions(1, (laws, p, random) -> laws.tableau().orElseThrow().holdAt(p, 4, random));
  }

  private void assumeSearchable() {
    assumeTrue(game() instanceof SearchableGame<P, M>, "this game has no fast form");
  }

  /** For laws of a kind of game: checks something on positions of the random games. */
  protected final void atPositions(BiConsumer<P, Generator> check) {
    positions(1, (laws, p, random) -> check.accept(p, random));
  }

  private void positions(int part, RandomGameCheck.PositionCheck<P, M> check) {
    finished().forEach(randomGame -> randomGame.atPositions(positions() / part, check));
  }

  /** For what does not depend on how a game goes. */
  private void oncePerSetup(Consumer<GameLaws<P, M>> check) {
    setups().stream().distinct().forEach(setup -> check.accept(new GameLaws<>(game(), setup)));
  }

  private void games(RandomGameCheck.GameCheck<P, M> check) {
    finished().forEach(randomGame -> randomGame.asAWhole(check));
  }

  private List<RandomGameCheck<P, M>> finished() {
    if (finished.isEmpty()) {
      randomGames(games()).forEach(randomGame -> finished.add(randomGame.toTheEnd(maxMoves())));
    }
    return finished;
  }

  private List<RandomGameCheck<P, M>> atTable() {
    if (atTable.isEmpty()) {
      randomGames(games()).forEach(randomGame -> atTable.add(randomGame.atTable(tableEntries())));
    }
    return atTable;
  }

  private List<RandomGameCheck<P, M>> randomGames(int each) {
    List<RandomGameCheck<P, M>> randomGames = new ArrayList<>();
    for (Setup setup : setups()) {
      for (int i = 0; i < each; i++) {
        long seed = Seeds.base() + randomGames.size();
        randomGames.add(new RandomGameCheck<>(game(), setup, seed, Seeds.howToRepeat()));
      }
    }
    return randomGames;
  }
}
