package games.parlour.lab.study;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.record.Session;
import games.parlour.core.study.StudiedGame;

/** Counts what players did in one game. */
public final class HabitCounter {
  private HabitCounter() {}

  /** What was done in a game that is over. */
  public static <P extends Position<P, M>, M extends Move> HabitCounts count(
      StudiedGame<P, M> game, Session<P, M> session) {
    HabitCounts counts = new HabitCounts(game);
    P position = game.start(session.setup());
    int phase = game.phase(position);
    for (int entry : session.line()) {
      M move = session.moveOf(entry);
      if (phase >= 0 && position.turn() instanceof Turn.Decide decide) {
        int in = phase;
        game.answer(position, move)
            .ifPresent(answer -> counts.chosen(decide.seat().side().index(), in, answer));
      }
      position = position.play(move);
      int next = game.phase(position);
      if (next != phase && phase >= 0) {
        counts.ended(phase, game.measured(position));
      }
      phase = next;
    }
    if (phase >= 0) {
      // A player has left the game in the middle of a phase, which ends here too.
      counts.ended(phase, game.measured(position));
    }
    counts.over();
    return counts;
  }
}
