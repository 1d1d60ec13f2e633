package games.parlour.core;

/** Who looks at a position: somebody at a seat, or somebody standing by. */
public sealed interface Viewer {
  /** The person at this seat. */
  record At(Seat seat) implements Viewer {}

  /** Somebody who sees what everybody may see. */
  record Spectator() implements Viewer {}
}
