package games.parlour.core.table;

import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The rules of the table for one game under way. Questions change nothing; what acts is refused
 * ({@link Refusal}) before anything changes. Used by the thread that holds the session.
 */
public final class TableRules {
  private final Session<?, ?> session;
  private final Occupants occupants;

  public TableRules(Session<?, ?> session, Occupants occupants) {
    this.session = session;
    this.occupants = occupants;
  }

  /** The people at the table, each once. */
  public Set<String> people() {
    Set<String> people = new LinkedHashSet<>();
    session.seats().forEach(seat -> occupants.personAt(seat).ifPresent(people::add));
    return people;
  }

  /** Whether a seat may resign. */
  public boolean mayResign() {
    return !isOver();
  }

  /** Whether a seat may offer a draw now. */
  public boolean mayOfferDraw(Seat seat) {
    return drawRefusal(seat).isEmpty();
  }

  /** Why a seat may not offer a draw now, if it may not. */
  private Optional<Text> drawRefusal(Seat seat) {
    if (isOver()) {
      return Optional.of(Text.of("refused.over"));
    }
    if (!session.game().drawsByAgreement(session.setup())) {
      return Optional.of(Text.of("refused.draw.game"));
    }
    if (rivals(seat).isEmpty()) {
      return Optional.of(Text.of("refused.draw.nobody"));
    }
    if (session.drawOffered().isPresent()) {
      return Optional.of(Text.of("refused.draw.offered"));
    }
    return hasOfferedSinceMove(seat.side())
        ? Optional.of(Text.of("refused.draw.again"))
        : Optional.empty();
  }

  /**
   * Offers a draw. Another person on the other side answers later; otherwise the answer is given at
   * once: someone who plays both sides agrees with themselves, and every computer of the other side
   * must agree.
   *
   * @param computerAgrees whether the computer at a seat agrees
   */
  public void offerDraw(Seat seat, Predicate<Seat> computerAgrees) {
    drawRefusal(seat)
        .ifPresent(
            reason -> {
              throw new Refusal(reason);
            });
    List<Seat> rivals = rivals(seat);
    boolean answeredLater = rivals.stream().anyMatch(rival -> isAnotherPerson(rival, seat));
    Optional<Entry.Act> answer =
        answeredLater ? Optional.empty() : Optional.of(answer(rivals, computerAgrees));
    session.act(seat, Entry.Act.OFFER_DRAW);
    Seat speaker = rivals.stream().filter(this::isPerson).findFirst().orElseGet(rivals::getFirst);
    answer.ifPresent(act -> session.act(speaker, act));
  }

  private Entry.Act answer(List<Seat> rivals, Predicate<Seat> computerAgrees) {
    boolean agreed =
        rivals.stream().allMatch(rival -> isPerson(rival) || computerAgrees.test(rival));
    return agreed ? Entry.Act.ACCEPT_DRAW : Entry.Act.DECLINE_DRAW;
  }

  /** Whether a seat may answer the offer of a draw that waits. */
  public boolean mayAnswerDraw(Seat seat) {
    return !isOver() && session.drawOffered().filter(side -> !side.equals(seat.side())).isPresent();
  }

  /** What a seat may undo by itself: its own last move, as long as nobody has learned from it. */
  public Optional<Takeback> undo(Seat seat) {
    return takeback(seat, session.undo(seat));
  }

  /**
   * What one device may take back, where everybody who could object sits: the last move of any
   * person there. Where something is hidden, only what the seat may undo by itself.
   */
  public Optional<Takeback> undoAtOneDevice(Seat seat) {
    return hasSecrets()
        ? undo(seat)
        : session.seats().stream()
            .filter(this::isPerson)
            .flatMap(person -> takeback(person, session.takebackTarget(person)).stream())
            .max(Comparator.comparingInt(Takeback::to));
  }

  private static Optional<Takeback> takeback(Seat seat, OptionalInt to) {
    return to.isPresent() ? Optional.of(new Takeback(seat, to.getAsInt())) : Optional.empty();
  }

  /**
   * Whether a seat may ask for a takeback. Where hidden things were seen, another person must be
   * there to agree that they are forgotten.
   *
   * @param agreed the seats that have agreed to a takeback asked for before, the asker first
   */
  public boolean mayAskTakeback(Seat seat, List<String> agreed) {
    return !isOver()
        && agreed.isEmpty()
        && session.takebackTarget(seat).isPresent()
        && (people().size() > 1 || !hasSecrets());
  }

  /** Whether a seat may answer the takeback that was asked for: its person has not spoken yet. */
  public boolean mayAnswerTakeback(Seat seat, List<String> agreed) {
    return !isOver()
        && !agreed.isEmpty()
        && occupants.personAt(seat).filter(person -> !isAmong(person, agreed)).isPresent();
  }

  /**
   * A seat asks for a takeback or agrees to one. When every person has agreed, the asker's last
   * move is taken back; computers always consent.
   *
   * @param agreed the seats that have agreed so far, the asker first
   * @return the seats that have agreed now; none once the move is taken back
   */
  public List<String> agreeToTakeback(Seat seat, List<String> agreed) {
    List<String> now = new ArrayList<>(agreed);
    if (!now.contains(seat.name())) {
      now.add(seat.name());
    }
    if (!allAmong(now)) {
      return now;
    }
    Seat asker = seat(now.getFirst());
    int to = session.takebackTarget(asker).orElseThrow(() -> new Refusal(Text.of("refused.undo")));
    session.takeBack(asker, to);
    return List.of();
  }

  /** Whether every person is among those who hold these seats. */
  public boolean allAmong(List<String> seats) {
    return people().stream().allMatch(person -> isAmong(person, seats));
  }

  private boolean isAmong(String person, List<String> seats) {
    return session.seats().stream()
        .anyMatch(
            seat ->
                seats.contains(seat.name())
                    && occupants.personAt(seat).equals(Optional.of(person)));
  }

  /**
   * Whether those who play here may be helped by an engine, with hints or analysis: where nobody
   * else plays, where everybody has allowed it, and once the game is over.
   */
  public boolean allowsHelp() {
    return isOver() || people().size() < 2 || allAmong(helpAllowed());
  }

  /** The seats that have allowed help for everybody. */
  private List<String> helpAllowed() {
    return session.log().stream()
        .flatMap(entry -> entry instanceof Entry.Acted acted ? Stream.of(acted) : Stream.of())
        .filter(acted -> acted.act() == Entry.Act.ALLOW_HELP)
        .map(Entry.Acted::seat)
        .toList();
  }

  /** Whether a seat may allow help: several people play, and its person has not spoken yet. */
  public boolean mayAllowHelp(Seat seat) {
    return !isOver()
        && people().size() > 1
        && occupants.personAt(seat).filter(person -> !isAmong(person, helpAllowed())).isPresent();
  }

  /** Whether a seat may ask for a hint: on its turn, if help is allowed. */
  public boolean mayAskHint(Seat seat) {
    return !isOver()
        && allowsHelp()
        && isPerson(seat)
        && session.decider().equals(Optional.of(seat));
  }

  /**
   * Whether somebody may have the game analysed: everybody once it is over, before that only those
   * who play and may be helped.
   */
  public boolean mayAnalyse(Optional<String> person) {
    return isOver() || allowsHelp() && person.filter(people()::contains).isPresent();
  }

  /** Whether two seats see the same, so that a shared device need not be handed over. */
  public boolean seeTheSame(Seat one, Seat other) {
    return session
        .position()
        .view(new Viewer.At(one))
        .equals(session.position().view(new Viewer.At(other)));
  }

  /** Whether anything is hidden in this game. */
  public boolean hasSecrets() {
    return session.game().hasSecrets(session.setup());
  }

  private boolean isOver() {
    return session.turn() instanceof Turn.Over;
  }

  private boolean isPerson(Seat seat) {
    return occupants.personAt(seat).isPresent();
  }

  private boolean isAnotherPerson(Seat rival, Seat seat) {
    return isPerson(rival) && !occupants.personAt(rival).equals(occupants.personAt(seat));
  }

  /** The seats of the other side; none where the rules play it themselves. */
  private List<Seat> rivals(Seat seat) {
    return session.seats().stream().filter(other -> !other.side().equals(seat.side())).toList();
  }

  /** One offer for each move, so that nobody is pestered. */
  private boolean hasOfferedSinceMove(Side side) {
    for (Entry entry : session.log().reversed()) {
      if (entry instanceof Entry.Acted acted
          && acted.act() == Entry.Act.OFFER_DRAW
          && seat(acted.seat()).side().equals(side)) {
        return true;
      }
      if (entry instanceof Entry.Moved moved && seat(moved.seat()).side().equals(side)) {
        return false;
      }
    }
    return false;
  }

  private Seat seat(String name) {
    return session.seats().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }
}
