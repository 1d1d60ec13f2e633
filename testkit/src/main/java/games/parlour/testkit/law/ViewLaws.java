package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.testkit.value.Difference;
import java.util.List;

/**
 * What holds for secrets. A position imagined by a seat differs from the true one only in what the
 * seat cannot know, so whatever the seat is shown must be the same on both: a difference is either
 * a leak or something learned that imagining has forgotten.
 */
public final class ViewLaws<P extends Position<P, M>, M extends Move> {
  private static final Viewer SPECTATOR = new Viewer.Spectator();

  private final Game<P, M> game;
  private final List<Seat> seats;
  private final MoveLaws<P, M> moves;

  public ViewLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.seats = game.seats(setup);
    this.moves = new MoveLaws<>(game, setup);
  }

  /** Each seat imagines so many positions and cannot tell them from the true one. */
  public void keepSecrets(P p, int times, Generator random) {
    String before = game.notation().writePosition(p);
    for (Seat seat : seats) {
      for (int i = 0; i < times; i++) {
        long seed = random.nextLong();
        P imagined = p.imagine(seat, new Generator(seed));
        String line = game.notation().writePosition(imagined);
        P again = p.imagine(seat, new Generator(seed));
        unless(
            line.equals(game.notation().writePosition(again)),
            "the same randomness imagines the same",
            line);
        if (!isItself(imagined, p)) {
          looksTheSame(p, imagined, seat);
          looksTheSame(p, imagined.imagine(seat, random), seat);
          sameHappenings(p, imagined, seat, random);
          moves.followTheTurn(imagined);
        }
      }
    }
    unless(
        before.equals(game.notation().writePosition(p)),
        "imagining does not change a position",
        before);
  }

  /** A game without secrets may imagine the very position: there is nothing to compare. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isItself(P imagined, P p) {
    return imagined == p;
  }

  private void looksTheSame(P p, P imagined, Seat seat) {
    Viewer viewer = new Viewer.At(seat);
    unless(
        p.view(viewer).equals(imagined.view(viewer)),
        "an imagined position looks the same to its seat",
        seat.name(),
        Difference.between(p.view(viewer), imagined.view(viewer)));
    unless(
        p.view(SPECTATOR).equals(imagined.view(SPECTATOR)),
        "who stands by sees no more than a seat",
        seat.name(),
        Difference.between(p.view(SPECTATOR), imagined.view(SPECTATOR)));
    unless(p.turn().equals(imagined.turn()), "a turn holds no secret", p.turn(), imagined.turn());
    if (p.turn() instanceof Turn.Decide decide && decide.seat().equals(seat)) {
      unless(
          p.moves().equals(imagined.moves()),
          "a seat can list its moves from what it knows",
          Difference.between(p.moves(), imagined.moves(), game.notation()::write));
    }
  }

  /** What shows nothing hidden is told alike, whatever the hidden things are. */
  private void sameHappenings(P p, P imagined, Seat seat, Generator random) {
    List<M> there = imagined.moves();
    for (M move : RandomSample.of(p.moves(), 8, random)) {
      if (there.contains(move) && !p.reveals(move)) {
        for (Viewer viewer : List.of(new Viewer.At(seat), SPECTATOR)) {
          unless(
              p.happenings(move, viewer).equals(imagined.happenings(move, viewer)),
              "a move that reveals nothing is told without secrets",
              game.notation().write(move),
              viewer,
              Difference.between(p.happenings(move, viewer), imagined.happenings(move, viewer)));
          View next = p.play(move).view(viewer);
          View other = imagined.play(move).view(viewer);
          unless(
              next.equals(other),
              "a move that reveals nothing shows no secrets",
              game.notation().write(move),
              viewer,
              Difference.between(next, other));
        }
      }
    }
  }
}
