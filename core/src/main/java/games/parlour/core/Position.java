package games.parlour.core;

import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An immutable position of a game, with all its secrets.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Position<P extends Position<P, M>, M extends Move> {
  /** Who decides what, or that chance or nobody does. */
  Turn turn();

  /**
   * Every legal move, or every outcome of chance, in the game's canonical order. Empty only when
   * the game is over.
   */
  List<M> moves();

  /**
   * The position after a listed move; anything else is refused ({@link Refusal}, key {@code
   * refused.move}) and changes nothing.
   */
  P play(M move);

  /** What this viewer may know. */
  View view(Viewer viewer);

  /** What this viewer sees happen when the listed move is played here. */
  List<Happening> happenings(M move, Viewer viewer);

  /**
   * A position that this seat cannot tell from the true one, drawn fairly from all such. It follows
   * from what the seat knows and from the randomness alone, so that a computer player decides the
   * same whatever is hidden from it.
   */
  P imagine(Seat seat, Generator random);

  /** How likely an outcome of chance is, as a whole number among the listed ones. */
  default long weight(M chance) {
    return 1;
  }

  /** Whether playing this move shows somebody what was hidden: no undo reaches behind it. */
  default boolean reveals(M move) {
    return false;
  }

  /** Whether a turn is over when this listed move is played here. */
  default boolean endsTurn(M move) {
    return move.endsTurn();
  }

  /**
   * Moves that whoever decides might look for here, whether they are listed or not, such as every
   * use of every card in hand. None by default: then the list says it all.
   */
  default List<M> considered() {
    return List.of();
  }

  /**
   * Why a move cannot be made here, as far as the seat that decides may know; nothing exactly where
   * it is listed.
   */
  default Optional<Text> whyNot(M move) {
    return moves().contains(move) ? Optional.empty() : Optional.of(Text.of("refused.now"));
  }

  /**
   * What a move would bring or cost, in a few words, as far as the seat that decides may know; not
   * what stands on a card or board anyway.
   */
  default Optional<Text> outlook(M move) {
    return Optional.empty();
  }

  /** All that a computer player at this seat is given, to choose from these moves if it decides. */
  default Knowledge<P, M> knowledge(Seat seat, Supplier<List<M>> offers) {
    boolean decides = turn() instanceof Turn.Decide decide && decide.seat().equals(seat);
    return new Knowledge<>(
        view(new Viewer.At(seat)),
        decides ? offers.get() : List.of(),
        random -> imagine(seat, random));
  }

  /** The same with every legal move to choose from. */
  default Knowledge<P, M> knowledge(Seat seat) {
    return knowledge(seat, this::moves);
  }
}
