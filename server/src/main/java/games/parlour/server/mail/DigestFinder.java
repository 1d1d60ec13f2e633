package games.parlour.server.mail;

import games.parlour.core.record.Entry;
import games.parlour.core.text.Language;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments.TableLine;
import games.parlour.server.mail.Mailboxes.Mailbox;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.ActRules;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.TableAct;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what is worth a mail in somebody's games: their turn, a question to them, a game that began
 * or ended while they were away. What they have seen at the table is no news.
 */
final class DigestFinder {
  /** Whoever has just left may come back, and several games make one mail. */
  static final Duration CALM = Duration.ofMinutes(5);

  private static final Duration NEAR = Duration.ofHours(12);

  /** Who may answer has been asked. */
  private static final Map<TableAct, Notice.Kind> ANSWERS =
      new EnumMap<>(
          Map.of(
              TableAct.ACCEPT_DRAW, Notice.Kind.DRAW,
              TableAct.ACCEPT_TAKEBACK, Notice.Kind.TAKEBACK,
              TableAct.ACCEPT_PAUSE, Notice.Kind.PAUSE,
              TableAct.ACCEPT_SUBSTITUTE, Notice.Kind.SUBSTITUTE));

  private final TableLists lists;
  private final Tables tables;
  private final Presenter presenter;
  private final MoveDeadlines deadlines;
  private final Clock clock;

  DigestFinder(
      TableLists lists, Tables tables, Presenter presenter, MoveDeadlines deadlines, Clock clock) {
    this.lists = lists;
    this.tables = tables;
    this.presenter = presenter;
    this.deadlines = deadlines;
    this.clock = clock;
  }

  /** What is new for somebody now. Fails where only another server can tell. */
  Digest find(Mailbox box) {
    long until = clock.millis() - CALM.toMillis();
    List<TableSummary> changed = lists.changedBetween(box.guest(), box.looked(), until);
    boolean all = changed.size() < TableLists.LISTED;
    List<MoveDeadlines.Deadline> near = nearDeadlines(box.guest());
    List<String> urgent = near.stream().map(MoveDeadlines.Deadline::table).toList();
    List<Notice> notices = new ArrayList<>();
    near.forEach(deadline -> reminder(deadline, box).ifPresent(notices::add));
    changed.stream()
        .filter(summary -> !urgent.contains(summary.table().id()))
        .forEach(
            summary ->
                kind(summary, box.guest())
                    .flatMap(kind -> notice(kind, summary, box, 0))
                    .ifPresent(notices::add));
    notices.sort(Comparator.comparing(Notice::kind));
    return new Digest(
        notices, all ? until : changed.getLast().table().changed(), changed.size(), near);
  }

  private List<MoveDeadlines.Deadline> nearDeadlines(String guest) {
    long now = clock.millis();
    return deadlines.of(guest, now, now + NEAR.toMillis());
  }

  private Optional<Notice> reminder(MoveDeadlines.Deadline deadline, Mailbox box) {
    long left = deadline.at() - clock.millis();
    int hours = (int) Math.ceilDiv(left, Duration.ofHours(1).toMillis());
    return lists.tables(List.of(deadline.table())).stream()
        .findFirst()
        .flatMap(summary -> notice(Notice.Kind.DEADLINE, summary, box, hours));
  }

  private Optional<Notice> notice(Notice.Kind kind, TableSummary summary, Mailbox box, int hours) {
    Language language = box.language();
    List<TableLine> told =
        presenter.lines(List.of(summary), Optional.of(box.guest()), language).tables();
    return told.stream().findFirst().map(line -> new Notice(kind, line, hours));
  }

  private Optional<Notice.Kind> kind(TableSummary summary, String guest) {
    if (!hasCompany(summary, guest)) {
      return Optional.empty();
    }
    try {
      return tables.look(
          summary.table().id(),
          Optional.of(guest),
          table -> table.locked(() -> kind(table, summary, guest)));
    } catch (ProblemException unreadable) {
      if (unreadable.mayDifferElsewhere()) {
        throw unreadable;
      }
      return Optional.empty();
    }
  }

  private static Optional<Notice.Kind> kind(
      LiveTable<?, ?> table, TableSummary summary, String guest) {
    Set<TableAct> acts = ActRules.allowed(table, Optional.of(guest));
    Optional<Notice.Kind> asked = question(summary, acts);
    boolean unseen = summary.entries() == 0 || summary.entries() > summary.seen();
    if (asked.isPresent() || !unseen || summary.table().status() == TableStatus.OPEN) {
      return asked;
    }
    if (summary.table().status() == TableStatus.OVER) {
      return summary.table().winner().map(ended -> Notice.Kind.OVER);
    }
    boolean mine =
        summary.seats().stream()
            .anyMatch(
                seat ->
                    seat.isOf(guest) && summary.table().turn().equals(Optional.of(seat.name())));
    if (mine) {
      return Optional.of(Notice.Kind.TURN);
    }
    List<Entry> log = table.session().log();
    if (acts.contains(TableAct.ALLOW_HELP) && !log.isEmpty() && isConsent(log.getLast())) {
      return Optional.of(Notice.Kind.HELP);
    }
    // Some games deal as soon as everybody is there.
    boolean began = log.stream().allMatch(entry -> entry instanceof Entry.Dealt);
    return began && summary.table().creator().equals(guest)
        ? Optional.of(Notice.Kind.START)
        : Optional.empty();
  }

  /** Whether somebody allows help, which the others have to allow as well. */
  private static boolean isConsent(Entry entry) {
    return entry instanceof Entry.Acted acted && acted.act() == Entry.Act.ALLOW_HELP;
  }

  /** Whoever plays alone or against computers knows how their game stands. */
  private static boolean hasCompany(TableSummary summary, String guest) {
    return summary.seats().stream()
        .map(SeatRow::holder)
        .anyMatch(holder -> holder instanceof Holder.Guest other && !other.id().equals(guest));
  }

  /** What others ask of somebody, if anything. */
  private static Optional<Notice.Kind> question(TableSummary summary, Set<TableAct> acts) {
    for (Map.Entry<TableAct, Notice.Kind> answer : ANSWERS.entrySet()) {
      if (acts.contains(answer.getKey())) {
        return Optional.of(answer.getValue());
      }
    }
    boolean again = !summary.table().rematch().isEmpty() && acts.contains(TableAct.REMATCH);
    return again ? Optional.of(Notice.Kind.REMATCH) : Optional.empty();
  }
}
