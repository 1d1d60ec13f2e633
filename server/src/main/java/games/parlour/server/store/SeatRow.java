package games.parlour.server.store;

import java.util.Optional;

/** A seat of a table and who holds it. */
public record SeatRow(int number, String name, Holder holder, Optional<String> token) {
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
  }

  /** Whether this guest holds it. */
  public boolean isOf(String guest) {
    return holder instanceof Holder.Guest held && held.id().equals(guest);
  }

  /** Whether nobody sits there yet. */
  public boolean open() {
    return holder instanceof Holder.Open;
  }
}
