package games.parlour.server.group;

import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.group.tournament.Pace;
import games.parlour.server.group.tournament.RoundRobin;
import games.parlour.server.group.tournament.Tournament;
import games.parlour.server.group.tournament.TournamentGame;
import games.parlour.server.group.tournament.TournamentGame.Decision;
import games.parlour.server.group.tournament.TournamentGame.Reason;
import games.parlour.server.group.tournament.TournamentPlayer;
import games.parlour.server.group.tournament.TournamentResult;
import games.parlour.server.group.tournament.TournamentRow;
import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Tournaments of a group: what its host and its players may do there. */
final class TournamentService {
  private static final int FEWEST = 2;

  private final TournamentStore store;
  private final RoundStarter rounds;
  private final Tables tables;
  private final Clock clock;
  private final Random random;

  TournamentService(
      TournamentStore store, RoundStarter rounds, Tables tables, Clock clock, Random random) {
    this.store = store;
    this.rounds = rounds;
    this.tables = tables;
    this.clock = clock;
    this.random = random;
  }

  /** What a host wants to be played. */
  record Wish(
      Setup setup, Optional<TimeControl> clock, List<Integer> members, int laps, Pace pace) {}

  /** A tournament of a group. */
  Tournament find(Membership here, int number) {
    return store
        .find(key(here, number))
        .orElseThrow(
            () ->
                new ProblemException(
                    ProblemKind.UNKNOWN, Text.of("problem.tournament", "number", number)));
  }

  private static TournamentStore.Key key(Membership here, int number) {
    return new TournamentStore.Key(here.group().id(), number);
  }

  List<TournamentStore.Listed> of(Membership here) {
    return store.of(here.group().id());
  }

  /** How many tables begin with a tournament. */
  int begins(Membership here, Wish wish) {
    here.host();
    int players = GroupGames.chosen(here, wish.members()).size();
    if (players < FEWEST || players > GroupLimits.PLAYERS) {
      throw new Refusal(
          Text.of("problem.tournament.players", "least", FEWEST, "most", GroupLimits.PLAYERS));
    }
    if (store.of(here.group().id()).size() >= GroupLimits.TOURNAMENTS) {
      throw new ProblemException(
          ProblemKind.FULL, Text.of("problem.tournaments.many", "most", GroupLimits.TOURNAMENTS));
    }
    int games = wish.laps() * players * (players - 1) / 2;
    if (wish.pace() == Pace.ALL && games > GroupLimits.AT_ONCE) {
      throw new Refusal(
          Text.of("problem.tournament.all", "games", games, "most", GroupLimits.AT_ONCE));
    }
    return wish.pace() == Pace.ALL ? games : players / 2;
  }

  /** Draws lots for the places in the schedule and starts the first round, or all of them. */
  Tournament start(Membership here, Wish wish) {
    List<Seat> seats = tables.game(wish.setup().game()).seats(wish.setup());
    if (seats.size() != 2 || seats.getFirst().side().equals(seats.getLast().side())) {
      throw new Refusal(Text.of("problem.tournament.seats"));
    }
    List<Integer> order = new ArrayList<>(wish.members());
    Collections.shuffle(order, random);
    int all = wish.laps() * RoundRobin.rounds(order.size());
    TournamentRow row =
        new TournamentRow(
            here.group().id(),
            0,
            wish.setup().game(),
            wish.setup().options(),
            wish.clock(),
            seats.getFirst().side().name(),
            wish.laps(),
            wish.pace(),
            wish.pace() == Pace.ALL ? all : 1,
            all,
            clock.millis());
    int number = store.add(row, order, RoundRobin.meetings(order.size(), wish.laps()));
    rounds.openTables(key(here, number));
    return find(here, number);
  }

  /** The host starts the next round. */
  Tournament startRound(Membership here, int number) {
    here.host();
    Tournament tournament = find(here, number);
    if (tournament.row().round() >= tournament.row().rounds() || tournament.isOver()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.tournament.over"));
    }
    if (!tournament.isReadyForNextRound()) {
      throw new ProblemException(
          ProblemKind.CONFLICT,
          Text.of(
              "problem.tournament.playing",
              "round",
              tournament.row().round(),
              "games",
              (int) tournament.playing()));
    }
    rounds.startNext(tournament);
    return find(here, number);
  }

  /** The host decides a game that is not over, or takes that back. */
  Tournament decide(Membership here, int number, int game, Optional<TournamentResult> result) {
    here.host();
    TournamentGame meant =
        find(here, number)
            .game(game)
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.UNKNOWN, Text.of("problem.tournament.game", "number", game)));
    boolean byHost = meant.decision().map(made -> made.reason() == Reason.HOST).orElse(false);
    if ((meant.over() || meant.isDecided()) && !byHost) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.tournament.decided"));
    }
    store.decide(
        key(here, number), game, result.map(decided -> new Decision(decided, Reason.HOST)));
    return find(here, number);
  }

  /** Somebody withdraws, or the host does it for them; what they are playing is lost. */
  Tournament withdraw(Membership here, int number, int player) {
    here.open();
    Tournament tournament = find(here, number);
    TournamentPlayer leaving =
        tournament.players().stream()
            .filter(one -> one.number() == player)
            .findFirst()
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.UNKNOWN,
                        Text.of("problem.tournament.player", "number", player)));
    if (leaving.member() != here.me().number()) {
      here.host();
    }
    if (leaving.withdrawn().isPresent() || tournament.isOver()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.tournament.withdrawn"));
    }
    String guest = here.member(leaving.member()).guest().orElseThrow();
    store.withdraw(key(here, number), player).forEach(table -> tables.leave(table, guest));
    return find(here, number);
  }

  /** Removes a tournament that was not meant; its games stay with the group. */
  void remove(Membership here, int number) {
    here.host();
    find(here, number);
    store.remove(key(here, number));
  }
}
