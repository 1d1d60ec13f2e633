package games.parlour.core.study;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * A game that says what is worth counting about its players. All texts have keys of their own and
 * no arguments, so that programs know by the key what was counted.
 */
public interface StudiedGame<P extends Position<P, M>, M extends Move> extends Game<P, M> {
  /** The phases of a game, in their order. */
  List<Text> phases();

  /** What its players decide again and again. */
  List<StudyQuestion> questions();

  /** What is measured at the end of each phase. */
  List<StudyMeasure> measures();

  /** The phase that a position belongs to, as its place in the list; -1 before and after all. */
  int phase(P position);

  /** What a move that a seat makes here decides; nothing if that is none of the questions. */
  Optional<StudyAnswer> answer(P position, M move);

  /** What each measure is here, where a phase has just ended. */
  double[] measured(P position);
}
