package games.parlour.votes.trace;

import games.parlour.recordings.RecordingChecker;
import games.parlour.votes.VotesForWomen;
import java.util.List;

/** Games of Votes for Women that another digital version recorded as JSON lines. */
public final class VotesRecordingChecker implements RecordingChecker {
  private final VotesForWomen game = new VotesForWomen();

  @Override
  public String game() {
    return game.id();
  }

  @Override
  public Comparison compare(List<String> lines) {
    return new TraceReplay<>(game, TraceGame.read(lines)).compare();
  }
}
