package games.parlour.cli.play;

import games.parlour.boards.MoveAttempt;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.input.LineInput;
import games.parlour.cli.input.ListedMove;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.SafeText;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.record.Entry;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Goes round a table until the game is over or the person leaves. */
final class PlayLoop<P extends Position<P, M>, M extends Move> {
  private static final int READABLE = 80;

  private final CommandContext context;
  private final TerminalTable<P, M> table;
  private final SaveFile file;
  private final LineInput lines;
  private final TableCommands commands;
  private final GameNarrator<P, M> teller;
  private final TableNews<P, M> telling;
  private final GameScreen<P, M> stage;
  private boolean left;
  private boolean stale = true;

  PlayLoop(
      CommandContext context,
      TerminalTable<P, M> table,
      SaveFile file,
      Paint paint,
      LineInput lines,
      TableCommands commands) {
    this.context = context;
    this.table = table;
    this.file = file;
    this.lines = lines;
    this.commands = commands;
    this.teller = new GameNarrator<>(context, table.session());
    this.telling = new TableNews<>(context, table, teller);
    this.stage = new GameScreen<>(context, table, teller, paint, lines);
  }

  /** Plays until it ends. */
  void play() {
    while (!left && !table.over()) {
      Optional<Seat> person = table.person();
      if (person.isEmpty()) {
        goOn();
      } else if (table.handsOverTo(person.get())) {
        handOverTo(person.get());
      } else {
        telling.remember();
        table.sit(person.get());
        ask(person.get());
      }
    }
    if (table.over()) {
      telling.news(width());
      stage.forget();
      stage.show(false);
    }
    context.say("play.saved", "file", file.path().toString());
  }

  private void ask(Seat person) {
    if (stale) {
      telling.news(width());
      stage.show(false);
      stale = false;
    }
    Optional<String> typed = lines.next("> ");
    left = typed.isEmpty();
    typed.ifPresent(line -> answer(person, line.strip()));
  }

  /**
   * Another person is to decide who must not see what this one sees: what is on the screen goes,
   * and theirs comes when they say so.
   */
  private void handOverTo(Seat next) {
    Text seat = Text.of("seat." + next.name());
    if (table.watched()) {
      telling.news(width());
      left = !lines.wipe(context.words().tell(Text.of("play.hand.away", "seat", seat)));
    }
    if (!left) {
      say(Text.of("play.hand.over", "seat", seat));
      Optional<String> typed = lines.next("> ");
      left = typed.map(this::isQuit).orElse(true);
    }
    if (left) {
      return;
    }
    telling.changeTo(next);
    table.sitAlone(next);
    stage.forget();
    stale = true;
    if (telling.hasNews()) {
      context.say("play.hand.since", "seat", seat);
    }
  }

  private void say(Text text) {
    TextWrapper.lines(context.words().tell(text), width()).forEach(context.out()::println);
  }

  /** A refusal at the table is one line, and the game goes on. */
  private void tell(Refusal refusal) {
    context.out().println(SafeText.line(context.words().tell(refusal.reason())));
  }

  private boolean isQuit(String line) {
    return commands.of(line.strip()).equals(Optional.of(TableCommands.Order.QUIT));
  }

  private void answer(Seat person, String line) {
    if (line.isEmpty()) {
      return;
    }
    try {
      String[] words = line.split("\\s+", 2);
      Optional<TableCommands.Order> order = isMove(line) ? Optional.empty() : commands.of(words[0]);
      Optional<String> chosen = table.onBoard() ? Optional.empty() : choices().numbered(line);
      if (chosen.isPresent()) {
        move(person, chosen.get());
      } else if (order.isPresent()) {
        obey(person, order.get(), words.length > 1 ? words[1] : "");
      } else if (words.length > 1 && !isMove(line)) {
        moves(person, List.of(line.split("\\s+")));
      } else {
        move(person, line);
      }
    } catch (Refusal refusal) {
      tell(refusal);
    }
  }

  private NumberedChoices choices() {
    return new NumberedChoices(table.listed(), context.words());
  }

  private boolean isMove(String line) {
    return !ListedMove.texts(table.session(), move -> move.text().equals(line)).isEmpty();
  }

  private void move(Seat person, String line) {
    try {
      table.session().move(person, line);
    } catch (Refusal refusal) {
      tell(refusal);
      if (!table.onBoard() && !refusal.reason().key().equals("refused.move")) {
        return; // the game has said itself why not
      }
      reason(person, line).ifPresent(this::say);
      List<String> meant = ListedMove.texts(table.session(), move -> move.beginsLike(line));
      context.say(meant.isEmpty() ? "play.try" : "play.instead");
      TextWrapper.columns(meant, width()).forEach(context.out()::println);
      return;
    }
    telling.news(width());
    changed();
  }

  /** Why a piece cannot go as it was typed, with the rule that says so; the board must have it. */
  private Optional<Text> reason(Seat person, String line) {
    try {
      return MoveAttempt.typed(line)
          .flatMap(attempt -> attempt.reasonAgainst(table.session().position(), person))
          .map(
              reason ->
                  reason
                      .rule()
                      .map(rule -> Text.of("play.why", "why", reason.text(), "rule", rule))
                      .orElse(reason.text()));
    } catch (Refusal noSuchSquare) {
      return Optional.of(noSuchSquare.reason());
    }
  }

  /**
   * Plays several moves that were typed on one line, as long as it is this person's turn. One that
   * is refused ends it; what was played before it stays.
   */
  private void moves(Seat person, List<String> texts) {
    Optional<Text> stopped = Optional.empty();
    int played = 0;
    while (played < texts.size() && stopped.isEmpty()) {
      String text = texts.get(played);
      if (!table.person().equals(Optional.of(person))) {
        stopped = Optional.of(Text.of("play.line.turn", "move", SafeText.line(text)));
      } else {
        try {
          table.session().move(person, text);
          played++;
        } catch (Refusal refusal) {
          String move = SafeText.line(text);
          Text why = reason(person, text).orElse(refusal.reason());
          stopped = Optional.of(Text.of("play.line.refused", "move", move, "why", why));
        }
      }
    }
    if (played > 0) {
      telling.news(width());
      changed();
    }
    stopped.ifPresent(this::say);
  }

  private void obey(Seat person, TableCommands.Order order, String rest) {
    switch (order) {
      case MOVES -> listMoves(rest);
      case UNDO -> {
        table.undo(person);
        stage.refresh();
        changed();
      }
      case HINT -> hint(person);
      case RULES ->
          RulesText.lines(
                  table.session().game().options(),
                  context.words(),
                  table.session().record().setup(),
                  width())
              .forEach(context.out()::println);
      case SAVE -> keep(rest);
      case RESIGN -> {
        table.session().act(person, Entry.Act.RESIGN);
        changed();
      }
      case DRAW -> {
        boolean agreed = table.offerDraw(person);
        save();
        context.say(agreed ? "play.draw.agreed" : "play.draw.declined");
      }
      case LOOK -> {
        if (rest.isBlank()) {
          stage.show(true);
        } else if (!stage.explain(rest.strip())) {
          context.say("play.look.none", "name", SafeText.line(rest));
        }
      }
      case FLIP -> {
        stage.flip();
        stale = true;
      }
      case HELP -> help();
      case QUIT -> left = true;
    }
  }

  /** What can be typed, as far as it means anything in this game. */
  private void help() {
    say(Text.of(table.onBoard() ? "play.help" : "play.help.numbers"));
    for (TableCommands.Order order : TableCommands.Order.values()) {
      boolean numbered = order == TableCommands.Order.MOVES && !table.onBoard();
      if (table.hasUse(order)) {
        context
            .out()
            .println("  " + context.words().tell(order.key() + (numbered ? ".numbers" : "")));
      }
    }
  }

  /** Chance speaks, or a computer thinks and moves; what came of it is told before more does. */
  private void goOn() {
    Optional<Text> thinker = table.thinker();
    if (thinker.isEmpty()) {
      table.goOn();
    } else {
      whileWaiting(
          Text.of("play.thinking", "player", thinker.get()),
          () -> {
            table.goOn();
            return true;
          });
    }
    stale = true;
    stage.refresh();
    if (table.session().turn() instanceof Turn.Chance) {
      return; // the seed repeats what chance says, should it not be saved
    }
    if (table.watched()) {
      telling.news(width());
    }
    save();
  }

  private <T> T whileWaiting(Text words, Supplier<T> work) {
    return lines.whileWaiting(context.words().tell(words), work);
  }

  private void hint(Seat person) {
    P position = table.session().position();
    Advice<M> advice = whileWaiting(Text.of("play.hint.wait"), () -> table.hint(person));
    context.say("play.hint", "move", teller.advised(position, advice.move(), table.viewer()));
    if (!table.hasSecrets()) { // of hidden cards the engine imagined one case only
      advice
          .thought()
          .map(GameNarrator::thought)
          .map(context.words()::tell)
          .ifPresent(context.out()::println);
    }
  }

  private void changed() {
    save();
    stale = true;
  }

  private void listMoves(String from) {
    String start = from.strip();
    List<String> found =
        table.onBoard()
            ? TextWrapper.columns(
                ListedMove.texts(table.session(), move -> start.isEmpty() || move.begins(start)),
                width())
            : choices().texts(start, width());
    if (found.isEmpty()) {
      String none = table.onBoard() ? "play.moves.none" : "play.moves.none.numbers";
      context.say(none, "from", SafeText.line(from));
    }
    found.forEach(context.out()::println);
    if (table.isCrowd()) {
      context.say("moves.crowd", "most", Game.CROWD);
    }
  }

  private void keep(String name) {
    if (name.isEmpty()) {
      save();
      context.say("play.saved", "file", file.path().toString());
    } else {
      NewFile.write(name, table.record());
      context.say("play.copied", "file", SafeText.line(name));
    }
  }

  private void save() {
    try {
      if (file.save(table.record())) {
        context.say("play.moved", "file", file.path().toString());
      }
    } catch (Refusal refusal) {
      tell(refusal);
    }
  }

  private int width() {
    return readable(lines);
  }

  /** How wide sentences are written. */
  static int readable(LineInput lines) {
    return Math.min(READABLE, lines.width());
  }
}
