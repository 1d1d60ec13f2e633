package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import games.parlour.testkit.value.Difference;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds for the listed moves of any position, and for playing them. */
public final class MoveLaws<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final List<Seat> seats;
  private final List<Side> sides;
  private final boolean chance;

  public MoveLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.seats = game.seats(setup);
    this.sides = game.sides(setup);
    this.chance = game.hasChance(setup);
  }

  /** Moves are listed exactly when somebody or chance is to choose among them. */
  public void followTheTurn(P p) {
    String law = "moves follow the turn";
    List<M> moves = p.moves();
    switch (p.turn()) {
      case Turn.Over over -> {
        unless(moves.isEmpty(), law, "over, yet there are", moves);
        boolean known = over.outcome().winner().map(sides::contains).orElse(true);
        unless(known, "a winner is one of the sides", over.outcome());
      }
      case Turn.Decide decide -> {
        unless(!moves.isEmpty(), law, "a dead end for", decide.seat());
        unless(seats.contains(decide.seat()), "a seat of the game decides", decide.seat());
      }
      case Turn.Chance turn -> {
        unless(chance, "chance speaks only where the game has it", turn);
        unless(!moves.isEmpty(), law, "a dead end of chance", turn);
        long total = 0;
        for (M outcome : moves) {
          unless(p.weight(outcome) > 0, "an outcome has a positive weight", outcome);
          total = Math.addExact(total, p.weight(outcome));
        }
      }
    }
    unless(p.turn().equals(p.turn()), "a turn is the same when asked twice", p.turn());
    unless(
        moves.equals(p.moves()),
        "moves are the same when listed twice",
        Difference.between(moves, p.moves(), game.notation()::write));
    List<M> offers = game.offers(p);
    unless(
        moves.size() > Game.CROWD || offers.equals(moves),
        "unless there is a crowd, every move is offered",
        Difference.between(moves, offers, game.notation()::write));
    Set<M> once = new HashSet<>(moves);
    unless(
        once.size() == moves.size(),
        "a move is listed once",
        Difference.between(once, moves, game.notation()::write));
  }

  /** A move has one text, which means that move and no other. */
  public void haveOneText(P p) {
    Set<String> texts = new HashSet<>();
    for (M move : p.moves()) {
      String text = game.notation().write(move);
      boolean plain = !text.isEmpty() && text.chars().noneMatch(Character::isWhitespace);
      unless(plain, "a move's text has no spaces", "'" + text + "'");
      unless(!text.startsWith("!"), "a move's text is no act at the table", text);
      unless(texts.add(text), "a move's text is its own", text);
      M read = game.notation().read(p, text);
      unless(move.equals(read), "a move's text is read back", text, "as", read, "not", move);
    }
  }

  /**
   * A move that is not listed is refused by name, and its text is refused or means a listed one.
   */
  public void areRefusedUnlessListed(P p, Collection<M> strangers) {
    List<M> listed = p.moves();
    for (M stranger : strangers) {
      if (!listed.contains(stranger)) {
        isRefused(p, stranger);
        textIsRefusedOrListed(p, game.notation().write(stranger));
      }
    }
  }

  private void isRefused(P p, M stranger) {
    String law = "a move that is not listed is refused";
    try {
      P next = p.play(stranger);
      throw new LawViolation(law, stranger + " led to " + game.notation().writePosition(next));
    } catch (Refusal refusal) {
      Text reason = refusal.reason();
      boolean named = reason.key().equals("refused.move") && reason.args().containsKey("move");
      unless(named, law, "by its name, not as", reason);
    }
  }

  /** The texts of some moves, spoilt a little, are refused or mean a listed move. */
  public void nonsenseIsRefused(P p, int moves, Generator random) {
    for (M move : RandomSample.of(p.moves(), moves, random)) {
      textIsRefusedOrListed(p, TextMutator.letters(game.notation().write(move), random));
    }
  }

  private void textIsRefusedOrListed(P p, String text) {
    try {
      M read = game.notation().read(p, text);
      unless(p.moves().contains(read), "a text means a listed move", text, "was read as", read);
    } catch (Refusal refusal) {
      unless(!refusal.reason().key().isEmpty(), "a refusal says why", text);
    }
  }

  /** Playing makes a new position and leaves the old one as it was. */
  public void changeNothing(P p, int moves, Generator random) {
    PositionSnapshot<M> before = PositionSnapshot.at(game, seats, p);
    for (M move : RandomSample.of(p.moves(), moves, random)) {
      PositionSnapshot<M> once = PositionSnapshot.at(game, seats, p.play(move));
      PositionSnapshot<M> after = PositionSnapshot.at(game, seats, p);
      unless(
          before.equals(after),
          "playing does not change a position",
          move,
          Difference.between(before, after));
      PositionSnapshot<M> twice = PositionSnapshot.at(game, seats, p.play(move));
      unless(
          once.equals(twice),
          "a move leads to one position",
          move,
          Difference.between(once, twice));
    }
  }
}
