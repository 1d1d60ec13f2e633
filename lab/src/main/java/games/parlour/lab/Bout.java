package games.parlour.lab;

import games.parlour.core.Dealer;
import games.parlour.core.GameRecord;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Turn;
import games.parlour.players.Budget;
import games.parlour.players.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Plays one game of a match. All chance in it comes from the seed of the match and its number, so
 * it is the same game on whichever thread it is played.
 */
final class Bout<P extends Position<P, M>, M extends Move> {
  private final Contest<P, M> contest;
  private final int number;
  private final Dealer dealer;
  private final Session<P, M> session;
  private final int opening;

  Bout(Contest<P, M> contest, int number) {
    this.contest = contest;
    this.number = number;
    long pair = Generator.splitMix(contest.seed(), Contest.pair(number));
    this.dealer = Dealer.ofNumber(Generator.splitMix(pair, 1));
    this.session =
        Opening.play(
            () -> new Session<>(contest.game(), contest.setup(), Map.of()),
            dealer,
            new Generator(Generator.splitMix(pair, 2)));
    this.opening = session.size();
  }

  /** The game when it is over; nothing if it was to stop before. */
  Optional<Played> play(BooleanSupplier stop) {
    List<Player<P, M>> players = players();
    while (!(session.turn() instanceof Turn.Over over)) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      Optional<Seat> decider = session.decider();
      if (decider.isEmpty()) {
        session.deal(dealer);
      } else {
        Seat seat = decider.get();
        M move = players.get(seat.index()).choose(session.position().knowledge(seat));
        session.move(seat, move);
      }
    }
    return Optional.of(played(over.outcome()));
  }

  private List<Player<P, M>> players() {
    long seed = Generator.splitMix(~contest.seed(), number);
    List<Player<P, M>> players = new ArrayList<>();
    for (Seat seat : session.seats()) {
      long own = Generator.splitMix(seed, 1 + seat.index());
      players.add(Rivals.make(playerAt(seat), contest.game(), own, contest.budget()));
    }
    return players;
  }

  private String playerAt(Seat seat) {
    return contest.player(number, seat.side().index());
  }

  private Played played(Outcome outcome) {
    int sideOfA = Contest.sideOfA(number);
    int points = outcome.winner().map(side -> side.index() == sideOfA ? 2 : 0).orElse(1);
    int turns = session.turnOf(session.line().getLast());
    return new Played(number, sideOfA, points, turns, outcome.reason(), false, record());
  }

  /** The record, which tells who played and how the game can be had again. */
  private GameRecord record() {
    Map<String, String> tags = new TreeMap<>();
    for (Seat seat : session.seats()) {
      tags.put("player." + seat.name(), playerAt(seat));
    }
    tags.put("match.seed", String.valueOf(contest.seed()));
    tags.put("match.game", String.valueOf(number));
    tags.put("match.opening", opening + " by chance");
    tags.put("match.budget", told(contest.budget()));
    if (contest.game().hasChance(contest.setup())) {
      tags.put("seed", dealer.seed());
    }
    GameRecord played = session.record();
    return new GameRecord(played.setup(), tags, played.log());
  }

  private static String told(Budget budget) {
    return budget.nodes() > 0 ? budget.nodes() + " nodes" : budget.millis() + " ms";
  }
}
