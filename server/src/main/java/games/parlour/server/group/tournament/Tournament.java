package games.parlour.server.group.tournament;

import games.parlour.server.group.tournament.TournamentPlayer.Withdrawal;
import java.util.List;
import java.util.Optional;

/** A tournament with its players and games: what is stored, and what follows from it. */
public record Tournament(
    TournamentRow row, List<TournamentPlayer> players, List<TournamentGame> games) {
  public Tournament {
    players = List.copyOf(players);
    games = List.copyOf(games);
  }

  /** Whether nobody is waited for in any game. */
  public boolean isOver() {
    return games.stream().allMatch(TournamentGame::isDecided);
  }

  /** How many games of the rounds that were started are still played. */
  public long playing() {
    return games.stream().filter(game -> game.round() <= row.round() && !game.isDecided()).count();
  }

  /** Whether the next round can begin. */
  public boolean isReadyForNextRound() {
    return row.round() < row.rounds() && playing() == 0 && !isOver();
  }

  /** The player who is this member of the group. */
  public Optional<TournamentPlayer> player(int member) {
    return players.stream().filter(player -> player.member() == member).findFirst();
  }

  /** The game with this number. */
  public Optional<TournamentGame> game(int number) {
    return games.stream().filter(game -> game.number() == number).findFirst();
  }

  /** What becomes of the games of somebody who leaves now. */
  public Withdrawal withdrawalOf(int player) {
    List<TournamentGame> counted =
        games.stream().filter(game -> game.has(player) && !game.isAnnulled()).toList();
    long ended = counted.stream().filter(TournamentGame::isDecided).count();
    return 2 * ended < counted.size() ? Withdrawal.ANNULLED : Withdrawal.FORFEITED;
  }

  /** How everybody stands. */
  public List<Standings.Line> standings() {
    List<Integer> counted =
        players.stream()
            .filter(player -> !player.withdrawn().equals(Optional.of(Withdrawal.ANNULLED)))
            .map(TournamentPlayer::number)
            .toList();
    return Standings.of(
        counted,
        games.stream()
            .flatMap(
                game ->
                    game
                        .result(row.firstSide())
                        .map(result -> new Standings.Score(game.first(), game.second(), result))
                        .stream())
            .toList());
  }
}
