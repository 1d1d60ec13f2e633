package games.parlour.server.group.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.group.tournament.TournamentGame.Decision;
import games.parlour.server.group.tournament.TournamentGame.Reason;
import games.parlour.server.group.tournament.TournamentPlayer.Withdrawal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What follows from what is stored of a tournament. */
class TournamentTest {
  private static final String GREEN = "green";

  /** Four players, of whose games so many were played at their tables. */
  private static Tournament four(int round, int over) {
    List<TournamentGame> games = new ArrayList<>();
    for (RoundRobin.Meeting meeting : RoundRobin.meetings(4, 1)) {
      int number = games.size() + 1;
      boolean ended = number <= over;
      games.add(
          new TournamentGame(
              number,
              meeting.round(),
              meeting.first(),
              meeting.second(),
              Optional.of("table " + number),
              ended,
              ended ? Optional.of(GREEN) : Optional.empty(),
              Optional.empty()));
    }
    return with(round, games, List.of());
  }

  private static Tournament with(int round, List<TournamentGame> games, List<Integer> annulled) {
    List<TournamentPlayer> players =
        IntStream.range(0, 4)
            .mapToObj(
                number ->
                    new TournamentPlayer(
                        number,
                        number + 1,
                        annulled.contains(number)
                            ? Optional.of(Withdrawal.ANNULLED)
                            : Optional.empty()))
            .toList();
    TournamentRow row =
        new TournamentRow(
            "group", 1, "game", Map.of(), Optional.empty(), GREEN, 1, Pace.HOST, round, 3, 0);
    return new Tournament(row, players, games);
  }

  @Test
  void aRoundIsOverWhenAllItsGamesAre() {
    assertThat(four(1, 1).isReadyForNextRound())
        .as("the next round waits for the second game of two")
        .isFalse();
    assertThat(four(1, 1).playing()).isEqualTo(1);
    assertThat(four(1, 2).isReadyForNextRound())
        .as("the next round may begin after both games")
        .isTrue();
    assertThat(four(3, 5).isOver()).as("the tournament goes on after 5 games of 6").isFalse();
    assertThat(four(3, 6).isOver()).as("the tournament is over after 6 games of 6").isTrue();
    assertThat(four(3, 6).isReadyForNextRound()).as("no round follows the last one").isFalse();
  }

  @Test
  void theTableTellsTheResultUnlessSomebodyHasDecided() {
    TournamentGame played =
        new TournamentGame(
            1, 1, 0, 1, Optional.of("t"), true, Optional.of("red"), Optional.empty());
    assertThat(played.result(GREEN)).contains(TournamentResult.SECOND);
    assertThat(played.result("red")).contains(TournamentResult.FIRST);
    TournamentGame drawn =
        new TournamentGame(1, 1, 0, 1, Optional.of("t"), true, Optional.of(""), Optional.empty());
    assertThat(drawn.result(GREEN)).contains(TournamentResult.DRAW);
    TournamentGame decided =
        new TournamentGame(
            1,
            1,
            0,
            1,
            Optional.of("t"),
            false,
            Optional.empty(),
            Optional.of(new Decision(TournamentResult.FIRST, Reason.HOST)));
    assertThat(decided.isDecided()).as("the game is decided by the host").isTrue();
    assertThat(decided.result(GREEN)).contains(TournamentResult.FIRST);
    TournamentGame annulled =
        new TournamentGame(
            1,
            1,
            0,
            1,
            Optional.of("t"),
            true,
            Optional.of(GREEN),
            Optional.of(new Decision(TournamentResult.NONE, Reason.ANNULLED)));
    assertThat(annulled.result(GREEN)).isEmpty();
  }

  @Test
  void whoeverHasPlayedLessThanHalfIsAnnulled() {
    assertThat(four(1, 0).withdrawalOf(0)).isEqualTo(Withdrawal.ANNULLED);
    assertThat(four(2, 2).withdrawalOf(0)).as("one of three").isEqualTo(Withdrawal.ANNULLED);
    assertThat(four(3, 4).withdrawalOf(0)).as("two of three").isEqualTo(Withdrawal.FORFEITED);
  }

  @Test
  void annulledPlayersHaveNoRank() {
    Tournament all = four(3, 6);
    List<TournamentGame> without =
        all.games().stream()
            .map(
                game ->
                    game.has(3)
                        ? new TournamentGame(
                            game.number(),
                            game.round(),
                            game.first(),
                            game.second(),
                            game.table(),
                            game.over(),
                            game.winner(),
                            Optional.of(new Decision(TournamentResult.NONE, Reason.ANNULLED)))
                        : game)
            .toList();
    List<Standings.Line> lines = with(3, without, List.of(3)).standings();
    assertThat(lines).hasSize(3).allMatch(line -> line.played() == 2);
  }
}
