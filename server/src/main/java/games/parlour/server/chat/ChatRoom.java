package games.parlour.server.chat;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.conduct.Blocks;
import games.parlour.server.conduct.Mutes;
import games.parlour.server.conduct.TableTalk;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.SeatRow;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lets the people at a table talk. All who sit there share one room; nobody else reads or writes,
 * and nobody reads those whom they have muted or who have to do with them no more.
 */
public final class ChatRoom implements TableTalk {
  /** Nobody reads more at once; what was said before stays in the store. */
  private static final int SHOWN = 200;

  /** Nobody says that much at one table; it bounds what one can fill. */
  private static final int LONGEST = 2_000;

  private final ChatStore store;
  private final Tables tables;
  private final Guests guests;
  private final Hub hub;
  private final Blocks blocks;
  private final Mutes mutes;
  private final ChatPermission permission;
  private final Catalogues words;
  private final Clock clock;

  public ChatRoom(
      ChatStore store,
      Tables tables,
      Guests guests,
      Hub hub,
      Blocks blocks,
      Mutes mutes,
      ChatPermission permission,
      Catalogues words,
      Clock clock) {
    this.store = store;
    this.tables = tables;
    this.guests = guests;
    this.hub = hub;
    this.blocks = blocks;
    this.mutes = mutes;
    this.permission = permission;
    this.words = words;
    this.clock = clock;
  }

  /** Who sits at a table, and why they cannot talk, if they cannot. */
  private record Company(List<SeatRow> seats, Optional<Text> closed) {
    Optional<String> seatOf(String guest) {
      return seats.stream().filter(seat -> seat.isOf(guest)).map(SeatRow::name).findFirst();
    }

    /** Everybody else, each once, at the first of their seats. */
    Stream<SeatRow> others(String guest) {
      Set<String> seen = new HashSet<>(Set.of(guest));
      return seats.stream().filter(seat -> person(seat).map(seen::add).orElse(false));
    }

    private static Optional<String> person(SeatRow seat) {
      return seat.holder() instanceof SeatRow.Holder.Guest guest
          ? Optional.of(guest.id())
          : Optional.empty();
    }
  }

  private Company company(String id, String guest) {
    return tables.look(
        id,
        Optional.of(guest),
        table -> table.locked(() -> new Company(table.seats(), closed(table))));
  }

  /** People who share one device need not write to each other. */
  private Optional<Text> closed(LiveTable<?, ?> table) {
    if (table.seats().stream().flatMap(seat -> Company.person(seat).stream()).distinct().count()
        < 2) {
      return Optional.of(Text.of("chat.closed.alone"));
    }
    return permission.allows(table.row())
        ? Optional.empty()
        : Optional.of(Text.of("chat.closed.host"));
  }

  private static String seat(Company company, String guest) {
    return company
        .seatOf(guest)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching")));
  }

  /** All that somebody may see of a table's chat, with the lines after a number. */
  ChatDocuments.Chat chat(String table, String guest, int after, Language language) {
    Company company = company(table, guest);
    seat(company, guest);
    Catalogue said = words.of(language);
    Set<String> muted = mutes.by(guest, table);
    List<String> blocked = blocks.by(guest).stream().map(Blocks.Block::blocked).toList();
    List<ChatDocuments.Person> people =
        company.others(guest).map(seat -> person(seat, muted, blocked, said)).toList();
    boolean open = company.closed().isEmpty();
    return new ChatDocuments.Chat(
        table,
        open,
        company.closed().map(said::tell).orElse(null),
        open ? phrases(said) : List.of(),
        people,
        open ? lines(table, guest, after, language) : List.of());
  }

  private ChatDocuments.Person person(
      SeatRow seat, Set<String> muted, List<String> blocked, Catalogue said) {
    String id = Company.person(seat).orElseThrow();
    return new ChatDocuments.Person(
        seat.name(), guests.name(id, said), muted.contains(id), blocked.contains(id));
  }

  private static List<ChatDocuments.Phrase> phrases(Catalogue said) {
    return Stream.of(ChatPhrase.values())
        .map(phrase -> new ChatDocuments.Phrase(phrase.word(), said.tell(phrase.key())))
        .toList();
  }

  /** What was said after a line. */
  private List<ChatDocuments.Line> lines(String table, String guest, int after, Language language) {
    return readable(store.lines(table, after, SHOWN), table, guest, language);
  }

  /** Some lines, without those of people whom a reader has nothing to do with. */
  private List<ChatDocuments.Line> readable(
      List<ChatLine> lines, String table, String guest, Language language) {
    Set<String> unread = new HashSet<>(mutes.by(guest, table));
    unread.addAll(blocks.around(guest));
    Catalogue said = words.of(language);
    return lines.stream()
        .filter(line -> !unread.contains(line.guest()))
        .map(line -> told(line, guest, said))
        .toList();
  }

  private ChatDocuments.Line told(ChatLine line, String reader, Catalogue said) {
    return new ChatDocuments.Line(
        line.number(),
        line.at(),
        line.seat(),
        guests.name(line.guest(), said),
        line.guest().equals(reader),
        line.phrase().orElse(null),
        text(line, said));
  }

  private static String text(ChatLine line, Catalogue said) {
    return line.phrase()
        .flatMap(ChatPhrase::of)
        .map(phrase -> said.tell(phrase.key()))
        .or(line::text)
        .orElse("");
  }

  /**
   * What was said after a line.
   *
   * @param lines what the reader may read of it
   * @param last the number of the last line, whether the reader may read it or not; 0 if there is
   *     none
   */
  public record LinesAfter(List<ChatDocuments.Line> lines, int last) {}

  /** What was said after a line, for a follower of a table; empty for those without a seat. */
  public Optional<LinesAfter> linesAfter(String table, String guest, int after, Language language) {
    Company company = company(table, guest);
    if (company.closed().isPresent() || company.seatOf(guest).isEmpty()) {
      return Optional.empty();
    }
    List<ChatLine> said = store.lines(table, after, SHOWN);
    int last = said.isEmpty() ? 0 : said.getLast().number();
    return Optional.of(new LinesAfter(readable(said, table, guest, language), last));
  }

  /** The number of the last line of each of these tables where something was said. */
  public Map<String, Integer> lastNumbers(Collection<String> tables) {
    return store.lastNumbers(tables);
  }

  /** Somebody says something. */
  ChatDocuments.Line say(
      String table, String guest, Optional<ChatPhrase> phrase, String typed, Language language) {
    Company company = company(table, guest);
    String seat = seat(company, guest);
    company
        .closed()
        .ifPresent(
            why -> {
              throw new ProblemException(ProblemKind.CONFLICT, why);
            });
    if (store.last(table) >= LONGEST) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.chat.full", "most", LONGEST));
    }
    Optional<String> text = phrase.isPresent() ? Optional.empty() : Optional.of(typed);
    ChatLine line =
        new ChatLine(0, clock.millis(), guest, seat, phrase.map(ChatPhrase::word), text);
    int number = store.add(table, line);
    hub.chatted(table, number);
    ChatLine stored =
        new ChatLine(number, line.at(), line.guest(), line.seat(), line.phrase(), line.text());
    return told(stored, guest, words.of(language));
  }

  @Override
  public Optional<String> writer(String table, int line) {
    return store.writer(table, line);
  }

  /** For the host of the server, in English. */
  @Override
  public List<Quote> lastLines(String table, int most) {
    Catalogue said = words.of(Language.EN);
    return store.lines(table, 0, most).stream()
        .map(line -> new Quote(line.guest(), quoted(line, said)))
        .toList();
  }

  private String quoted(ChatLine line, Catalogue said) {
    return String.format(
        "%s %s (%s): %s",
        Instant.ofEpochMilli(line.at()),
        guests.name(line.guest(), said),
        line.seat(),
        text(line, said));
  }
}
