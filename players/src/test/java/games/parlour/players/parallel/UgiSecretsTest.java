package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.players.search.Budget;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As docs/ugi.md says, an engine is never sent what its seat may not know. */
class UgiSecretsTest {
  private static final VotesForWomen GAME = new VotesForWomen();
  private static final Setup SETUP = GAME.setup(Occasion.COMPUTERS);
  private static final int MANY = 8;

  @TempDir Path folder;

  /** An engine that notes the positions it is sent and plays the only move that it is given. */
  private String engine(Path told, String move) throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("engine.sh"),
            """
            while read -r line; do
              case $line in
                ugi) echo ugiok ;;
                isready) echo readyok ;;
                position*) echo "$line" >>"$1" ;;
                go*) echo "bestmove $2" ;;
                quit) exit ;;
              esac
            done
            """);
    return "bash '" + script + "' '" + told + "' '" + move + "'";
  }

  /**
   * The position after the deal, when the first player has to decide with a hidden hand opposite.
   */
  private static VotesPosition afterTheDeal() {
    Generator random = new Generator(1908);
    VotesPosition position = GAME.start(SETUP);
    while (!(position.turn() instanceof Turn.Decide) || position.moves().size() == 1) {
      position = position.play(position.moves().get(random.below(position.moves().size())));
    }
    return position;
  }

  /** The lines that an engine is sent if it is asked several times in one position. */
  private List<String> lines(VotesPosition position, Seat seat) throws IOException {
    Path told = Files.createTempFile(folder, "told", "");
    String move = GAME.notation().write(position.moves().getFirst());
    try (var player = new UgiPlayer<>(GAME, SETUP, engine(told, move), Budget.nodes(1))) {
      for (int i = 0; i < MANY; i++) {
        player.choose(position.knowledge(seat));
      }
    }
    return Files.readAllLines(told).stream()
        .map(line -> line.substring("position fen ".length()))
        .toList();
  }

  /** The token of a hand in a position line. */
  private static String hand(String line, Seat seat) {
    String token = "hand." + seat.name() + "=";
    return Arrays.stream(line.split(" ", -1))
        .filter(part -> part.startsWith(token))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theRivalsHandInTheLineIsImagined() throws IOException {
    VotesPosition real = afterTheDeal();
    Seat seat = ((Turn.Decide) real.turn()).seat();
    Seat rival = GAME.seats(SETUP).get(1 - seat.index());
    String hand = hand(GAME.notation().writePosition(real), rival);
    VotesPosition other = real;
    for (Generator random = new Generator(7);
        hand(GAME.notation().writePosition(other), rival).equals(hand); ) {
      other = real.knowledge(seat).imagination().imagine(random);
    }
    List<String> lines = lines(real, seat);
    assertThat(lines(other, seat))
        .as("the lines sent where the rival holds other cards than %s", hand)
        .isEqualTo(lines);
    Set<String> hands = new HashSet<>();
    for (String line : lines) {
      VotesPosition sent = GAME.start(GAME.setup(Occasion.COMPUTERS, Map.of(), Optional.of(line)));
      assertThat(sent.view(new Viewer.At(seat)))
          .as("what %s sees in %s", seat.name(), line)
          .isEqualTo(real.view(new Viewer.At(seat)));
      hands.add(hand(line, rival));
    }
    assertThat(hands).as("hands of the rival in %d lines", MANY).hasSizeGreaterThan(1);
  }
}
