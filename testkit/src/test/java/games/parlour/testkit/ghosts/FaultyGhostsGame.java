package games.parlour.testkit.ghosts;

import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.testkit.game.DelegatingGame;

/** Ghosts with something wrong. */
public final class FaultyGhostsGame extends DelegatingGame<GhostsPosition, GhostMove> {
  private final GhostsGame real = new GhostsGame();
  private final GhostsFault fault;

  public FaultyGhostsGame(GhostsFault fault) {
    super(new GhostsGame());
    this.fault = fault;
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return fault == GhostsFault.CLAIMS_SECRETS || real.hasSecrets(setup);
  }

  @Override
  public boolean hasChance(Setup setup) {
    return fault == GhostsFault.CLAIMS_CHANCE || real.hasChance(setup);
  }

  @Override
  public GhostsPosition start(Setup setup) {
    return real.start(setup);
  }

  @Override
  public Notation<GhostsPosition, GhostMove> notation() {
    return fault == GhostsFault.DROPS_THE_QUIET_COUNTER ? new Forgetful() : real.notation();
  }

  @Override
  public FastPosition<GhostsPosition, GhostMove> fast() {
    return real.fast();
  }

  /** Writes every position as if a ghost had just been taken. */
  private static final class Forgetful implements Notation<GhostsPosition, GhostMove> {
    private final GhostsNotation real = new GhostsNotation();

    @Override
    public String write(GhostMove move) {
      return real.write(move);
    }

    @Override
    public GhostMove read(GhostsPosition position, String text) {
      return real.read(position, text);
    }

    @Override
    public String writePosition(GhostsPosition p) {
      return real.writePosition(new GhostsPosition(p.hidden(), p.ghosts(), p.mover(), 0));
    }
  }
}
