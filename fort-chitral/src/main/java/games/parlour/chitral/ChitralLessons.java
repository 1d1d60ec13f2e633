package games.parlour.chitral;

import static games.parlour.core.show.Lesson.Step.ask;
import static games.parlour.core.show.Lesson.Step.tell;

import games.parlour.boards.BoardLine;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.show.Lesson;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lessons, as data: White learns, on the usual board. */
final class ChitralLessons {
  /** Men who have not left the edge yet, so that both sides have enough for the game to go on. */
  private static final String RESERVE = ", w c1 f1 m1 p1, b c18 f18 m18 p18";

  static final List<Lesson> ALL =
      List.of(
          lesson(
              "goal",
              line("w i9 i10 j9 k11, b h12 l10"),
              tell("fort", "fort"),
              ask("four", "k11-j10").pointing("j10")),
          lesson(
              "step",
              line("w g6 h8, b k13"),
              ask("around", "g6-f5", "g6-f6", "g6-f7", "g6-g5", "g6-g7", "g6-h5", "g6-h6", "g6-h7")
                  .answered("k13-k12"),
              ask("fort", "h8-i9").pointing("fort")),
          lesson(
              "jump",
              line("w g6 h7 m7 n7, b m8 k13"),
              ask("own", "g6:i8").pointing("h7").answered("k13-k12"),
              ask("enemy", "m7:o7").pointing("n7", "m8")),
          lesson(
              "chain",
              line("w f6 g6 h7 i8 k11 m13 n14, b e12 q9"),
              ask("three", "f6:h6:h8:j8").pointing("g6", "h7", "i8").answered("e12-e11"),
              ask("fort", "n14:l12:j10").pointing("m13", "k11")),
          lesson(
              "capture",
              line("w g6 i7 l6, b h7 k7 m7"),
              ask("between", "g6-g7xh7", "i7-i8xh7").pointing("h7").answered("p18-p17"),
              ask("safe", "l6-l7").pointing("k7", "m7")),
          lesson(
              "several",
              line("w h5 f8 h8 j8 m4 m5 o6, b g7 h7 i7 n6"),
              ask("three", "h5-h6xg7xh7xi7").pointing("g7", "h7", "i7").answered("p18-p17"),
              ask("jump", "m4:m6xn6").pointing("n6")),
          lesson(
              "fort",
              line("w j8 k11 g7, b i9 j9 i10 i11"),
              tell("danger", "fort"),
              ask("take", "k11-j10xj9").pointing("j9").answered("i11-i12"),
              tell("few")));

  private ChitralLessons() {}

  private static Lesson lesson(String id, String position, Lesson.Step... steps) {
    return new Lesson(
        id,
        Map.of(),
        Optional.of(position),
        0,
        "white",
        Map.of("black", "level:1"),
        List.of(steps));
  }

  /** White to move. */
  private static String line(String men) {
    String board = BoardLine.of(Layout.RANKS.grid(), men + RESERVE);
    return board + " w ranks all end on 0 0";
  }
}
