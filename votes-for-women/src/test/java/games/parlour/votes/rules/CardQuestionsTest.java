package games.parlour.votes.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.testkit.Seeds;
import games.parlour.votes.notation.PositionLine;
import games.parlour.votes.rules.RandomPlay.Leaning;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.GameListener;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.GameFlow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What a card needs, could do and would bring depends on the position alone: not on how it was
 * reached, and not on what is under way while it is asked.
 */
class CardQuestionsTest {
  private static final int GAMES = 2;

  /** One in this number of positions is looked at. */
  private static final int EVERY = 25;

  private static final int PILES = 2;
  private static final int THINNED = 4;
  private static final int MOST_ON_TOP = 3;

  @ParameterizedTest
  @EnumSource
  void answersAreTheSameWithAnyFramesOnTop(Mode mode) {
    Seeds.repeatably(
        random ->
            sample(
                Terms.of(mode),
                random,
                t -> random.below(EVERY) == 0,
                t -> {
                  List<Object> answers = CardAnswers.at(t);
                  for (int i = 0; i < PILES; i++) {
                    assertThat(CardAnswers.at(withOthersOnTop(t, random)))
                        .as(() -> "with other frames on top of " + PositionLine.write(t))
                        .isEqualTo(answers);
                  }
                }));
  }

  /** What moves are considered, why not and with what outlook is asked of the card at work. */
  @ParameterizedTest
  @EnumSource
  void aCardAtWorkReadsItsOwnFrameAlone(Mode mode) {
    Seeds.repeatably(
        random ->
            sample(
                Terms.of(mode),
                random,
                t -> random.below(EVERY) == 0,
                t -> {
                  long seed = random.nextLong();
                  GameState other = withOthersOnTop(t, random);
                  assertThat(CardAnswers.atWork(other, new Generator(seed)))
                      .as(() -> "with other frames below, at " + PositionLine.write(t))
                      .isEqualTo(CardAnswers.atWork(t, new Generator(seed)));
                }));
  }

  /**
   * A position that is read back from its line gives the same answers, and the Oppobot plays the
   * card that it draws there as an event exactly if they say that it brings something.
   */
  @ParameterizedTest(name = "{0}, rules version {1}")
  @CsvSource({
    "ONE_ON_ONE, 3",
    "TWO_ON_ONE, 3",
    "ONE_ON_TWO, 3",
    "TWO_ON_TWO, 3",
    "SOLITAIRE, 1",
    "SOLITAIRE, 2",
    "SOLITAIRE, 3",
    "COOPERATIVE, 1",
    "COOPERATIVE, 2",
    "COOPERATIVE, 3"
  })
  void whatACardBringsDependsOnThePositionAlone(Mode mode, int rules) {
    Terms terms = new Terms(mode, false, false, false, false, rules);
    Seeds.repeatably(
        random ->
            sample(
                terms,
                random,
                t -> isDrawing(t) || random.below(EVERY) == 0,
                CardQuestionsTest::readBackItBringsTheSame));
  }

  /** Whether the Oppobot's next card is to be drawn. */
  private static boolean isDrawing(GameState t) {
    return t.kind() == FrameKind.OPPOBOT && t.waitsFor() == GameState.CHANCE;
  }

  private static void readBackItBringsTheSame(GameState t) {
    String line = PositionLine.write(t);
    GameState read = PositionLine.read(line, t.terms());
    assertThat(CardAnswers.aboutMoves(t)).as(line).isEqualTo(CardAnswers.aboutMoves(read));
    for (int card = 0; card < Cards.count(); card++) {
      assertThat(CardOperations.benefits(t, card))
          .as(() -> "whether it brings anything, at " + line)
          .isEqualTo(CardOperations.benefits(read, card));
    }
    if (isDrawing(t)) {
      MoveList drawn = t.moves();
      for (int i = 0; i < drawn.size(); i++) {
        int card = MoveKind.first(drawn.get(i));
        boolean useful = Cards.get(card).playIf().met(read) && CardOperations.benefits(read, card);
        assertThat(played(t.copy(), drawn.get(i)))
            .as("%s is played: %s", Cards.get(card).data().id(), line)
            .isEqualTo(useful ? PlayNote.EVENT : PlayNote.CAMPAIGNS);
      }
    }
  }

  /** What the Oppobot does with a card that it draws. */
  private static PlayNote played(GameState t, long draw) {
    List<PlayNote> notes = new ArrayList<>();
    t.listen(
        new GameListener() {
          @Override
          public void play(PlayNote note, int seat, int card) {
            if (card == MoveKind.first(draw)) {
              notes.add(note);
            }
          }
        });
    t.play(draw);
    return notes.getFirst();
  }

  /** Looks at some positions of random games, as they are and with hardly a cube on the map. */
  private static void sample(
      Terms terms, Generator random, Predicate<GameState> which, Consumer<GameState> law) {
    for (int i = 0; i < GAMES; i++) {
      RandomPlay play = new RandomPlay(random, Leaning.values()[i % Leaning.values().length]);
      GameState t = GameFlow.start(terms);
      while (!t.over()) {
        if (which.test(t)) {
          law.accept(t.copy());
          for (int j = 0; t.depth() == 1 && j < THINNED; j++) {
            GameState thinned = withCubesInOneState(t, random);
            if (stands(thinned)) {
              law.accept(thinned);
            }
          }
        }
        int seat = t.waitsFor();
        t.play(play.pick(t.moves(), seat >= 0 && t.sideOf(seat) == Terms.SUFFRAGIST));
      }
    }
  }

  /**
   * Whether play waits here for the seat that it says. A vote waits for the side that could still
   * win it with a button; without its cubes that may be the other side, or neither.
   */
  private static boolean stands(GameState t) {
    String line = PositionLine.write(t);
    GameState read = PositionLine.read(line, t.terms());
    return read.waitsFor() == t.waitsFor() && PositionLine.write(read).equals(line);
  }

  /** The same with cubes in a single state, where a card may or may not reach them. */
  private static GameState withCubesInOneState(GameState from, Generator random) {
    GameState t = from.copy();
    for (int state = 0; state < Cubes.STATES; state++) {
      for (int colour = 0; colour < Colours.COUNT; colour++) {
        Cubes.clear(t, state, colour);
      }
    }
    int state = random.below(Cubes.STATES);
    if (Cubes.open(t, state)) {
      Cubes.lay(t, state, 1, 1, 0);
    }
    return t;
  }

  /** The same with frames of any kind on top of what is under way, whatever they hold. */
  private static GameState withOthersOnTop(GameState from, Generator random) {
    GameState t = from.copy();
    FrameKind[] kinds = FrameKind.values();
    for (int i = random.below(MOST_ON_TOP); i >= 0; i--) {
      t.push(kinds[random.below(kinds.length)], random.below(t.terms().size() + 1));
      for (int register = Frame.STAGE; register <= Frame.CARDS; register++) {
        t.frame(register, random.nextLong());
      }
    }
    return t;
  }
}
