package games.parlour.server.mail;

import games.parlour.server.api.TableDocuments.TableLine;

/**
 * What somebody is told of one of their games.
 *
 * @param line the game, as their own list tells it
 * @param hours how many are left, where there is a deadline
 */
record Notice(Kind kind, TableLine line, int hours) {
  /** What there is to tell, in the order in which it is told. */
  enum Kind {
    DEADLINE,
    TURN,
    DRAW,
    TAKEBACK,
    PAUSE,
    SUBSTITUTE,
    HELP,
    REMATCH,
    START,
    OVER
  }
}
