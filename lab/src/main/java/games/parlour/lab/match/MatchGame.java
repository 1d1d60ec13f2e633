package games.parlour.lab.match;

import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Session;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.lab.run.GameLoop;
import games.parlour.lab.run.RandomOpening;
import games.parlour.players.Players;
import games.parlour.players.search.Budget;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Plays one game of a match. All chance in it comes from the seed of the match and its number, so
 * it is the same game on whichever thread it is played.
 */
final class MatchGame<P extends Position<P, M>, M extends Move> {
  /** Who stops a match at a terminal stops external engines too; that is no fault of theirs. */
  private static final long MOMENT_MILLIS = 300;

  private final GameSeries<P, M> series;
  private final int number;
  private final Dealer dealer;
  private final Session<P, M> session;
  private final int opening;
  private Optional<Text> fault = Optional.empty();

  MatchGame(GameSeries<P, M> series, int number) {
    this.series = series;
    this.number = number;
    long pair = Generator.splitMix(series.seed(), series.deal(number));
    this.dealer = Dealer.ofNumber(Generator.splitMix(pair, 1));
    this.session =
        RandomOpening.play(
            () -> new Session<>(series.game(), series.setup(), Map.of()),
            dealer,
            new Generator(Generator.splitMix(pair, 2)),
            series.hasOpening() ? RandomOpening.FEWEST : 0,
            series.hasOpening() ? RandomOpening.MOST : 0);
    this.opening = session.size();
  }

  /** The game when it is over; nothing if it was to stop before. */
  Optional<GameResult> play(BooleanSupplier stop) {
    try (MatchPlayers<P, M> players = new MatchPlayers<>(series, number)) {
      return GameLoop.play(session, dealer, stop, seat -> move(players, seat, stop))
          .map(this::result);
    }
  }

  /** The game as far as it has come. */
  Session<P, M> session() {
    return session;
  }

  private void move(MatchPlayers<P, M> players, Seat seat, BooleanSupplier stop) {
    try {
      session.move(seat, players.at(seat).choose(session.knowledge(seat)));
    } catch (Refusal refusal) {
      forfeit(seat, refusal, stop);
    }
  }

  /** An external engine that plays what is not legal, or nothing any more, has left the game. */
  private void forfeit(Seat seat, Refusal refusal, BooleanSupplier stop) {
    if (!series.isExternal(number, seat)) {
      throw new IllegalStateException("a player of the house was refused", refusal);
    }
    try {
      Thread.sleep(MOMENT_MILLIS);
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    }
    if (!stop.getAsBoolean()) {
      session.act(seat, Entry.Act.ABANDON);
      fault = Optional.of(refusal.reason());
    }
  }

  private GameResult result(Outcome outcome) {
    int sideOfA = series.sideOfMeasured(number);
    int points = outcome.winner().map(side -> side.index() == sideOfA ? 2 : 0).orElse(1);
    int turns = session.line().isEmpty() ? 0 : session.turnOf(session.line().getLast());
    Text reason = fault.orElse(outcome.reason());
    return new GameResult(number, sideOfA, points, turns, reason, fault.isPresent(), record());
  }

  /** The record, which tells who played and how the game can be had again. */
  private GameRecord record() {
    Map<String, String> tags = new TreeMap<>();
    for (Seat seat : session.seats()) {
      tags.put("player." + seat.name(), series.player(number, seat));
    }
    tags.put("match.seed", String.valueOf(series.seed()));
    tags.put("match.game", String.valueOf(number));
    if (series.hasOpening()) {
      tags.put("match.opening", opening + " by chance");
    }
    Set<Budget> budgets = new HashSet<>();
    session.seats().forEach(seat -> budgets.add(series.budget(number, seat)));
    for (Seat seat : session.seats()) {
      String tag = budgets.size() == 1 ? "match.budget" : "match.budget." + seat.name();
      tags.put(tag, told(series.budget(number, seat)));
    }
    fault.ifPresent(why -> tags.put("match.fault", Players.texts(Language.EN).tell(why)));
    if (series.game().hasChance(series.setup())) {
      tags.put("seed", dealer.seed());
    }
    GameRecord played = session.record();
    return new GameRecord(played.setup(), tags, played.log());
  }

  private static String told(Budget budget) {
    return budget.nodes() > 0 ? budget.nodes() + " nodes" : budget.millis() + " ms";
  }
}
