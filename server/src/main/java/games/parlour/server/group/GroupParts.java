package games.parlour.server.group;

import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.guest.Guests;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** All that is offered to classes and clubs, put together once. */
public final class GroupParts implements ApiPart {
  private final List<ApiPart> parts;
  private final RoundStarter rounds;
  private final GroupService groups;

  public GroupParts(
      Database database,
      GroupTables groupTables,
      Tables tables,
      Guests guests,
      Hub hub,
      Presenter presenter,
      Catalogues words,
      SecretGenerator secrets,
      Clock clock) {
    GroupStore store = new GroupStore(database);
    TournamentStore stored = new TournamentStore(database);
    GroupLimits limits = new GroupLimits(clock);
    this.groups = new GroupService(store, guests, tables, secrets, clock);
    GroupGames games = new GroupGames(tables, groupTables);
    this.rounds = new RoundStarter(stored, store, games, tables, clock);
    TournamentService tournaments =
        new TournamentService(stored, rounds, tables, clock, new SecureRandom());
    TournamentPresenter telling = new TournamentPresenter(tables, games, presenter, words);
    TableLists lists = new TableLists(database);
    GroupPresenter shown = new GroupPresenter(groupTables, lists, presenter, telling, hub, clock);
    this.parts =
        List.of(
            new GroupHandlers(groups, shown, tournaments, limits),
            new GroupGameHandlers(groups, games, tables, presenter, limits),
            new TournamentHandlers(groups, tournaments, games, telling, tables, limits));
  }

  /** Whether somebody is in the group with this id. */
  public boolean isMember(String id, Optional<String> guest) {
    return groups.isMember(id, guest);
  }

  /** Starts the rounds that the server is to start by itself. */
  public void startRounds() {
    rounds.startDue();
  }

  @Override
  public void register(Api api) {
    parts.forEach(part -> part.register(api));
  }
}
