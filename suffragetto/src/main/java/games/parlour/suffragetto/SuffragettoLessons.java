package games.parlour.suffragetto;

import static games.parlour.core.show.Lesson.Step.ask;
import static games.parlour.core.show.Lesson.Step.tell;

import games.parlour.boards.BoardLine;
import games.parlour.core.show.Lesson;
import games.parlour.suffragetto.rules.Zones;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lessons, as data: the Suffragettes learn, after the leaflet of 1908. */
final class SuffragettoLessons {
  private static final String NOBODY_HELD = "S0+0/P0+0";

  static final List<Lesson> ALL =
      List.of(
          lesson(
              "goal",
              line("s h13 h14 i13 i14 j13 k14 f9, L i8, p g12 k12 h4 i5 j4, I i10", NOBODY_HELD),
              tell("commons", "commons"),
              tell("hall", "albert-hall"),
              ask("six", "k14-j14").pointing("j14")),
          lesson(
              "step",
              line("s f8 e5, L k7, p i11 k12, I n13", NOBODY_HELD),
              ask("small", "f8-e7", "f8-e8", "f8-e9", "f8-f7", "f8-f9", "f8-g7", "f8-g8", "f8-g9")
                  .answered("k12-k11"),
              ask("large", "k7-j6", "k7-j7", "k7-j8", "k7-k6", "k7-k8", "k7-l6", "k7-l7", "k7-l8")),
          lesson(
              "hop",
              line("s f7 g8 m7, L e5, p m8 e14, I o12", NOBODY_HELD),
              ask("own", "f7:h9").pointing("g8").answered("e14-e13"),
              ask("enemy", "m7:m9").pointing("m8")),
          lesson(
              "capture",
              line("s e7 e11, L k7, p f8 k8 d12, I n14", NOBODY_HELD),
              ask("small", "e7xg9").pointing("f8").answered("n14-n13"),
              ask("large", "k7xk9").pointing("k8").answered("n13-n12"),
              ask("street", "e11:c13").pointing("d12")),
          lesson(
              "chain",
              line("s f7 g8, L k11, p i9 l11 m12, I e14", NOBODY_HELD),
              ask("two", "f7:h9:j9").pointing("g8", "i9").answered("e14-e13"),
              ask("take", "k11xm11xm13").pointing("l11", "m12")),
          lesson(
              "entry",
              line("s g13 k11 f10, L i9, p j12 l13, I n15", NOBODY_HELD),
              tell("building", "commons"),
              ask("step", "g13-h13", "g13-h14").answered("n15-n14"),
              ask("hop", "k11xi13").pointing("j12").answered("n14-n13"),
              ask("inside", "i13-i14", "i13-j13", "i13-j14")),
          lesson(
              "exchange",
              line(
                  "s f9 g8 j10 l7 h14 i13, L i8 e7, p h11 k12 d11 i4 j5, I m11 e13 g14",
                  "S10+3/P11+2"),
              tell("held", "prison", "hospital"),
              ask("call", "=2L", "=2L1s", "=2L2s", "=2L3s", "=2L4s"),
              ask("out", "b6-b7", "b6-c5", "b6-c6", "b6-c7")));

  private SuffragettoLessons() {}

  private static Lesson lesson(String id, String position, Lesson.Step... steps) {
    return new Lesson(
        id,
        Map.of(),
        Optional.of(position),
        0,
        "suffragettes",
        Map.of("police", "level:1"),
        List.of(steps));
  }

  /** The Suffragettes to move. */
  private static String line(String pieces, String inmates) {
    return BoardLine.of(Zones.GRID, pieces) + " s " + inmates + " 1908 0 0 -";
  }
}
