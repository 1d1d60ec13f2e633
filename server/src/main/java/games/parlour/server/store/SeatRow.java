package games.parlour.server.store;

import java.util.Optional;

/**
 * A seat of a table and who holds it.
 *
 * @param token what the invitation to it holds
 * @param nonce what its holder added to the seed
 */
public record SeatRow(
    int number, String name, Holder holder, Optional<String> token, Optional<String> nonce) {
  /** A seat whose holder has added nothing to the seed. */
  public SeatRow(int number, String name, Holder holder, Optional<String> token) {
    this(number, name, holder, token, Optional.empty());
  }

  /** Who sits somewhere. */
  public sealed interface Holder {
    /**
     * A person, named by the browser's cookie.
     *
     * @param beside whether this is somebody beside the person who opened the table
     */
    record Guest(String id, boolean beside) implements Holder {}

    /** A computer player, by its word. */
    record Computer(String player) implements Holder {}

    /** Nobody yet. */
    record Open() implements Holder {}

    /**
     * Whoever played a game that was brought in; never stored as a seat.
     *
     * @param player what the record calls them
     */
    record Recorded(String player) implements Holder {}
  }

  /** Whether this guest holds it. */
  public boolean isOf(String guest) {
    return holder instanceof Holder.Guest held && held.id().equals(guest);
  }

  /** The same seat with another holder, who may have added something to the seed. */
  public SeatRow heldBy(Holder other, Optional<String> added) {
    return new SeatRow(number, name, other, token, added);
  }

  /** Whether nobody sits there yet. */
  public boolean open() {
    return holder instanceof Holder.Open;
  }
}
