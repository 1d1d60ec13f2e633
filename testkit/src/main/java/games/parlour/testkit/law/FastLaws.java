package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Session;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import games.parlour.testkit.value.Difference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

/** What holds the fast form of a game to its value form. */
public final class FastLaws<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final FastPosition<P, M> fast;
  private final FastPosition<P, M> fresh;
  private final MoveList list = new MoveList();
  private final MoveList loud = new MoveList();

  public FastLaws(Game<P, M> game) {
    this.game = game;
    fast = SearchableGame.of(game).fast();
    fresh = SearchableGame.of(game).fast();
  }

  /** Set to a position, the fast form says the same as the position. */
  public void agrees(P p) {
    fast.set(p);
    unless(fast.turns() == 0, "turns are counted from where a fast form was set", fast.turns());
    agrees(fast, p);
    List<M> moves = p.moves();
    listsSome(p, moves, moves.size());
    listsSome(p, moves, moves.size() / 2);
  }

  /**
   * Asked for no more than so many, it counts and lists all there are, or a part in their order.
   */
  private void listsSome(P p, List<M> moves, int most) {
    fresh.set(p);
    int count = fresh.count(most);
    int expected = Math.min(moves.size(), most + 1);
    unless(count == expected, "a count ends where it is told to", count, expected);
    fresh.set(p);
    list.add(-1);
    boolean all = fresh.moves(list, most);
    unless(all == moves.size() <= most, "a part is told from the whole", all, moves.size(), most);
    List<M> some =
        IntStream.range(0, list.size()).mapToObj(i -> fresh.decode(list.get(i))).toList();
    if (all) {
      fast.moves(loud);
      unless(sorted(list).equals(sorted(loud)), "a list under its bound is whole", some);
    } else {
      List<M> kept = new ArrayList<>(moves);
      kept.retainAll(new HashSet<>(some));
      unless(some.equals(kept), "a part of the moves is in their order", some, kept);
      unless(some.size() == most, "a part is as large as it was asked for", some.size(), most);
    }
  }

  private void agrees(FastPosition<P, M> fast, P p) {
    switch (p.turn()) {
      case Turn.Decide decide -> {
        int seat = decide.seat().index();
        unless(fast.seat() == seat, "the fast form knows the turn", seat, fast.seat());
        int side = decide.seat().side().index();
        unless(fast.side() == side, "the fast form knows the side", side, fast.side());
      }
      case Turn.Chance chance ->
          unless(
              fast.seat() == FastPosition.CHANCE,
              "the fast form knows the turn",
              chance,
              fast.seat());
      case Turn.Over over -> {
        unless(fast.seat() == FastPosition.OVER, "the fast form knows the turn", over, fast.seat());
        int result = over.outcome().winner().map(Side::index).map(i -> 1 - 2 * i).orElse(0);
        unless(fast.result() == result, "the fast form knows the result", over, fast.result());
      }
    }
    listsTheSame(fast, p);
  }

  private void listsTheSame(FastPosition<P, M> fast, P p) {
    List<M> moves = p.moves();
    OptionalLong uncounted = moves.isEmpty() ? OptionalLong.empty() : pickUncounted(fast, moves);
    list.add(-1);
    fast.moves(list);
    unless(
        list.size() == moves.size(),
        "the fast form lists as many",
        list.size(),
        moves.size(),
        difference(fast, moves));
    int count = fast.count();
    unless(count == moves.size(), "the fast form counts what it lists", count, moves.size());
    boolean chance = p.turn() instanceof Turn.Chance;
    Set<Long> longs = new HashSet<>();
    Map<Long, M> decoded = new HashMap<>();
    for (int i = 0; i < count; i++) {
      long move = list.get(i);
      unless(fast.pick(i) == move, "a fast move is picked by its place", i, move, fast.pick(i));
      longs.add(move);
      decoded.put(move, fast.decode(move));
    }
    unless(longs.size() == count, "a fast move is listed once", longs);
    unless(
        uncounted.isEmpty() || uncounted.getAsLong() == list.get(list.size() - 1),
        "a pick before a count is right or refused",
        uncounted);
    listsTheLoud(fast);
    unless(
        new HashSet<>(decoded.values()).equals(new HashSet<>(moves)),
        "the fast form lists the same",
        Difference.between(moves, decoded.values(), this::text));
    for (M move : moves) {
      long code = fast.encode(move);
      boolean inverse = move.equals(decoded.get(code));
      unless(inverse, "encoding is the inverse of decoding", move, code);
      boolean alike = !chance || fast.weight(code) == p.weight(move);
      unless(alike, "a fast outcome has its weight", move, p.weight(move), fast.weight(code));
    }
  }

  /** The last move, picked before this position was counted; nothing where that is refused. */
  private OptionalLong pickUncounted(FastPosition<P, M> fast, List<M> moves) {
    try {
      return OptionalLong.of(fast.pick(moves.size() - 1));
    } catch (IllegalStateException refused) {
      return OptionalLong.empty();
    }
  }

  /** Which moves the fast form lacks or adds; to be told only when it does. */
  private Object difference(FastPosition<P, M> fast, List<M> moves) {
    return new Object() {
      @Override
      public String toString() {
        List<M> decoded = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
          decoded.add(fast.decode(list.get(i)));
        }
        return Difference.between(moves, decoded, FastLaws.this::text).toString();
      }
    };
  }

  private String text(M move) {
    return game.notation().write(move);
  }

  private void listsTheLoud(FastPosition<P, M> fast) {
    fast.moves(list);
    list.keep(fast::isLoud);
    loud.add(-1);
    fast.loudMoves(loud);
    boolean alike = sorted(list).equals(sorted(loud));
    unless(
        alike,
        "the loud moves are listed alone",
        Difference.between(sorted(list), sorted(loud), code -> text(fast.decode(code))));
  }

  private static List<Long> sorted(MoveList moves) {
    return IntStream.range(0, moves.size()).mapToObj(moves::get).sorted().toList();
  }

  /** A skipped turn gives the other side the same board, and unmaking it leads back. */
  private void skips(P p) {
    fast.set(p);
    FastSnapshot before = FastSnapshot.at(fast);
    if (fast.skipTurn()) {
      boolean other = fast.seat() >= 0 && fast.side() != before.side();
      unless(other, "a skipped turn is the other side's", before.side(), fast.side());
      unless(fast.evaluate() == before.value(), "a skipped turn changes nothing", before);
      unless(fast.count() > 0, "after a skipped turn there is a move", before);
      fast.unmake();
    }
    FastSnapshot after = FastSnapshot.at(fast);
    unless(
        before.equals(after),
        "unmaking a skipped turn restores everything",
        Difference.between(before, after));
  }

  /** Making some moves leads where playing leads, and unmaking them leads back. */
  public void makesAndUnmakes(P p, int moves, Generator random) {
    skips(p);
    fast.set(p);
    FastSnapshot before = FastSnapshot.at(fast);
    for (M move : RandomSample.of(p.moves(), moves, random)) {
      P next = p.play(move);
      fast.make(fast.encode(move));
      agrees(fast, next);
      sameAsFresh(next, move);
      int turns = fast.turns();
      int ended = before.turns() + (p.endsTurn(move) ? 1 : 0);
      unless(turns == ended, "turns are counted as moves end them", move, before.turns(), turns);
      fast.unmake();
      isBack(before, move);
    }
  }

  /** A whole game is made and unmade again; on the way the fast form stays as if newly set. */
  public void wholeGame(Session<P, M> session, Generator random) {
    List<Integer> line = session.line();
    List<Integer> looks = RandomSample.upTo(line.size(), 30, random);
    List<FastSnapshot> seen = new ArrayList<>();
    fast.set(session.positionAfter(0));
    seen.add(FastSnapshot.at(fast));
    for (int i = 0; i < line.size(); i++) {
      fast.make(fast.encode(session.moveOf(line.get(i))));
      FastSnapshot now = FastSnapshot.at(fast);
      unless(now.turns() >= seen.getLast().turns(), "turns only grow", i, now);
      seen.add(now);
      if (looks.contains(i + 1)) {
        agrees(fast, session.positionAfter(line.get(i)));
        sameAsFresh(session.positionAfter(line.get(i)), session.moveOf(line.get(i)));
      }
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      fast.unmake();
      isBack(seen.get(i), session.moveOf(line.get(i)));
    }
  }

  private void sameAsFresh(P p, M after) {
    fresh.set(p);
    FastSnapshot kept = FastSnapshot.at(fast).withoutPath();
    FastSnapshot set = FastSnapshot.at(fresh).withoutPath();
    unless(
        kept.equals(set),
        "a made move leaves what a fresh start gives",
        text(after),
        Difference.between(set, kept));
  }

  private void isBack(FastSnapshot before, M unmade) {
    FastSnapshot after = FastSnapshot.at(fast);
    unless(
        before.equals(after),
        "unmaking restores everything",
        text(unmade),
        Difference.between(before, after));
  }
}
