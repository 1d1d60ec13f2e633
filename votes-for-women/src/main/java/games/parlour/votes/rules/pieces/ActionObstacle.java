package games.parlour.votes.rules.pieces;

/** What keeps a side from Campaigning, Organizing or Lobbying. */
enum ActionObstacle {
  NONE,
  /** No campaigner of the side is on the map (V18). */
  NO_CAMPAIGNER,
  /** None of the player's own colour is, though one of the partner's is (V101). */
  NO_OWN_CAMPAIGNER,
  /** The fee for Campaigning cannot be paid (V54). */
  FEE,
  /** The pool of buttons is full (V2). */
  FULL_POOL,
  /** The amendment has been sent (V39). */
  SENT,
  /** Congress has no marker to remove (V38). */
  NO_MARKER
}
