package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardView;
import games.parlour.boards.MoveAttempt;
import games.parlour.boards.MoveReason;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.show.Rulebook;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * What holds for the help that a game gives whoever decides: reasons why something is not possible,
 * what a move would bring, and the rule that a question is about. All of it may be shown to that
 * seat, so it follows from what the seat knows.
 */
public final class HelpLaws<P extends Position<P, M>, M extends Move> {
  /** How many squares with pieces on them are tried as the start of a move. */
  private static final int STARTS = 3;

  /** How many squares are tried as the end of a move, whoever stands there. */
  private static final int ENDS = 12;

  private final Game<P, M> game;
  private final Consumer<Text> exists;
  private final Set<String> rules;

  /** Words are looked for with a law of texts. */
  HelpLaws(Game<P, M> game, Consumer<Text> exists) {
    this.game = game;
    this.exists = exists;
    this.rules =
        Rulebook.of(game.options(), game.texts(Language.EN)).rules().stream()
            .map(Rulebook.Paragraph::rule)
            .collect(Collectors.toSet());
  }

  /** All of it, at one position; the seat that decides imagines some others. */
  public void isRight(P p, int times, Generator random) {
    switch (p.turn()) {
      case Turn.Decide decide -> {
        asks(decide.prompt());
        reasonsAreExact(p);
        attemptsAreAnswered(p, decide.seat(), random);
        for (int i = 0; i < times; i++) {
          P imagined = p.imagine(decide.seat(), new Generator(random.nextLong()));
          tellsNothingNew(p, imagined, decide.seat());
        }
      }
      case Turn.Chance chance -> {
        asks(chance.prompt());
        unless(p.considered().isEmpty(), "only who decides considers moves", p.considered());
      }
      case Turn.Over over ->
          unless(p.considered().isEmpty(), "only who decides considers moves", over);
    }
  }

  private void asks(Prompt prompt) {
    prompt
        .rule()
        .ifPresent(
            rule -> unless(rules.contains(rule), "the rule behind a question is told", rule));
    prompt
        .left()
        .ifPresent(left -> unless(left > 0, "something is left to do", prompt.ask(), left));
    prompt.goal().ifPresent(exists);
  }

  /** A reason is there exactly where a move is not listed. */
  private void reasonsAreExact(P p) {
    Set<M> listed = new HashSet<>(p.moves());
    List<M> considered = p.considered();
    unless(
        Set.copyOf(considered).size() == considered.size(),
        "a move is considered once",
        considered.stream().map(game.notation()::write).toList());
    Set<M> all = new HashSet<>(considered);
    all.addAll(listed);
    for (M move : all) {
      String text = game.notation().write(move);
      Optional<Text> reason = p.whyNot(move);
      unless(
          reason.isEmpty() == listed.contains(move),
          "a reason is there exactly where a move is not listed",
          text,
          reason);
      reason.ifPresent(exists);
      p.outlook(move).ifPresent(exists);
    }
  }

  /**
   * On a board, whoever tries to move a piece is told why it cannot be, exactly where no listed
   * move does that. Every listed move is tried, and some that are not.
   */
  private void attemptsAreAnswered(P p, Seat seat, Generator random) {
    if (!(p.view(new Viewer.At(seat)) instanceof BoardView view)) {
      return;
    }
    Set<MoveAttempt> listed = new HashSet<>();
    for (M move : p.moves()) {
      if (move instanceof BoardMove travel) {
        listed.add(new MoveAttempt(travel.from(), Optional.empty()));
        listed.add(new MoveAttempt(travel.from(), Optional.of(travel.to())));
      }
    }
    Set<MoveAttempt> tried = new HashSet<>(listed);
    List<String> squares = view.plan().squares().stream().sorted().toList();
    List<String> pieces = view.pieces().stream().map(BoardView.Piece::square).toList();
    List<String> starts = new ArrayList<>(RandomSample.of(pieces, STARTS, random));
    starts.addAll(RandomSample.of(squares, 1, random));
    for (String from : starts) {
      tried.add(new MoveAttempt(from, Optional.empty()));
      tried.add(new MoveAttempt(from, Optional.of(from)));
      for (String to : RandomSample.of(squares, ENDS, random)) {
        tried.add(new MoveAttempt(from, Optional.of(to)));
      }
    }
    tried.forEach(attempt -> answered(p, seat, attempt, listed));
  }

  private void answered(P p, Seat seat, MoveAttempt attempt, Set<MoveAttempt> listed) {
    Optional<MoveReason> reason = attempt.reasonAgainst(p, seat);
    unless(
        reason.isEmpty() == listed.contains(attempt),
        "an attempt is answered exactly where no listed move does it",
        attempt,
        reason);
    if (reason.isPresent()) {
      exists.accept(reason.get().text());
      reason
          .get()
          .rule()
          .ifPresent(
              rule -> unless(rules.contains(rule), "the rule behind a reason is told", rule));
    }
  }

  /** What the deciding seat is told is the same in every position that it can imagine. */
  private void tellsNothingNew(P p, P imagined, Seat seat) {
    String law = "help follows from what a seat knows";
    unless(p.considered().equals(imagined.considered()), law, seat.name(), p.considered());
    List<M> all = new ArrayList<>(p.moves());
    all.addAll(p.considered());
    for (M move : all) {
      String text = game.notation().write(move);
      unless(p.whyNot(move).equals(imagined.whyNot(move)), law, seat.name(), text, p.whyNot(move));
      unless(
          p.outlook(move).equals(imagined.outlook(move)), law, seat.name(), text, p.outlook(move));
    }
  }
}
