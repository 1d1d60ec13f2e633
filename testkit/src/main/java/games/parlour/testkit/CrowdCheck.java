package games.parlour.testkit;

import static games.parlour.testkit.law.LawViolation.unless;

import com.sun.management.ThreadMXBean;
import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPosition;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Checks that a board with a crowd of moves is looked at only in part, that the part is fair, and
 * that every other move stays legal. What is allocated stands for the work that is done: it is the
 * same on a busy machine.
 */
public final class CrowdCheck<P extends Position<P, M>, M extends Move> {
  private static final long MEGABYTE = 1 << 20;
  private static final int COUNTED = 5_000;

  private final SearchableGame<P, M> game;
  private final P crowd;
  private final FastPosition<P, M> fast;
  private final FastPosition<P, M> made;

  public CrowdCheck(Game<P, M> game, P crowd) {
    this.game = SearchableGame.of(game);
    this.crowd = crowd;
    this.fast = this.game.fast();
    this.made = this.game.fast();
  }

  /** Counting, offering and saying whose turn it is take little, however many moves there are. */
  public void costsLittle() {
    boolean more = within(4, "counting", () -> game.hasMoreMoves(crowd, COUNTED));
    unless(more, "a crowd is known as one", crowd);
    List<M> offers = within(16, "offering", () -> game.offers(crowd));
    boolean part = offers.size() > 100 && offers.size() <= Game.CROWD;
    unless(part, "a part of a crowd is offered", offers.size());
    within(1, "asking whose turn it is", crowd::turn);
    for (M move : offers.subList(offers.size() - 20, offers.size())) {
      plays(move);
    }
  }

  /** The offers are legal; each piece has some, and one leads to every square it can reach. */
  public void offersAreFair() {
    fast.set(crowd);
    MoveList all = new MoveList();
    fast.moves(all);
    Set<Long> legal = new HashSet<>();
    Set<Integer> ends = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      legal.add(all.get(i));
      ends.add(ends(all.get(i)));
    }
    for (M move : game.offers(crowd)) {
      long code = fast.encode(move);
      unless(legal.remove(code), "an offer is a move, and offered once", move);
      ends.remove(ends(code));
    }
    unless(ends.isEmpty(), "a way is offered between any two squares", ends);
  }

  /** Reasons take little too, and there is none against going where a move leads. */
  public void reasonsCostLittle() {
    if (!(crowd instanceof BoardPosition<?, ?> board)) {
      return;
    }
    Set<String> from = new HashSet<>();
    Set<String> ends = new HashSet<>();
    for (M move : game.offers(crowd)) {
      if (move instanceof BoardMove travel && ends.add(travel.from() + travel.to())) {
        from.add(travel.from());
        unless(
            within(16, "a reason", () -> board.reasonAgainst(travel.from(), travel.to())).isEmpty(),
            "there is no reason against what a crowd can do",
            travel);
      }
    }
    for (String start : from) {
      for (String end : board.view().plan().squares()) {
        unless(
            within(32, "a reason", () -> board.reasonAgainst(start, end)).isPresent()
                != ends.contains(start + end),
            "there is a reason against what a crowd cannot do",
            start,
            end);
      }
    }
  }

  /** The first 18 bits of a long are the squares where it begins and ends, in every grid game. */
  private static int ends(long move) {
    return (int) move & (1 << 18) - 1;
  }

  /** Moves beyond the offers are read and played as any other. */
  public void whatIsNotOfferedIsLegal(int moves, Generator random) {
    fast.set(crowd);
    MoveList all = new MoveList();
    fast.moves(all);
    Set<M> offers = new HashSet<>(game.offers(crowd));
    for (int i = 0; i < moves; i++) {
      M move = fast.decode(all.get(random.below(all.size())));
      if (!offers.contains(move)) {
        plays(move);
      }
    }
  }

  private void plays(M move) {
    String text = game.notation().write(move);
    M read = within(16, "reading " + text, () -> game.notation().read(crowd, text));
    unless(move.equals(read), "a move's text is read back", move, read);
    P next = within(16, "playing " + text, () -> crowd.play(move));
    made.set(crowd);
    made.make(made.encode(move));
    long hash = made.hash();
    made.set(next);
    unless(made.hash() == hash, "a move of a crowd leads where it should", text);
  }

  private static <T> T within(int megabytes, String what, Supplier<T> work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    T result = work.get();
    long used = (threads.getCurrentThreadAllocatedBytes() - before) / MEGABYTE;
    unless(used < megabytes, "a crowd costs little", what, used + " MB");
    return result;
  }
}
