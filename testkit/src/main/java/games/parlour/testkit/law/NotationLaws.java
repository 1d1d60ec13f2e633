package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.testkit.value.Difference;
import java.util.Optional;

/** What holds for positions written in one line. */
public final class NotationLaws<P extends Position<P, M>, M extends Move> {
  private static final String READ_BACK = "a written position is read back";

  private final Game<P, M> game;
  private final Setup setup;

  public NotationLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.setup = setup;
  }

  /** Whether this game reads positions at all; one with secrets may refuse to. */
  public boolean readsPositions() {
    try {
      read(game.notation().writePosition(game.start(setup)));
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  /** A position is written in one line, without spaces at its ends. */
  public void oneLine(P p) {
    String line = game.notation().writePosition(p);
    boolean one = !line.isEmpty() && line.equals(line.strip()) && line.lines().count() == 1;
    unless(one, "a position is one line", "'" + line + "'");
    unless(!line.contains("  "), "a position's line has single spaces", line);
  }

  /**
   * A written position is read back as it was. What came before it is not written, so a game that
   * history has ended may go on, or be refused as a start.
   */
  public void readBack(P p) {
    String line = game.notation().writePosition(p);
    boolean over = p.turn() instanceof Turn.Over;
    try {
      P read = read(line);
      String written = game.notation().writePosition(read);
      unless(line.equals(written), READ_BACK, line, "came back as", written);
      unless(over || p.turn().equals(read.turn()), READ_BACK, line, p.turn(), read.turn());
      unless(
          over || p.moves().equals(read.moves()),
          READ_BACK,
          line,
          Difference.between(p.moves(), read.moves(), game.notation()::write));
      if (!over && game instanceof SearchableGame<P, M> searchable) {
        goesOnTheSame(searchable, p, read);
      }
    } catch (Refusal refusal) {
      unless(over, READ_BACK, line, "was refused:", refusal.reason());
    }
  }

  /** All that a fast form knows is in the line, draw counters included, except what came before. */
  private void goesOnTheSame(SearchableGame<P, M> searchable, P p, P read) {
    FastSnapshot first = snapshot(searchable.fast(), p);
    FastSnapshot second = snapshot(searchable.fast(), read);
    unless(
        first.equals(second),
        "a written position says how play goes on",
        Difference.between(first, second));
  }

  private FastSnapshot snapshot(FastPosition<P, M> fast, P p) {
    fast.set(p);
    return FastSnapshot.at(fast).withoutHistory();
  }

  private P read(String line) {
    return game.start(game.setup(Occasion.STUDY, setup.options(), Optional.of(line)));
  }
}
