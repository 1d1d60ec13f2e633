package games.parlour.server.api;

import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.show.TableauGame;
import games.parlour.core.table.GameSummary;
import games.parlour.core.text.Catalogue;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.api.clock.ClockPresenter;
import games.parlour.server.api.lesson.LessonDocuments;
import games.parlour.server.api.lesson.LessonPresenter;
import games.parlour.server.clock.TableClock;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.ActRules;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.TableAct;
import games.parlour.server.tables.thought.ComputerThought;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells a table to one guest in one language. Used by whoever holds the table's lock. */
final class TablePresenter<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final Catalogue words;
  private final ViewPresenter views;
  private final SeatPresenter seats;
  private final Optional<String> guest;
  private final SharedDocuments.Sharing sharing;
  private final List<Seat> mine;
  private final Viewer viewer;

  TablePresenter(
      LiveTable<P, M> table,
      Catalogue words,
      SeatPresenter seats,
      Optional<String> guest,
      SharedDocuments.Sharing sharing) {
    this(table, words, seats, guest, sharing, Optional.empty());
  }

  private TablePresenter(
      LiveTable<P, M> table,
      Catalogue words,
      SeatPresenter seats,
      Optional<String> guest,
      SharedDocuments.Sharing sharing,
      Optional<Seat> from) {
    this.table = table;
    this.session = table.session();
    this.words = words;
    this.views = new ViewPresenter(words);
    this.seats = seats;
    this.guest = guest;
    this.sharing = sharing;
    this.mine = table.seatsOf(guest);
    this.viewer = from.<Viewer>map(Viewer.At::new).orElseGet(this::viewer);
  }

  /** The same table told as it looks from a seat; for games that are over. */
  TablePresenter<P, M> from(Seat seat) {
    return new TablePresenter<>(table, words, seats, guest, sharing, Optional.of(seat));
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
        : session.log().reversed().stream()
            .flatMap(entry -> entry instanceof Entry.Moved moved ? Stream.of(moved) : Stream.of())
            .flatMap(moved -> mine.stream().filter(seat -> seat.name().equals(moved.seat())))
            .findFirst()
            .or(() -> mine.stream().findFirst());
  }

  /** One's seats that see just what the viewer sees; people at others must take turns looking. */
  private List<Seat> alike() {
    if (mine.size() < 2) {
      return mine;
    }
    return viewer instanceof Viewer.At at
        ? mine.stream().filter(seat -> table.rules().seeTheSame(seat, at.seat())).toList()
        : List.of();
  }

  TableDocuments.Table table() {
    TableRow row = table.row();
    List<TableDocuments.Chosen> options =
        table.game().options().stream()
            .filter(option -> option.applies(table.setup().options()))
            .map(option -> chosen(words, option.key(), table.setup()))
            .toList();
    P start = session.positionAfter(0);
    return new TableDocuments.Table(
        row.id(),
        table.setup().game(),
        words.tell("game.name"),
        table.setup().rules(),
        options,
        table.game().sides(table.setup()).stream().map(this::side).toList(),
        row.created(),
        row.listed(),
        ClockPresenter.control(table.clock().map(TableClock::control)),
        lesson(),
        table.game().hasChance(table.setup()) && row.lesson().isEmpty(),
        Players.hasChanceLater(table.game(), table.setup()),
        table.hasSecrets(),
        table.game().drawsByAgreement(table.setup()),
        table.isImported(),
        views.plan(start.view(viewer)),
        TableauGame.planOf(table.game(), table.setup())
            .map(new TableauPresenter(words)::plan)
            .orElse(null),
        views.view(start.view(viewer)),
        entries().after(0),
        state());
  }

  /** It names moves, and so what the learner holds: it is for nobody else. */
  private LessonDocuments.@Nullable Lesson lesson() {
    return table
        .lesson()
        .filter(taught -> mine.stream().anyMatch(seat -> seat.name().equals(taught.learner())))
        .map(new LessonPresenter(words)::lesson)
        .orElse(null);
  }

  private TableDocuments.SideInfo side(Side side) {
    String name = "side." + side.name();
    boolean seated = session.seats().stream().anyMatch(seat -> seat.side().equals(side));
    return new TableDocuments.SideInfo(
        side.name(), words.tell(name), seated ? null : words.tell(name + ".itself"));
  }

  static TableDocuments.Chosen chosen(Catalogue words, String key, Setup setup) {
    String name = "option." + key;
    String value = setup.option(key);
    return new TableDocuments.Chosen(key, words.tell(name), value, words.tell(name + "." + value));
  }

  TableDocuments.Update update(int after) {
    return new TableDocuments.Update(
        table.id(), sharing.entries(after, () -> entries().after(after)), state());
  }

  private EntryPresenter<P, M> entries() {
    List<SeatRow> held = table.seats();
    return new EntryPresenter<>(table, words, viewer, seat -> seats.person(seat, held));
  }

  /** Who sits where, and who of them is there. */
  List<TableDocuments.SeatHolder> seats() {
    return seats.tell(table.id(), session.seats(), table.seats(), guest);
  }

  /** Who is there, and what follows from that alone. */
  TableDocuments.SeatNews seatNews() {
    return new TableDocuments.SeatNews(
        table.id(), seats(), acts(), new ClockPresenter(table).absence(mine));
  }

  private List<String> acts() {
    return ActRules.allowed(table, guest).stream().map(TableAct::word).toList();
  }

  TableDocuments.Hint hint(int after, Advice<M> advice) {
    P position = session.positionAfter(after);
    boolean open = !table.hasSecrets();
    List<Happening> seen = open ? position.happenings(advice.move(), viewer) : List.of();
    return new TableDocuments.Hint(
        after,
        new OfferPresenter<>(table.game(), words, viewer, position, open).tell(advice.move()),
        Happening.told(seen, words::tell),
        advice
            .thought()
            .filter(thought -> open) // with imagined cards and dice ahead it means little
            .map(thought -> EntryPresenter.thought(ComputerThought.of(table.game(), thought)))
            .orElse(null));
  }

  private TableDocuments.State state() {
    TableRow row = table.row();
    boolean known = table.status() == TableStatus.OVER || row.lesson().isPresent();
    List<Seat> alike = alike();
    ClockPresenter clocks = new ClockPresenter(table);
    Optional<OfferPresenter<P, M>> offers = offers();
    return new TableDocuments.State(
        session.size(),
        table.status().word(),
        seats(),
        mine.stream().map(Seat::name).toList(),
        viewer instanceof Viewer.At at ? at.seat().name() : null,
        table.status() == TableStatus.PLAYING && alike.size() < mine.size(),
        alike.stream().map(Seat::name).toList(),
        turn(),
        sharing.view(() -> views.view(session.position().view(viewer))),
        offers
            .map(telling -> table.offered().stream().map(telling::tell).toList())
            .orElse(List.of()),
        offers.map(OfferPresenter::refused).orElse(List.of()),
        session.drawOffered().flatMap(side -> offering()).orElse(null),
        row.takeback().stream().findFirst().orElse(null),
        acts(),
        ActRules.mayAskHint(table, guest),
        new TableDocuments.Rematch(row.rematch(), row.next().orElse(null)),
        invites(),
        seed(known),
        clocks.clocks(),
        clocks.absence(mine));
  }

  private TableDocuments.Seed seed(boolean known) {
    String seed = table.row().seed();
    List<TableDocuments.Nonce> nonces =
        table.nonces().entrySet().stream()
            .map(added -> new TableDocuments.Nonce(added.getKey(), added.getValue()))
            .toList();
    return seed.isEmpty()
        ? new TableDocuments.Seed(null, null, nonces, false)
        : new TableDocuments.Seed(
            SecretGenerator.hash(seed),
            known ? seed : null,
            nonces,
            !mine.isEmpty() && table.takesNonces());
  }

  /** The seat that offered the draw for its side. */
  private Optional<String> offering() {
    return session.log().reversed().stream()
        .flatMap(entry -> entry instanceof Entry.Acted acted ? Stream.of(acted) : Stream.of())
        .filter(acted -> acted.act() == Entry.Act.OFFER_DRAW)
        .map(Entry.Acted::seat)
        .findFirst();
  }

  /**
   * Whoever opened the table may bring anybody. Who sits here may bring partners, but is told no
   * link to the other side: in a second browser it would show the hand of one's opponent.
   */
  private List<TableDocuments.Invite> invites() {
    if (table.status() != TableStatus.OPEN) {
      return List.of();
    }
    boolean all = !table.awaitsSubstitute() && guest.equals(Optional.of(table.row().creator()));
    return table.seats().stream()
        .filter(SeatRow::open)
        .filter(free -> all || isOfMySide(table.seat(free)) || isLeft(free))
        .map(seat -> new TableDocuments.Invite(seat.name(), "/join/" + seat.token().orElseThrow()))
        .toList();
  }

  /** In a game under way the other side may bring somebody where nobody is left to do so. */
  private boolean isLeft(SeatRow free) {
    Side side = table.seat(free).side();
    boolean held =
        table.seats().stream()
            .anyMatch(
                seat ->
                    seat.holder() instanceof SeatRow.Holder.Guest
                        && table.seat(seat).side().equals(side));
    return !mine.isEmpty() && !held && table.awaitsSubstitute();
  }

  private boolean isOfMySide(Seat seat) {
    return mine.stream().anyMatch(own -> own.side().equals(seat.side()));
  }

  private TableDocuments.TurnInfo turn() {
    if (table.status() == TableStatus.OPEN) {
      return new TableDocuments.Waiting("waiting", words.tell("turn.waiting"));
    }
    if (table.status() == TableStatus.OVER && !(session.turn() instanceof Turn.Over)) {
      String told = table.isImported() ? "outcome.imported" : "outcome.closed";
      return new TableDocuments.Over("over", null, true, words.tell(told), null);
    }
    return switch (session.turn()) {
      case Turn.Decide decide -> decides(decide.seat(), decide.prompt());
      case Turn.Chance chance ->
          new TableDocuments.Chance("chance", words.tell(chance.prompt().ask()));
      case Turn.Over over ->
          new TableDocuments.Over(
              "over",
              over.outcome().winner().map(Side::name).orElse(null),
              over.outcome().calledOff(),
              views.outcome(over.outcome()),
              GameSummary.of(session).map(went -> words.tell(went.text(words))).orElse(null));
    };
  }

  private TableDocuments.Decide decides(Seat seat, Prompt prompt) {
    return new TableDocuments.Decide(
        "decide",
        seat.name(),
        words.tell(prompt.ask()),
        prompt.rule().orElse(null),
        prompt.left().isPresent() ? prompt.left().getAsInt() : null,
        prompt.goal().filter(goal -> mine.contains(seat)).map(words::tell).orElse(null));
  }

  /** What tells the moves to the guest who is to make one; nothing for anybody else. */
  private Optional<OfferPresenter<P, M>> offers() {
    return session
        .decider()
        .filter(seat -> table.status() == TableStatus.PLAYING && mine.contains(seat))
        .filter(seat -> !table.isPaused())
        .map(
            seat ->
                new OfferPresenter<>(
                    table.game(), words, viewer, session.position(), !table.hasSecrets()));
  }
}
