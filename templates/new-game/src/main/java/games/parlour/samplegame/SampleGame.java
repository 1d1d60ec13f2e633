package games.parlour.samplegame;

import games.parlour.boards.BoardGame;
import games.parlour.boards.BoardSide;
import games.parlour.boards.fast.DefaultFastBoardPosition;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import java.util.List;
import java.util.Map;

/** Sample Game: its options, seats and start. */
public final class SampleGame implements BoardGame<SampleGamePosition, SampleGameMove> {
  @Override
  public String id() {
    return "sample-game";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return BoardSide.seats(SampleGameSide.values());
  }

  @Override
  public SampleGamePosition start(Setup setup) {
    return setup
        .position()
        .map(SampleGameNotation::readPosition)
        .orElseGet(SampleGamePosition::start);
  }

  /** A written position states no options, as there are none. */
  @Override
  public Map<String, String> optionsOf(String position) {
    SampleGameNotation.readPosition(position);
    return Map.of();
  }

  @Override
  public Notation<SampleGamePosition, SampleGameMove> notation() {
    return new SampleGameNotation();
  }

  /** Works for any game and is slow; a fast form of its own makes the computer play better. */
  @Override
  public FastPosition<SampleGamePosition, SampleGameMove> fast() {
    return new DefaultFastBoardPosition<>(notation(), SampleGamePosition::lead);
  }
}
