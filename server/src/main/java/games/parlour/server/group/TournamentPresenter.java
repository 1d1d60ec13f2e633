package games.parlour.server.group;

import games.parlour.core.Game;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.group.tournament.Standings;
import games.parlour.server.group.tournament.Tournament;
import games.parlour.server.group.tournament.TournamentGame;
import games.parlour.server.group.tournament.TournamentPlayer;
import games.parlour.server.group.tournament.TournamentResult;
import games.parlour.server.group.tournament.TournamentRow;
import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.tables.Tables;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Tells tournaments to one member of their group in one language. */
final class TournamentPresenter {
  private final Tables tables;
  private final GroupGames games;
  private final Presenter presenter;
  private final Catalogues words;

  TournamentPresenter(Tables tables, GroupGames games, Presenter presenter, Catalogues words) {
    this.tables = tables;
    this.games = games;
    this.presenter = presenter;
    this.words = words;
  }

  TournamentDocuments.TournamentLine line(TournamentStore.Listed listed, Language language) {
    TournamentRow row = listed.row();
    return new TournamentDocuments.TournamentLine(
        row.number(),
        row.game(),
        words.of(tables.game(row.game()), language).tell("game.name"),
        row.round(),
        row.rounds(),
        listed.open() == 0);
  }

  TournamentDocuments.Tournament tell(Membership here, Tournament tournament, Language language) {
    TournamentRow row = tournament.row();
    Game<?, ?> game = tables.game(row.game());
    Setup setup = games.setup(game, row.options());
    Catalogue said = words.of(game, language);
    List<Seat> seats = game.seats(setup);
    return new TournamentDocuments.Tournament(
        row.number(),
        here.group().id(),
        here.group().name(),
        here.isHost(),
        row.game(),
        said.tell("game.name"),
        presenter.unusual(setup, language),
        said.tell("seat." + seats.getFirst().name()),
        said.tell("seat." + seats.getLast().name()),
        row.laps(),
        row.pace().word(),
        row.round(),
        row.rounds(),
        tournament.isOver(),
        tournament.isReadyForNextRound(),
        tournament.player(here.me().number()).map(TournamentPlayer::number).orElse(null),
        players(here, tournament, said),
        tournament.games().stream().map(one -> game(one, row.firstSide())).toList(),
        tournament.standings().stream().map(TournamentPresenter::line).toList());
  }

  private static List<TournamentDocuments.Player> players(
      Membership here, Tournament tournament, Catalogue said) {
    Map<Integer, String> names =
        here.members().stream()
            .collect(Collectors.toMap(MemberRow::number, one -> GroupPresenter.name(one, said)));
    return tournament.players().stream()
        .map(
            player ->
                new TournamentDocuments.Player(
                    player.number(),
                    names.getOrDefault(player.member(), said.tell("guest.former")),
                    player
                        .withdrawn()
                        .map(what -> what.name().toLowerCase(Locale.ROOT))
                        .orElse(null)))
        .toList();
  }

  private static TournamentDocuments.Game game(TournamentGame game, String firstSide) {
    return new TournamentDocuments.Game(
        game.number(),
        game.round(),
        game.first(),
        game.second(),
        game.table().orElse(null),
        game.result(firstSide).map(TournamentResult::word).orElse(null),
        game.decision().map(made -> made.reason().name().toLowerCase(Locale.ROOT)).orElse(null));
  }

  private static TournamentDocuments.Line line(Standings.Line line) {
    return new TournamentDocuments.Line(
        line.rank(),
        line.player(),
        line.played(),
        line.wins(),
        line.draws(),
        line.losses(),
        line.points(),
        line.berger(),
        line.direct());
  }
}
