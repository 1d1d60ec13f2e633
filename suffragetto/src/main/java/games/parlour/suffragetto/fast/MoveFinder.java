package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.MoveBuffer;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.rules.Exchange;

/**
 * S3 to S8 for the fast form: finds the moves of the player whose turn it is. Steps are found for
 * all pieces at once, chains by {@link ChainFinder}. Mutable.
 */
final class MoveFinder {
  private static final int WORDS = SquareBits.WORDS;

  private final FastBoard board;
  private final MoveBuffer found;
  private final ChainFinder chains;
  private final long[] outside = SquareBits.empty();
  private final long[] free = SquareBits.empty();
  private final long[] over = SquareBits.empty();
  private final long[] door = SquareBits.empty();

  /** Puts what it finds in one place. */
  MoveFinder(FastBoard board, MoveBuffer found) {
    this.board = board;
    this.found = found;
    this.chains = new ChainFinder(board);
  }

  /** Makes these the only moves. */
  void only(long first, long second) {
    found.clear();
    found.others().add(first);
    found.others().add(second);
  }

  /**
   * Finds what a faction can do at its turn, unless there are more chains that take than so many;
   * says whether it has found all.
   */
  boolean find(int faction, boolean mayCall, int most) {
    look(faction);
    long[] own = board.pieces[faction];
    found.steps(outside, free);
    findInside(faction, own, board.tables.goal[faction]);
    chains.allow(most);
    long[] hoppers = board.tables.edition.putsInside() ? outside : own;
    chains.find(faction, hoppers, free, over, found.others());
    if (found.count() == 0) {
      found.others().add(MoveBits.pass());
    }
    if (mayCall) {
      findCalls();
    }
    return chains.hasFoundAll();
  }

  /** Finds what a faction that can hop can do at its turn besides. */
  void findWithoutChains(int faction, boolean mayCall) {
    look(faction);
    found.steps(outside, free);
    findInside(faction, board.pieces[faction], board.tables.goal[faction]);
    if (mayCall) {
      findCalls();
    }
  }

  /** The pieces of a faction that may hop. */
  long[] hoppers(int faction) {
    return board.tables.edition.putsInside() ? outside : board.pieces[faction];
  }

  /** Finds what takes or enters at a faction's turn, so many at the most; whether that is all. */
  boolean findLoud(int faction, int most) {
    chains.allow(most);
    look(faction);
    long[] goal = board.tables.goal[faction];
    long[] doorstep = board.tables.doorstep[faction];
    long open = 0;
    for (int w = 1; w <= WORDS; w++) {
      door[w] = free[w] & goal[w];
      open |= door[w];
    }
    for (int w = 1; open != 0 && w <= WORDS; w++) {
      for (long word = outside[w] & doorstep[w]; word != 0; word &= word - 1) {
        stepInside(((w - 1) << 6) + Long.numberOfTrailingZeros(word));
      }
    }
    chains.findLoud(faction, outside, free, over, found.others());
    return chains.hasFoundAll();
  }

  private void stepInside(int from) {
    for (int ways = Neighbours.around(door, from); ways != 0; ways &= ways - 1) {
      int to = from + HopWalk.shift(Integer.numberOfTrailingZeros(ways));
      found.others().add(MoveBits.travel(from, to, 0));
    }
  }

  /** Where a faction's pieces are and may go. */
  private void look(int faction) {
    long[] own = board.pieces[faction];
    long[] enemies = board.pieces[1 - faction];
    long[] ground = board.tables.ground[faction];
    long[] hoppable = board.tables.over[faction];
    long[] goal = board.tables.goal[faction];
    for (int w = 1; w <= WORDS; w++) {
      long occupied = own[w] | enemies[w];
      free[w] = ground[w] & ~occupied;
      over[w] = hoppable[w] & occupied;
      outside[w] = own[w] & ~goal[w];
    }
    found.clear();
  }

  private void findInside(int faction, long[] own, long[] goal) {
    if (board.inside[faction] == 0) {
      return;
    }
    for (int w = 1; w <= WORDS; w++) {
      for (long word = own[w] & goal[w]; word != 0; word &= word - 1) {
        int from = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        for (int to : board.tables.inside[faction][from]) {
          if (SquareBits.has(free, to)) {
            found.others().add(MoveBits.travel(from, to, 0));
          }
        }
      }
    }
  }

  /** S8. */
  private void findCalls() {
    int[] held = board.inmates;
    if (held[0] + held[1] < Exchange.INMATES_NEEDED
        || held[2] + held[3] < Exchange.INMATES_NEEDED
        || board.isAnyoneInYards()) {
      return;
    }
    int mostLarge = Math.min(Math.min(held[1], held[3]), Exchange.MOST);
    int mostSmall = Math.min(held[0], held[2]);
    for (int large = 0; large <= mostLarge; large++) {
      for (int small = large == 0 ? 1 : 0;
          small <= Math.min(mostSmall, Exchange.MOST - large);
          small++) {
        found.others().add(MoveBits.call(large, small));
      }
    }
  }
}
