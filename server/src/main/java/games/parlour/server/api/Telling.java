package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Entry;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.players.Advice;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.Status;
import games.parlour.server.store.TableRow;
import games.parlour.server.tables.Etiquette;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Openness;
import games.parlour.server.tables.Secrets;
import games.parlour.server.tables.TableAct;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells a table to one guest in one language. Used by whoever holds the table's lock. */
final class Telling<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final Catalogue words;
  private final Boards boards;
  private final Seats seats;
  private final Optional<String> guest;
  private final List<Seat> mine;
  private final Viewer viewer;

  Telling(LiveTable<P, M> table, Catalogue words, Seats seats, Optional<String> guest) {
    this.table = table;
    this.session = table.session();
    this.words = words;
    this.boards = new Boards(words);
    this.seats = seats;
    this.guest = guest;
    this.mine = table.seatsOf(guest);
    this.viewer = viewer();
  }

  /** One's seat that decides, else the one that did last; who has none stands by. */
  private Viewer viewer() {
    return session
        .decider()
        .filter(mine::contains)
        .or(this::lastDecided)
        .<Viewer>map(Viewer.At::new)
        .orElseGet(Viewer.Spectator::new);
  }

  /** Who holds several seats goes on looking from where they moved; at first from their first. */
  private Optional<Seat> lastDecided() {
    return mine.size() < 2
        ? mine.stream().findFirst()
        : session.record().log().reversed().stream()
            .flatMap(entry -> entry instanceof Entry.Moved moved ? Stream.of(moved) : Stream.of())
            .flatMap(moved -> mine.stream().filter(seat -> seat.name().equals(moved.seat())))
            .findFirst()
            .or(() -> mine.stream().findFirst());
  }

  /** One's seats that see just what the viewer sees; people at others must take turns looking. */
  private List<Seat> alike() {
    View seen = session.position().view(viewer);
    return mine.stream()
        .filter(seat -> session.position().view(new Viewer.At(seat)).equals(seen))
        .toList();
  }

  Said.Table table() {
    TableRow row = table.row();
    List<Said.Chosen> options =
        table.game().options().stream()
            .filter(option -> option.applies(row.setup().options()))
            .map(option -> chosen(words, option.key(), row.setup()))
            .toList();
    P start = session.positionAfter(0);
    return new Said.Table(
        row.id(),
        row.setup().game(),
        words.tell("game.name"),
        row.setup().rules(),
        options,
        table.game().sides(row.setup()).stream().map(this::side).toList(),
        row.created(),
        row.listed(),
        table.game().hasChance(row.setup()),
        table.game().hasSecrets(row.setup()),
        table.game().drawsByAgreement(row.setup()),
        boards.plan(start.view(viewer)),
        boards.view(start.view(viewer)),
        new Entries<>(table, words, viewer).after(0),
        state());
  }

  private Said.SideInfo side(Side side) {
    String name = "side." + side.name();
    boolean seated = session.seats().stream().anyMatch(seat -> seat.side().equals(side));
    return new Said.SideInfo(
        side.name(), words.tell(name), seated ? null : words.tell(name + ".itself"));
  }

  static Said.Chosen chosen(Catalogue words, String key, Setup setup) {
    String name = "option." + key;
    String value = setup.option(key);
    return new Said.Chosen(key, words.tell(name), value, words.tell(name + "." + value));
  }

  Said.Update update(int after) {
    return new Said.Update(table.id(), new Entries<>(table, words, viewer).after(after), state());
  }

  Said.Hint hint(int after, Advice<M> advice) {
    P position = session.positionAfter(after);
    boolean open = Openness.of(position.view(viewer));
    List<Happening> seen = open ? position.happenings(advice.move(), viewer) : List.of();
    return new Said.Hint(
        after,
        new Offers<>(table.game(), words, viewer, position).tell(advice.move()),
        seen.stream().map(happening -> words.tell(happening.text())).toList(),
        advice
            .thought()
            .filter(thought -> open) // with imagined cards and dice ahead it means little
            .map(thought -> Entries.thought(table.game(), thought))
            .orElse(null));
  }

  private Said.State state() {
    TableRow row = table.row();
    boolean over = table.status() == Status.OVER;
    List<Seat> alike = alike();
    return new Said.State(
        session.size(),
        table.status().word(),
        seats.tell(table.id(), session.seats(), table.seats(), guest),
        mine.stream().map(Seat::name).toList(),
        viewer instanceof Viewer.At at ? at.seat().name() : null,
        table.status() == Status.PLAYING && alike.size() < mine.size(),
        alike.stream().map(Seat::name).toList(),
        turn(),
        boards.view(session.position().view(viewer)),
        offers(),
        session.drawOffered().flatMap(side -> offering()).orElse(null),
        row.takeback().stream().findFirst().orElse(null),
        Etiquette.allowed(table, guest).stream().map(TableAct::word).toList(),
        Etiquette.mayAskHint(table, guest),
        new Said.Rematch(row.rematch(), row.next().orElse(null)),
        invites(),
        new Said.Seed(Secrets.hash(row.seed()), over ? row.seed() : null));
  }

  /** The seat that offered the draw for its side. */
  private Optional<String> offering() {
    return session.record().log().reversed().stream()
        .flatMap(entry -> entry instanceof Entry.Acted acted ? Stream.of(acted) : Stream.of())
        .filter(acted -> acted.act() == Entry.Act.OFFER_DRAW)
        .map(Entry.Acted::seat)
        .findFirst();
  }

  /** Whoever sits here or opened the table may bring somebody. */
  private List<Said.Invite> invites() {
    boolean may =
        table.status() == Status.OPEN
            && (!mine.isEmpty() || guest.equals(Optional.of(table.row().creator())));
    if (!may) {
      return List.of();
    }
    return table.seats().stream()
        .filter(SeatRow::open)
        .map(seat -> new Said.Invite(seat.name(), "/join/" + seat.token().orElseThrow()))
        .toList();
  }

  private Said.TurnInfo turn() {
    if (table.status() == Status.OPEN) {
      return new Said.Waiting("waiting", words.tell("turn.waiting"));
    }
    if (table.status() == Status.OVER && !(session.turn() instanceof Turn.Over)) {
      return new Said.Over("over", null, words.tell("outcome.closed"));
    }
    return switch (session.turn()) {
      case Turn.Decide decide ->
          new Said.Decide("decide", decide.seat().name(), words.tell(decide.prompt().ask()));
      case Turn.Chance chance -> new Said.Chance("chance", words.tell(chance.prompt().ask()));
      case Turn.Over over ->
          new Said.Over(
              "over",
              over.outcome().winner().map(Side::name).orElse(null),
              outcome(over.outcome()));
    };
  }

  private String outcome(Outcome outcome) {
    Text reason = outcome.reason();
    return words.tell(
        outcome
            .winner()
            .map(side -> Text.of("side." + side.name()))
            .map(side -> Text.of("outcome.won", "side", side, "reason", reason))
            .orElseGet(() -> Text.of("outcome.drawn", "reason", reason)));
  }

  private List<Said.Offer> offers() {
    boolean due =
        table.status() == Status.PLAYING && session.decider().filter(mine::contains).isPresent();
    if (!due) {
      return List.of();
    }
    Offers<P, M> offers = new Offers<>(table.game(), words, viewer, session.position());
    return table.offered().stream().map(offers::tell).toList();
  }
}
