package games.parlour.testkit.cross;

import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.core.search.DefaultFastPosition;
import games.parlour.core.search.FastPosition;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.testkit.game.DelegatingGame;
import java.util.List;

/** Cross with wrong reasons. */
public final class FaultyCrossGame extends DelegatingGame<FaultyCrossPosition, CrossMove>
    implements IllustratedGame {
  private final CrossGame real = new CrossGame();
  private final CrossFault fault;

  public FaultyCrossGame(CrossFault fault) {
    super(new CrossGame());
    this.fault = fault;
  }

  @Override
  public FaultyCrossPosition start(Setup setup) {
    return new FaultyCrossPosition(real.start(setup), fault);
  }

  @Override
  public List<Figure> figures() {
    return real.figures();
  }

  @Override
  public Notation<FaultyCrossPosition, CrossMove> notation() {
    return new Notation<>() {
      @Override
      public String write(CrossMove move) {
        return real.notation().write(move);
      }

      @Override
      public CrossMove read(FaultyCrossPosition position, String text) {
        return real.notation().read(position.real(), text);
      }

      @Override
      public String writePosition(FaultyCrossPosition position) {
        return real.notation().writePosition(position.real());
      }

      @Override
      public String writeStanding(FaultyCrossPosition position) {
        return real.notation().writeStanding(position.real());
      }
    };
  }

  @Override
  public FastPosition<FaultyCrossPosition, CrossMove> fast() {
    return new DefaultFastPosition<>(notation()) {
      @Override
      public int evaluate() {
        CrossFast fast = new CrossFast();
        fast.set(position().real());
        return fast.evaluate();
      }
    };
  }
}
