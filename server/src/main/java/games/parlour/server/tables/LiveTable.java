package games.parlour.server.tables;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.LessonProgress;
import games.parlour.core.table.TableRules;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.Attendance;
import games.parlour.server.clock.ClockText;
import games.parlour.server.clock.TableClock;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.thought.ComputerThought;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A table in memory: what is stored of it, and the game played from its log. Mutable; everything
 * but {@link #id}, {@link #game}, {@link #setup}, {@link #version}, {@link #firstVersion}, {@link
 * #weighed}, {@link #hasGrown} and {@link #locked} belongs to whoever holds the lock.
 */
public final class LiveTable<P extends Position<P, M>, M extends Move> {
  private static final AtomicLong REVISIONS = new AtomicLong();

  private final Game<P, M> game;
  private final Session<P, M> session;
  private final List<Long> times = new ArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Setup setup;
  private final Optional<Lesson> lesson;
  private List<SeatRow> seats;
  private TableRow row;
  private final Attendance attendance;
  private Optional<TableClock> clock;

  /** The moves offered after so many entries: several people ask for them. */
  private List<M> offered = List.of();

  private int offeredAfter = -1;

  /** Whether whoever opened the table has closed it before all seats were taken. */
  private boolean closed;

  /** What computers thought before the moves that count, by the entry's number; never stored. */
  private final Map<Integer, ComputerThought> thoughts = new TreeMap<>();

  /** Whether this is another table as it stood, whose clock is not told but has begun. */
  private boolean followsBegun;

  private volatile boolean discarded;
  private volatile int length;
  private volatile int weighed;
  private final long firstVersion;
  private volatile long version;

  /** Changes whenever there is something new to tell, and is never the same for two tables. */
  private long revision = REVISIONS.incrementAndGet();

  LiveTable(Game<P, M> game, StoredTable file, Attendance attendance) {
    this.game = game;
    this.row = file.table();
    this.seats = file.seats();
    this.attendance = attendance;
    this.clock = file.clock().map(ClockText::read);
    List<Entry> log = file.entries().stream().map(LiveTable::entry).toList();
    List<Integer> lines = IntStream.rangeClosed(1, log.size()).boxed().toList();
    GameRecord record = new GameRecord(row.setup(), file.tags(), log);
    this.session = Session.replay(game, new RecordText.Parsed(record, lines));
    this.setup = session.setup();
    this.lesson = row.lesson().flatMap(id -> LessonGame.lessonOf(game, id));
    file.entries().forEach(entry -> times.add(entry.at()));
    this.length = times.size();
    this.firstVersion = row.version();
    this.version = firstVersion;
    this.closed = wasClosed();
  }

  private boolean wasClosed() {
    return isImported()
        || row.status() == TableStatus.OVER
            && !(session.turn() instanceof Turn.Over)
            && seats.stream().anyMatch(SeatRow::open);
  }

  /** Which state of the table this shows, of those that were stored. */
  long version() {
    return version;
  }

  /** The state in which it was read; whoever follows the table was told of all that came later. */
  long firstVersion() {
    return firstVersion;
  }

  /** Takes over what others have stored since; whoever calls holds the lock. */
  void refresh(StoredTable since) {
    for (EntryRow fresh : since.entries()) {
      session.append(entry(fresh));
      times.add(fresh.at());
    }
    seats = since.seats();
    clock = since.clock().map(ClockText::read);
    become(since.table());
    closed = wasClosed();
    length = times.size();
    if (!since.entries().isEmpty()) {
      thoughts.keySet().retainAll(session.line());
    }
  }

  private void become(TableRow other) {
    row = other;
    version = other.version();
    revision = REVISIONS.incrementAndGet();
  }

  private static Entry entry(EntryRow row) {
    return RecordText.entry(row.number(), row.line());
  }

  public String id() {
    return row.id();
  }

  public Game<P, M> game() {
    return game;
  }

  /** Does something while nobody else changes the table. */
  public <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      if (discarded) {
        throw new DiscardedTableException();
      }
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  void discard() {
    discarded = true;
  }

  /** Whether this is not the truth any more, so that nothing may be built on it. */
  boolean isDiscarded() {
    return discarded;
  }

  /** Whether an entry is stored already. */
  boolean holds(int entry) {
    return length >= entry;
  }

  /** How many entries are stored, from now on the last count that was asked for. */
  int weighed() {
    weighed = length;
    return length;
  }

  /** Whether there are so many more entries than when it was weighed last. */
  boolean hasGrown(int entries) {
    return length - weighed >= entries;
  }

  /** What is played here: what was stored, with a value for options that came later. */
  public Setup setup() {
    return setup;
  }

  /** What is taught here, as far as the game still knows it. */
  public Optional<Lesson> lesson() {
    return lesson;
  }

  /** What the lesson lets the computer play that is to move. */
  Optional<M> lessonReply() {
    Optional<String> wanted = lesson.flatMap(taught -> LessonProgress.of(taught, session).reply());
    return wanted.flatMap(
        text ->
            session.position().moves().stream()
                .filter(move -> game.notation().write(move).equals(text))
                .findFirst());
  }

  /** Whether something is hidden, so that each viewer is told only what the game tells them. */
  public boolean hasSecrets() {
    return game.hasSecrets(setup);
  }

  /** Which state of which table this is: whoever was told this one need not be told again. */
  public long revision() {
    return revision;
  }

  public TableRow row() {
    return row;
  }

  public List<SeatRow> seats() {
    return seats;
  }

  public Session<P, M> session() {
    return session;
  }

  /** When an entry was written, in milliseconds since 1970. */
  public long timeOf(int entry) {
    return times.get(entry - 1);
  }

  /** What the computer thought that made this entry, if it did and the server still knows. */
  public Optional<ComputerThought> thoughtOf(int entry) {
    return Optional.ofNullable(thoughts.get(entry));
  }

  /** These are all thoughts that are known, of entries that count and of others. */
  void recall(Map<Integer, ComputerThought> known) {
    if (!thoughts.keySet().containsAll(known.keySet())) {
      thoughts.putAll(known);
      thoughts.keySet().retainAll(session.line());
      revision = REVISIONS.incrementAndGet();
    }
  }

  /** The legal moves now, of a crowd a part. */
  public List<M> offered() {
    if (offeredAfter != session.size()) {
      boolean over = session.turn() instanceof Turn.Over;
      offered = over ? List.of() : game.offers(session.position());
      offeredAfter = session.size();
    }
    return offered;
  }

  /** All that a computer at a seat is given. */
  Knowledge<P, M> knowledge(Seat seat) {
    return session.position().knowledge(seat, this::offered);
  }

  /** How far the table is, as its seats and its log tell it. */
  public TableStatus status() {
    if (closed) {
      return TableStatus.OVER;
    }
    if (session.turn() instanceof Turn.Over) {
      return TableStatus.OVER;
    }
    return seats.stream().anyMatch(SeatRow::open) ? TableStatus.OPEN : TableStatus.PLAYING;
  }

  /** The seat of the game that a stored seat is. */
  public Seat seat(SeatRow stored) {
    return session.seats().get(stored.number());
  }

  /** Who holds a seat of the game. */
  public Holder holder(Seat seat) {
    return seats.get(seat.index()).holder();
  }

  /** The seats of a guest. */
  public List<Seat> seatsOf(Optional<String> guest) {
    return seats.stream()
        .filter(seat -> guest.map(seat::isOf).orElse(false))
        .map(this::seat)
        .toList();
  }

  /** What people here may ask of each other. */
  public TableRules rules() {
    return new TableRules(session, this::personAt);
  }

  private Optional<String> personAt(Seat seat) {
    return holder(seat) instanceof Holder.Guest guest ? Optional.of(guest.id()) : Optional.empty();
  }

  /** The word of the computer that is to move, if one is. */
  Optional<String> computerToMove() {
    return status() == TableStatus.PLAYING && !isPaused()
        ? session
            .decider()
            .map(this::holder)
            .filter(Holder.Computer.class::isInstance)
            .map(holder -> ((Holder.Computer) holder).player())
        : Optional.empty();
  }

  /** Nobody waits for the free seats any more. */
  void close() {
    closed = true;
  }

  void sat(int seat, String guest, Optional<String> nonce) {
    SeatRow before = seats.get(seat);
    change(before.heldBy(new Holder.Guest(guest, false), nonce.or(before::nonce)));
  }

  private void change(SeatRow seat) {
    List<SeatRow> changed = new ArrayList<>(seats);
    changed.set(seat.number(), seat);
    seats = List.copyOf(changed);
  }

  /** Whoever holds a seat has added something to the seed. */
  void nonceAdded(int seat, String nonce) {
    SeatRow before = seats.get(seat);
    change(before.heldBy(before.holder(), Optional.of(nonce)));
    revision = REVISIONS.incrementAndGet();
  }

  /** Whether this game was brought in, and nobody plays here. */
  public boolean isImported() {
    return seats.stream().allMatch(seat -> seat.holder() instanceof Holder.Recorded);
  }

  /** What the players added to the seed, by seat. */
  public Map<String, String> nonces() {
    Map<String, String> nonces = new TreeMap<>();
    seats.forEach(seat -> seat.nonce().ifPresent(nonce -> nonces.put(seat.name(), nonce)));
    return nonces;
  }

  /** Whether players may still add something to the seed: chance matters, and has not spoken. */
  public boolean takesNonces() {
    return game.hasChance(setup)
        && row.lesson().isEmpty()
        && status() != TableStatus.OVER
        && !hasChance(session.log());
  }

  /** The hand that deals here. */
  Dealer dealer() {
    return Dealer.of(row.seed(), nonces());
  }

  /** The seats, if chance spoke for the first time in the entries that are not yet stored. */
  List<SeatRow> dealtFirst() {
    List<Entry> log = session.log();
    return hasChance(log.subList(times.size(), log.size()))
            && !hasChance(log.subList(0, times.size()))
        ? seats
        : List.of();
  }

  private static boolean hasChance(List<Entry> entries) {
    return entries.stream().anyMatch(Entry.Dealt.class::isInstance);
  }

  /** Seats have gone to others in the midst of the game. */
  void passedOn(List<SeatRow> others) {
    List<SeatRow> changed = new ArrayList<>(seats);
    for (SeatRow other : others) {
      changed.set(other.number(), other);
      clock = clock.map(now -> now.passedOn(other.name()));
    }
    seats = List.copyOf(changed);
  }

  /** How the clocks stand, where there are any. */
  public Optional<TableClock> clock() {
    return clock;
  }

  /** The clocks stand differently; whoever says so stores the table. */
  void setClock(TableClock changed) {
    clock = Optional.of(changed);
  }

  /** The server's time. */
  public long now() {
    return attendance.now();
  }

  public boolean isPaused() {
    return clock.flatMap(TableClock::pause).isPresent();
  }

  /** Whether a game has begun and now waits for somebody to take a seat that was left. */
  public boolean awaitsSubstitute() {
    return status() == TableStatus.OPEN
        && (followsBegun || clock.map(TableClock::hasBegun).orElse(false));
  }

  /** Who is missed, if anybody is. */
  public Optional<Absence> absence() {
    if (awaitsSubstitute()) {
      List<String> free = seats.stream().filter(SeatRow::open).map(SeatRow::name).toList();
      return Optional.of(new Absence(free, row.changed(), row.changed(), false));
    }
    long last = times.isEmpty() ? row.changed() : times.getLast();
    if (clock.isEmpty() && now() < last + Absence.UNTIMED) {
      return Optional.empty();
    }
    return TurnReader.awaited(this, last)
        .flatMap(awaited -> Absence.of(clock, awaited, attendance));
  }

  /** Lets the clock take note of a change that is to be stored; what of it has to be stored. */
  Optional<ClockRow> tick(long now) {
    clock = clock.map(before -> before.turned(now, TurnReader.change(this, times.size())));
    return clock.map(ClockText::write);
  }

  boolean chanceIsDue() {
    return status() == TableStatus.PLAYING && session.turn() instanceof Turn.Chance;
  }

  /** Chance speaks as long as it is its turn. */
  void deal() {
    if (chanceIsDue()) {
      Dealer dealer = dealer();
      while (chanceIsDue()) {
        session.deal(dealer);
      }
    }
  }

  /** The entries that are not yet stored. */
  List<EntryRow> fresh(long now) {
    List<Entry> log = session.log();
    return log.subList(times.size(), log.size()).stream()
        .map(entry -> new EntryRow(entry.number(), now, RecordText.write(entry)))
        .toList();
  }

  /** How the table stands now, to be stored with these wishes. */
  TableRow standing(PendingRequests wishes, long now) {
    Optional<Outcome> outcome =
        session.turn() instanceof Turn.Over over ? Optional.of(over.outcome()) : Optional.empty();
    return row.standing(
        status(),
        status() == TableStatus.PLAYING ? session.decider().map(Seat::name) : Optional.empty(),
        outcome
            .filter(ended -> !ended.calledOff())
            .map(ended -> ended.winner().map(Side::name).orElse("")),
        wishes.takeback(),
        wishes.rematch(),
        now);
  }

  /** What was just stored is what counts now. */
  void stored(TableRow standing, List<EntryRow> entries) {
    become(standing);
    int known = times.size();
    entries.forEach(entry -> times.add(entry.at()));
    length = times.size();
    boolean back =
        session.log().subList(known, times.size()).stream()
            .anyMatch(Entry.TakenBack.class::isInstance);
    if (back) {
      thoughts.keySet().retainAll(session.line()); // some moves are left behind
    }
  }

  /** Goes on as another table did, up to so many of its entries. */
  void follow(LiveTable<?, ?> ahead, int entries) {
    row = ahead.row();
    if (!seats.equals(ahead.seats())) {
      revision = REVISIONS.incrementAndGet();
    }
    seats = ahead.seats();
    followsBegun = ahead.clock.map(TableClock::hasBegun).orElse(false);
    for (int number = session.size() + 1; number <= entries; number++) {
      session.append(ahead.session().log().get(number - 1));
      times.add(ahead.timeOf(number));
      revision = REVISIONS.incrementAndGet();
    }
  }

  void followedBy(String rematch) {
    row = row.followedBy(rematch);
    revision = REVISIONS.incrementAndGet();
  }
}
