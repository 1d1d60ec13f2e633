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
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a seat imagines follows from what it knows; and what {@link Game#hasSecrets} says is so:
 * there are positions that differ and yet look the same to some viewer exactly where a game has
 * secrets. One of these belongs to one set-up, and remembers what it was shown in the games of it.
 *
 * <p>Positions differ where somebody else sees a difference, or where play goes on differently. How
 * many turns have been quiet and what was repeated is no secret, as everybody was there; so it does
 * not count, although a position's line states it. Where nothing is hidden everybody knows the
 * moves too, so positions that offer other moves do not look the same there.
 */
public final class SecrecyLaws<P extends Position<P, M>, M extends Move> {
  private static final int NEXT = 4;

  private final Game<P, M> game;
  private final Setup setup;
  private final List<Seat> seats;
  private final boolean stated;
  private final Optional<FastPosition<P, M>> fast;
  private final Map<Look, List<P>> looks = new HashMap<>();
  private boolean found;

  /** What one viewer has before them. */
  private record Look(int viewer, View view, Turn turn) {}

  public SecrecyLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.seats = game.seats(setup);
    this.stated = game.hasSecrets(setup);
    this.fast =
        game instanceof SearchableGame<P, M> searchable
            ? Optional.of(searchable.fast())
            : Optional.empty();
  }

  /**
   * On how many positions of a game to look: where something is hidden, on all of them until it is
   * found, for it may show at few of them; elsewhere on so many.
   */
  public int positions(int otherwise) {
    return stated ? Integer.MAX_VALUE : otherwise;
  }

  /**
   * Without secrets this position is all that anybody can imagine, and none before it looked the
   * same; with secrets one of the positions shown is found to be hidden from somebody.
   */
  public void areAsStated(P p, Generator random) {
    if (found) {
      return;
    }
    String line = line(p);
    for (Seat seat : seats) {
      String imagined = line(p.imagine(seat, random));
      found = found || !imagined.equals(line);
      unless(
          stated || !found,
          "a game without secrets imagines only the truth",
          seat.name(),
          line,
          imagined);
    }
    remember(p);
    RandomSample.of(p.moves(), NEXT, random).forEach(move -> remember(p.play(move)));
  }

  /**
   * What a seat imagines follows from what it knows and from the randomness alone: it imagines the
   * same at a position that it cannot tell from this one. So a computer player decides alike,
   * whatever the hidden things are.
   */
  public void followFromKnowledge(P p, Generator random) {
    for (Seat seat : seats) {
      P other = p.imagine(seat, random);
      long seed = random.nextLong();
      P here = p.imagine(seat, new Generator(seed));
      P there = other.imagine(seat, new Generator(seed));
      unless(
          here.equals(there) && line(here).equals(line(there)),
          "the same knowledge imagines the same",
          seat.name(),
          line(here),
          "but at",
          line(other),
          "instead",
          line(there));
    }
  }

  /** To be asked when enough positions were shown: a stated secret was among them. */
  public void wereFound() {
    unless(found || !stated, "a game with secrets hides something", setup);
  }

  private String line(P p) {
    return game.notation().writePosition(p);
  }

  /** Compares a position with those before it that look the same to somebody. */
  private void remember(P p) {
    List<Viewer> viewers = PositionSnapshot.viewers(seats);
    for (int i = 0; i < viewers.size(); i++) {
      Look look = new Look(i, p.view(viewers.get(i)), p.turn());
      List<P> alike = looks.computeIfAbsent(look, first -> new ArrayList<>());
      boolean known = false;
      for (P other : alike) {
        boolean same = isSame(p, other);
        boolean hidden = !same && (stated || p.moves().equals(other.moves()));
        unless(
            stated || !hidden,
            isSeenAlike(p, other)
                ? "the fast form's hash leaves out what only counts towards a draw"
                : "nothing is hidden in a game without secrets",
            viewers.get(i),
            "cannot tell",
            line(p),
            "from",
            line(other));
        found = found || hidden;
        known = known || same;
      }
      if (!known) {
        alike.add(p);
      }
    }
  }

  private boolean isSeenAlike(P p, P other) {
    return PositionSnapshot.viewers(seats).stream().allMatch(v -> p.view(v).equals(other.view(v)));
  }

  private boolean isSame(P p, P other) {
    return isSeenAlike(p, other)
        && fast.map(form -> hash(form, p) == hash(form, other)).orElse(true);
  }

  private long hash(FastPosition<P, M> form, P p) {
    form.set(p);
    return form.hash();
  }
}
