package games.parlour.votes.trace;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Traces;
import java.util.List;

/** Games of Votes for Women that another digital version recorded as JSON lines. */
public final class VotesTraces<P extends Position<P, M>, M extends Move> implements Traces {
  private final Game<P, M> game;

  public VotesTraces(Game<P, M> game) {
    this.game = game;
  }

  @Override
  public Comparison compare(List<String> lines) {
    return new Replay<>(game, TraceGame.read(lines)).compare();
  }
}
