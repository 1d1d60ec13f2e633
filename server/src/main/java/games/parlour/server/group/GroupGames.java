package games.parlour.server.group;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.players.Players;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import games.parlour.server.tables.opening.NewTable;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games of a group: many at once, and single ones with a seat for anybody in the group. */
final class GroupGames {
  private static final String COMPUTER = "computer:";
  private static final String WAIT = "wait";

  private final Tables tables;
  private final GroupTables groupTables;
  private final SecureRandom random = new SecureRandom();

  GroupGames(Tables tables, GroupTables groupTables) {
    this.tables = tables;
    this.groupTables = groupTables;
  }

  /**
   * What a host starts.
   *
   * @param members who plays, by their numbers
   * @param shuffled whether chance pairs them; otherwise neighbours in the list play each other
   * @param left who plays with whoever is left over: a computer, or nobody yet
   */
  record Wish(
      Setup setup,
      Optional<TimeControl> clock,
      List<Integer> members,
      boolean shuffled,
      Optional<String> left) {}

  /** What is played, with these options. */
  Setup setup(Game<?, ?> game, Map<String, String> options) {
    return game.setup(Occasion.TABLE, options, Optional.empty());
  }

  /** What a host says about whoever is left over. */
  static Optional<String> left(Optional<String> word) {
    String said = word.orElse(WAIT);
    if (said.equals(WAIT)) {
      return Optional.empty();
    }
    String player = said.startsWith(COMPUTER) ? said.substring(COMPUTER.length()) : "";
    if (!Players.words().contains(player)) {
      throw new Refusal(Text.of("problem.group.left", "players", Players.words()));
    }
    return Optional.of(player);
  }

  /** Members by their numbers, each once. */
  static List<MemberRow> chosen(Membership here, List<Integer> numbers) {
    if (new HashSet<>(numbers).size() != numbers.size()) {
      throw new Refusal(Text.of("problem.group.twice"));
    }
    return numbers.stream().map(here::member).toList();
  }

  /** Who sits down with whom. */
  Seating seating(Membership here, Wish wish) {
    here.host();
    List<Integer> order =
        new ArrayList<>(chosen(here, wish.members()).stream().map(MemberRow::number).toList());
    if (wish.shuffled()) {
      Collections.shuffle(order, random);
    }
    int seats = seats(wish.setup()).size();
    Seating seating = Seating.of(order, seats, wish.left().isPresent());
    if (seating.tables().isEmpty()) {
      throw new Refusal(Text.of("problem.group.few", "seats", seats));
    }
    return seating;
  }

  private List<Seat> seats(Setup setup) {
    return tables.game(setup.game()).seats(setup);
  }

  /** Opens the tables; their ids. */
  List<String> start(Membership here, Wish wish, Seating seating) {
    List<String> opened = new ArrayList<>();
    for (List<Integer> people : seating.tables()) {
      List<String> guests =
          people.stream().map(number -> here.member(number).guest().orElseThrow()).toList();
      opened.add(
          open(
              here.group().id(),
              wish.setup(),
              wish.clock(),
              guests,
              wish.left(),
              (handle, table) -> {}));
    }
    return opened;
  }

  /**
   * Opens a table of a group; computers take the seats that people leave.
   *
   * @param along stores in the same change what the table is for
   */
  String open(
      String group,
      Setup setup,
      Optional<TimeControl> clock,
      List<String> guests,
      Optional<String> computer,
      TableStore.Companion along) {
    List<Holder> holders = new ArrayList<>();
    for (Seat seat : seats(setup)) {
      holders.add(
          seat.index() < guests.size()
              ? new Holder.Guest(guests.get(seat.index()), false)
              : new Holder.Computer(computer.orElseThrow()));
    }
    NewTable wanted = new NewTable(setup, holders, false).with(clock);
    TableStore.Companion stored = (handle, table) -> groupTables.add(handle, group, table);
    return tables.openForGroup(wanted, guests.getFirst(), stored.and(along)).id();
  }

  /** A table that somebody has opened is for the group from now on. */
  void share(Membership here, String id) {
    here.open();
    LiveTable<?, ?> table = tables.find(id);
    String guest = here.me().guest().orElseThrow();
    boolean theirs =
        table.locked(
            () -> table.row().creator().equals(guest) && table.status() == TableStatus.OPEN);
    boolean listed = table.locked(() -> table.row().listed());
    if (!theirs || listed || groupTables.groupOf(id).isPresent()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.group.table"));
    }
    groupTables.add(here.group().id(), id);
  }

  /** Somebody takes a free seat at a table of the group, and may add something to its seed. */
  LiveTable<?, ?> sit(Membership here, String id, String wanted, Optional<String> nonce) {
    here.open();
    if (!groupTables.groupOf(id).equals(Optional.of(here.group().id()))) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.table", "table", id));
    }
    LiveTable<?, ?> table = tables.find(id);
    SeatRow seat =
        table.locked(table::seats).stream()
            .filter(known -> known.name().equals(wanted))
            .findFirst()
            .orElseThrow(
                () -> new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seat.taken")));
    tables.sit(table, seat.number(), here.me().guest().orElseThrow(), nonce);
    return table;
  }
}
