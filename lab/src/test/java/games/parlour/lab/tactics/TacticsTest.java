package games.parlour.lab.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.suffragetto.Suffragetto;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The collections of forced wins, and what proves them. */
@Tag("slow")
class TacticsTest {
  private static final Suffragetto SUFFRAGETTO = new Suffragetto();

  private static Stream<Game<?, ?>> games() {
    return Stream.of(SUFFRAGETTO, new FortChitral());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPuzzleIsInItsCollectionOnceAndHasLegalWinners(Game<?, ?> game) {
    isSound(game);
  }

  private static <P extends Position<P, M>, M extends Move> void isSound(Game<P, M> game) {
    List<Puzzle> puzzles = Puzzle.of(game);
    assertThat(puzzles).hasSizeGreaterThanOrEqualTo(30).doesNotHaveDuplicates();
    for (Puzzle puzzle : puzzles) {
      assertThat(puzzle.turns()).isBetween(Tactics.SHORTEST, Tactics.LONGEST);
      P position = read(game, puzzle.position());
      List<String> legal = position.moves().stream().map(game.notation()::write).toList();
      assertThat(legal).containsAll(puzzle.winners()).hasSizeGreaterThan(1);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theShorterOnesAreProvenAgain(Game<?, ?> game) {
    provesAgain(game);
  }

  private static <P extends Position<P, M>, M extends Move> void provesAgain(Game<P, M> game) {
    Tactics<P, M> tactics = new Tactics<>(game);
    List<Puzzle> two = Puzzle.of(game).stream().filter(one -> one.turns() == 2).limit(6).toList();
    List<Puzzle> three = Puzzle.of(game).stream().filter(one -> one.turns() == 3).limit(1).toList();
    for (Puzzle puzzle : Stream.concat(two.stream(), three.stream()).toList()) {
      P position = read(game, puzzle.position());
      M winner = game.notation().read(position, puzzle.winners().getFirst());
      assertThat(tactics.prove(position, winner, puzzle.turns())).contains(puzzle);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSearchSolvesMoreTheMoreItMayLookAt(Game<?, ?> game) {
    solvesMore(game);
  }

  private static <P extends Position<P, M>, M extends Move> void solvesMore(Game<P, M> game) {
    Tactics<P, M> tactics = new Tactics<>(game);
    List<Puzzle> some = Puzzle.of(game).stream().limit(20).toList();
    assertThat(tactics.solved(some, 10_000))
        .isGreaterThanOrEqualTo(tactics.solved(some, 200))
        .isGreaterThanOrEqualTo(some.size() * 3 / 4);
  }

  @Test
  void whatADefenceStopsIsNotProven() {
    // one step from the goal, five inside, and nobody near: a win in one, so no puzzle
    String one =
        "17/17/17/7sss7/7ss8/9s7/17/17/4p12/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
    var won = read(SUFFRAGETTO, one);
    assertThat(new Tactics<>(SUFFRAGETTO).prove(won, won.moves().getFirst(), 4)).isEmpty();
    // the same, three steps from the goal and with somebody to take it on the way: not forced
    String three =
        "17/17/17/7sss7/7ss8/17/17/9s7/10p6/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
    var open = read(SUFFRAGETTO, three);
    assertThat(new Tactics<>(SUFFRAGETTO).prove(open, open.moves().getFirst(), 2)).isEmpty();
  }

  private static <P extends Position<P, M>, M extends Move> P read(Game<P, M> game, String line) {
    Map<String, String> stated = game.optionsOf(line);
    return game.start(game.setup(Occasion.COMPUTERS, stated, Optional.of(line)));
  }
}
