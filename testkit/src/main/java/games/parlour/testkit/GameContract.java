package games.parlour.testkit;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The test that every game passes: extend it, name the game and the set-ups worth playing. The
 * random games are played once and looked at by every test; each failure says how to repeat it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<P extends Position<P, M>, M extends Move> {
  private final List<Trial<P, M>> finished = new ArrayList<>();
  private final List<Trial<P, M>> atTable = new ArrayList<>();

  /** The game. */
  public abstract Game<P, M> game();

  /** The set-ups to play; random games from each of them must end. */
  public List<Setup> setups() {
    return List.of(game().setup(Occasion.STUDY));
  }

  /** How many random games are played from each set-up. */
  public int games() {
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

  /** Whether there is anything that a seat cannot know. */
  public boolean hasSecrets() {
    return false;
  }

  /** How many moves a random game may take. */
  protected int maxMoves() {
    return 20_000;
  }

  /** How many entries are played with draw offers, takebacks and the like. */
  protected int tableEntries() {
    return 80;
  }

  @Test
  public void itsPartsAreNamed() {
    games((laws, session, random) -> laws.texts().names());
  }

  @Test
  public void everyRandomGameEnds() {
    LawBroken.unless(!finished().isEmpty(), "a random game ends", "there was none to play");
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
    for (Trial<P, M> trial : finished()) {
      List<M> elsewhere = trial.elsewhere();
      trial.atPositions(
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

  /** A game that imagines nothing but the truth gives its secrets away. */
  @Test
  public void secretsAreImagined() {
    AtomicInteger others = new AtomicInteger();
    positions(1, (laws, p, random) -> others.addAndGet(laws.views().otherWorlds(p, random)));
    LawBroken.unless(
        others.get() > 0 == hasSecrets(), "what is imagined is what is secret", others.get());
  }

  @Test
  public void aPositionIsOneLine() {
    positions(1, (laws, p, random) -> laws.notation().oneLine(p));
  }

  @Test
  public void aPositionIsReadBack() {
    if (readsPositions()) {
      positions(1, (laws, p, random) -> laws.notation().readBack(p));
    }
  }

  @Test
  public void theFastFormAgrees() {
    positions(1, (laws, p, random) -> laws.fast().agrees(p));
  }

  @Test
  public void theFastFormMakesAndUnmakes() {
    positions(1, (laws, p, random) -> laws.fast().makesAndUnmakes(p, 8, random));
  }

  @Test
  public void theFastFormMakesAndUnmakesAWholeGame() {
    games((laws, session, random) -> laws.fast().wholeGame(session, random));
  }

  @Test
  public void theEvaluationFollowsThePosition() {
    positions(1, (laws, p, random) -> laws.evaluator().judges(p, 8, random));
  }

  @Test
  public void recordsReplay() {
    atTable().forEach(t -> t.asAWhole((laws, session, random) -> laws.records().replays(session)));
  }

  @Test
  public void damagedRecordsAreRefused() {
    for (Trial<P, M> trial : atTable()) {
      trial.asAWhole(
          (laws, session, random) ->
              laws.records().damageIsRefused(session, 20, random, laws.texts()::exists));
    }
  }

  @Test
  public void whatIsRefusedChangesNothing() {
    atTable()
        .forEach(
            t ->
                t.asAWhole(
                    (laws, session, random) -> laws.records().refusalChangesNothing(session)));
  }

  @Test
  public void languagesMatch() {
    games((laws, session, random) -> laws.texts().languagesMatch());
  }

  @Test
  public void theRulesAreTold() {
    games((laws, session, random) -> laws.rulebook().isWhole());
  }

  @Test
  public void figuresAreTrue() {
    games((laws, session, random) -> laws.figures().areTrue());
  }

  @Test
  public void everyTextHasWords() {
    positions(1, (laws, p, random) -> laws.texts().saidAt(p, 12, random));
  }

  /** For laws of a kind of game: checks something on positions of the random games. */
  protected final void atPositions(BiConsumer<P, Generator> check) {
    positions(1, (laws, p, random) -> check.accept(p, random));
  }

  private void positions(int part, Trial.PositionCheck<P, M> check) {
    finished().forEach(trial -> trial.atPositions(positions() / part, check));
  }

  private void games(Trial.GameCheck<P, M> check) {
    finished().forEach(trial -> trial.asAWhole(check));
  }

  private List<Trial<P, M>> finished() {
    if (finished.isEmpty()) {
      trials(games()).forEach(trial -> finished.add(trial.toTheEnd(maxMoves())));
    }
    return finished;
  }

  private List<Trial<P, M>> atTable() {
    if (atTable.isEmpty()) {
      trials(games()).forEach(trial -> atTable.add(trial.atTable(tableEntries())));
    }
    return atTable;
  }

  private List<Trial<P, M>> trials(int each) {
    List<Trial<P, M>> trials = new ArrayList<>();
    for (Setup setup : setups()) {
      for (int i = 0; i < each; i++) {
        long seed = Seeds.base() + trials.size();
        trials.add(new Trial<>(game(), setup, seed, Seeds.howToRepeat()));
      }
    }
    return trials;
  }
}
