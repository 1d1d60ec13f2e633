package games.parlour.cli.narration;

import games.parlour.boards.BoardView;
import games.parlour.cli.command.CommandContext;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.players.analysis.Assessment;
import java.util.List;

/** Puts what happens in a game into words. */
public final class GameNarrator<P extends Position<P, M>, M extends Move> {
  private final CommandContext context;
  private final Session<P, M> session;

  public GameNarrator(CommandContext context, Session<P, M> session) {
    this.context = context;
    this.session = session;
  }

  /**
   * What somebody did, in words; nothing where the viewer sees nothing of it.
   *
   * @param byRules whether it is somebody without a seat, whom the rules play
   * @param closes whether something came of it, so that what follows is another step
   */
  public record Statement(String who, String what, boolean byRules, boolean closes) {
    public Statement(String who, String what) {
      this(who, what, false, true);
    }

    /** Whether the words say themselves who did it. */
    public boolean says() {
      return what.startsWith(who + " ") || what.startsWith(who + ":");
    }

    /** Who did it need not be said twice. */
    public String line() {
      return says() ? what : who + ": " + what;
    }
  }

  /** What a viewer sees happen when a move is played in a position, sentence by sentence. */
  public List<String> happenings(P position, M move, Viewer viewer) {
    return Happening.told(position.happenings(move, viewer), context.words()::tell);
  }

  /** A move, written and told. */
  String told(P position, M move, Viewer viewer) {
    String text = session.game().notation().write(move);
    List<String> sentences = happenings(position, move, viewer);
    return sentences.isEmpty() ? text : text + "  " + String.join(" ", sentences);
  }

  /**
   * A move that somebody might make, written and told. What it would show stays hidden until it is
   * made, so where there are words for the choice these must do.
   */
  public String advised(P position, M move, Viewer viewer) {
    String text = session.game().notation().write(move);
    return move.label()
        .map(label -> text + "  " + context.words().tell(label.words()))
        .orElseGet(() -> position.reveals(move) ? text : told(position, move, viewer));
  }

  /** How good a move is for whoever makes it, in numbers. */
  public static Text thought(Assessment<?> thought) {
    Text chance =
        thought.winIn() == 0
            ? Text.of(
                "play.hint.chance",
                "percent",
                Math.clamp(Math.round(100 * thought.chance()), 1, 99))
            : Text.of(thought.winIn() > 0 ? "play.hint.won" : "play.hint.lost");
    return Text.of("play.hint.why", "chance", chance, "depth", thought.depth());
  }

  /** What an entry of the log says to somebody who may know everything, without its number. */
  public String entry(Entry entry) {
    return said(entry, new Viewer.Spectator(), true).line();
  }

  /**
   * What an entry says to a viewer. What was dealt or played could be a secret, so it is written
   * out only to the one who played it, and on boards of games without secrets.
   */
  Statement said(Entry entry, Viewer viewer) {
    boolean own = viewer instanceof Viewer.At at && isBy(entry, at.seat().name());
    return said(entry, viewer, own || isOpenBoard(entry, viewer));
  }

  private boolean isOpenBoard(Entry entry, Viewer viewer) {
    return !session.game().hasSecrets(session.setup())
        && session.positionAfter(entry.number()).view(viewer) instanceof BoardView;
  }

  private static boolean isBy(Entry entry, String seat) {
    return entry instanceof Entry.Moved moved && moved.seat().equals(seat);
  }

  private Statement said(Entry entry, Viewer viewer, boolean written) {
    return switch (entry) {
      case Entry.Moved moved -> new Statement(name(moved.seat()), move(moved, viewer, written));
      case Entry.Dealt dealt ->
          new Statement(context.words().tell("replay.chance"), move(dealt, viewer, written));
      case Entry.Acted acted ->
          new Statement(name(acted.seat()), context.words().tell("act." + acted.act().word()));
      case Entry.TakenBack back ->
          new Statement(
              name(back.seat()), context.words().tell(Text.of("act.takeback", "to", back.to())));
    };
  }

  private String move(Entry entry, Viewer viewer, boolean written) {
    P before = session.positionBefore(entry.number());
    M move = session.moveOf(entry.number());
    return written
        ? told(before, move, viewer)
        : String.join(" ", happenings(before, move, viewer));
  }

  private String name(String seat) {
    return context.words().tell("seat." + seat);
  }

  /** How a game ended. */
  public String outcome(Outcome outcome) {
    Text reason = outcome.reason();
    Text told =
        outcome
            .winner()
            .map(side -> Text.of("side." + side.name()))
            .map(side -> Text.of("play.won", "side", side, "reason", reason))
            .orElseGet(
                () ->
                    Text.of(
                        outcome.calledOff() ? "play.called-off" : "play.drawn", "reason", reason));
    return context.words().tell(told);
  }

  /** Who is to do what now, or how it ended. */
  public String turn(Turn turn) {
    return switch (turn) {
      case Turn.Decide decide -> {
        Text seat = Text.of("seat." + decide.seat().name());
        yield context
            .words()
            .tell(Text.of("play.turn", "seat", seat, "ask", decide.prompt().ask()));
      }
      case Turn.Chance chance -> context.words().tell(chance.prompt().ask());
      case Turn.Over over -> outcome(over.outcome());
    };
  }

  /** What may be typed, in words, where every move is a word of its own and none is on a board. */
  public List<String> choices() {
    List<M> moves =
        session.turn() instanceof Turn.Over ? List.of() : session.game().offers(session.position());
    if (!moves.stream().allMatch(move -> move.label().isPresent())) {
      return List.of();
    }
    return moves.stream()
        .map(
            move -> {
              String words = context.words().tell(move.label().orElseThrow().words());
              return "  " + session.game().notation().write(move) + "  " + words;
            })
        .toList();
  }
}
