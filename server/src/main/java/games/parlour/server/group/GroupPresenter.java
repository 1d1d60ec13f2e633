package games.parlour.server.group;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments.SeatHolder;
import games.parlour.server.api.TableDocuments.TableLine;
import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.Hub;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells a group to one of its members in one language. */
final class GroupPresenter {
  /** Whoever looked at the page so lately is there: a page says so every twenty seconds. */
  private static final Duration HERE = Duration.ofSeconds(45);

  private final GroupTables groupTables;
  private final TableLists lists;
  private final Presenter presenter;
  private final TournamentPresenter tournaments;
  private final Hub hub;
  private final Clock clock;

  GroupPresenter(
      GroupTables groupTables,
      TableLists lists,
      Presenter presenter,
      TournamentPresenter tournaments,
      Hub hub,
      Clock clock) {
    this.groupTables = groupTables;
    this.lists = lists;
    this.presenter = presenter;
    this.tournaments = tournaments;
    this.hub = hub;
    this.clock = clock;
  }

  /** What somebody is called in a group, also after they have deleted everything about them. */
  static String name(MemberRow member, Catalogue said) {
    return member.guest().isPresent() ? member.name() : said.tell("guest.former");
  }

  GroupDocuments.GroupList list(List<Membership> all) {
    return new GroupDocuments.GroupList(
        all.stream()
            .map(
                here ->
                    new GroupDocuments.GroupLine(
                        here.group().id(),
                        here.group().name(),
                        here.isHost(),
                        here.present().size(),
                        groupTables.running(here.group().id()).size(),
                        here.group().ended()))
            .toList());
  }

  GroupDocuments.Group group(
      Membership here, List<TournamentStore.Listed> listed, Language language) {
    GroupRow group = here.group();
    List<String> waiting = groupTables.running(group.id());
    List<TableSummary> running = lists.tables(waiting);
    List<TableSummary> all = new ArrayList<>(running);
    all.addAll(lists.tables(without(waiting, groupTables.finished(group.id()))));
    return new GroupDocuments.Group(
        group.id(),
        group.name(),
        here.me().number(),
        here.isHost(),
        group.ended(),
        group.joining(),
        group.chat(),
        here.isHost() && !group.ended() ? group.code().written() : null,
        members(here, running),
        lines(here, all, language),
        listed.stream().map(one -> tournaments.line(one, language)).toList());
  }

  /** A game may end between two questions; it is told once. */
  private static List<String> without(List<String> told, List<String> ids) {
    return ids.stream().filter(id -> !told.contains(id)).toList();
  }

  private List<GroupDocuments.Member> members(Membership here, List<TableSummary> running) {
    Set<String> playing = new HashSet<>();
    Set<String> atTables = new HashSet<>();
    for (TableSummary line : running) {
      people(line)
          .forEach(
              guest -> {
                if (line.table().status() == TableStatus.PLAYING) {
                  playing.add(guest);
                }
                if (hub.here(line.table().id(), guest)) {
                  atTables.add(guest);
                }
              });
    }
    long since = clock.millis() - HERE.toMillis();
    return here.present().stream()
        .map(
            member -> {
              String guest = member.guest().orElseThrow();
              return new GroupDocuments.Member(
                  member.number(),
                  member.name(),
                  member.number() == here.me().number(),
                  member.number() == here.group().host(),
                  member.seen() > since || atTables.contains(guest),
                  playing.contains(guest));
            })
        .toList();
  }

  private static Stream<String> people(TableSummary line) {
    return line.seats().stream().flatMap(seat -> person(seat).stream());
  }

  private static Optional<String> person(SeatRow seat) {
    return seat.holder() instanceof Holder.Guest guest ? Optional.of(guest.id()) : Optional.empty();
  }

  /** In a group everybody is called what they are called there. */
  private List<TableLine> lines(Membership here, List<TableSummary> all, Language language) {
    Map<String, TableSummary> byId =
        all.stream().collect(Collectors.toMap(line -> line.table().id(), Function.identity()));
    Map<String, String> names =
        here.members().stream()
            .filter(member -> member.guest().isPresent())
            .collect(Collectors.toMap(one -> one.guest().orElseThrow(), MemberRow::name));
    return presenter.lines(all, here.me().guest(), language).tables().stream()
        .map(
            line -> {
              List<SeatRow> seats =
                  Optional.ofNullable(byId.get(line.id()))
                      .map(TableSummary::seats)
                      .orElse(List.of());
              return line.withSeats(named(line.seats(), seats, names));
            })
        .toList();
  }

  private static List<SeatHolder> named(
      List<SeatHolder> told, List<SeatRow> seats, Map<String, String> names) {
    List<SeatHolder> named = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      Optional<String> name =
          i < seats.size() ? person(seats.get(i)).map(names::get) : Optional.empty();
      SeatHolder seat = told.get(i);
      named.add(name.map(seat::called).orElse(seat));
    }
    return named;
  }

  /** Which group a table belongs to, for somebody who is in it. */
  GroupDocuments.TableGroup groupOf(String table, List<Membership> mine) {
    Optional<String> group = groupTables.groupOf(table);
    return mine.stream()
        .filter(here -> group.equals(Optional.of(here.group().id())))
        .findFirst()
        .map(here -> new GroupDocuments.TableGroup(here.group().id(), here.group().name()))
        .orElseGet(() -> new GroupDocuments.TableGroup(null, null));
  }
}
