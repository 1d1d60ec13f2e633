package games.parlour.suffragetto.rules;

/** What forbids a hop over a neighbouring square to the one behind it. */
enum HopObstacle {
  /** S5: nobody stands there to be hopped over. */
  NOBODY,
  /** S5: somebody stands where the hop would land. */
  OCCUPIED,
  /** S3: the hop would land where the hopper may not go, or beyond the edge. */
  CLOSED,
  /** S7: the hop would leave the enemy's building. */
  STAYS_INSIDE,
  /** S5: the piece to be hopped over stands where the hopper may not go. */
  OVER_CLOSED,
  /** S5, S10: nobody on a street is hopped over. */
  STREET,
  /** S5, S10: an enemy is hopped over only to take it. */
  ENEMY
}
