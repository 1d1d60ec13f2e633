package games.parlour.testkit.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.testkit.cards.CardsFault;
import games.parlour.testkit.cards.FaultyCardsGame;
import games.parlour.testkit.cross.CrossFault;
import games.parlour.testkit.cross.FaultyCrossGame;
import games.parlour.testkit.ghosts.FaultyGhostsGame;
import games.parlour.testkit.ghosts.GhostsFault;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.shores.FaultyShoresGame;
import games.parlour.testkit.shores.ShoresFault;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A law that finds nothing is worth nothing: every fault is found, and by its own law. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow")
class LawsBiteTest {
  private static final long SEED = 1908;

  /** All laws together, and those of grid games, which BoardLawsTest shows to bite. */
  private static final Set<String> ELSEWHERE = Set.of("GameLaws", "BoardLaws");

  /** The classes of laws that have found a fault. */
  private final Set<String> biting = new TreeSet<>();

  @ParameterizedTest
  @EnumSource
  void everyFaultIsFound(CardsFault fault) {
    isFound(new FaultyCardsGame(fault), fault.law());
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultOfABoardGameIsFound(GhostsFault fault) {
    isFound(new FaultyGhostsGame(fault), fault.law());
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultOfAReasonIsFound(CrossFault fault) {
    isFound(new FaultyCrossGame(fault), fault.law());
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultOfATableauGameIsFound(ShoresFault fault) {
    isFound(new FaultyShoresGame(fault), fault.law());
  }

  private <P extends Position<P, M>, M extends Move> void isFound(Game<P, M> game, String law) {
    Fuzzer<P, M> fuzz = new Fuzzer<>(game, Fuzzer.Care.THOROUGH, 2_000);
    LawViolation broken =
        catchThrowableOfType(LawViolation.class, () -> fuzz.run(50, SEED, report -> {}));
    assertThat(broken).isNotNull();
    assertThat(broken.law()).as(broken.getMessage()).isEqualTo(law);
    assertThat(broken.getMessage())
        .contains("--games 1 --seed")
        .contains("--position")
        .contains("game: " + game.id());
    for (Throwable cause = broken; cause != null; cause = cause.getCause()) {
      Arrays.stream(cause.getStackTrace())
          .map(frame -> frame.getClassName().replaceAll(".*[.]|[$].*", ""))
          .filter(name -> name.endsWith("Laws") && !name.equals("GameLaws"))
          .findFirst()
          .ifPresent(biting::add);
    }
  }

  @Test
  @Order(Integer.MAX_VALUE)
  void everyClassOfLawsFindsAFault() throws IOException, URISyntaxException {
    Path classes =
        Path.of(LawViolation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.list(classes.resolve("games/parlour/testkit/law"))) {
      assertThat(biting)
          .containsExactlyElementsOf(
              files
                  .map(file -> String.valueOf(file.getFileName()))
                  .filter(name -> name.endsWith("Laws.class"))
                  .map(name -> name.replace(".class", ""))
                  .filter(name -> !ELSEWHERE.contains(name))
                  .sorted()
                  .toList());
    }
  }
}
