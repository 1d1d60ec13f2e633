package games.parlour.cli.play;

import games.parlour.cli.Desk;
import games.parlour.cli.Harmless;
import games.parlour.cli.NewFile;
import games.parlour.cli.Wrap;
import games.parlour.cli.draw.Drawer;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.Scene;
import games.parlour.core.Entry;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.players.Advice;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Goes round a table until the game is over or the person leaves. */
final class Evening<P extends Position<P, M>, M extends Move> {
  private static final int READABLE = 80;

  private final Desk desk;
  private final Table<P, M> table;
  private final SaveFile file;
  private final Paint paint;
  private final Lines lines;
  private final Orders orders;
  private final Teller<P, M> teller;
  private boolean flipped;
  private boolean left;
  private boolean stale = true;

  Evening(Desk desk, Table<P, M> table, SaveFile file, Paint paint, Lines lines, Orders orders) {
    this.desk = desk;
    this.table = table;
    this.file = file;
    this.paint = paint;
    this.lines = lines;
    this.orders = orders;
    this.flipped = table.turned();
    this.teller = new Teller<>(desk, table.session());
  }

  /** Plays until it ends. */
  void play() {
    while (!left && !table.over()) {
      Optional<Seat> person = table.person();
      if (person.isEmpty()) {
        goOn();
        tellNewest();
        save();
        stale = true;
        continue;
      }
      if (stale) {
        show();
        stale = false;
      }
      Optional<String> typed = lines.next("> ");
      left = typed.isEmpty();
      typed.ifPresent(line -> answer(person.get(), line.strip()));
    }
    if (table.over()) {
      show();
    }
    desk.say("play.saved", "file", file.path().toString());
  }

  private void answer(Seat person, String line) {
    if (line.isEmpty()) {
      return;
    }
    try {
      String[] words = line.split("\\s+", 2);
      Optional<Orders.Order> order = isMove(line) ? Optional.empty() : orders.of(words[0]);
      if (order.isPresent()) {
        obey(person, order.get(), words.length > 1 ? words[1] : "");
      } else {
        move(person, line);
      }
    } catch (Refusal refusal) {
      desk.out().println(Harmless.line(desk.words().tell(refusal.reason())));
    }
  }

  private boolean isMove(String line) {
    return !Listed.texts(table.session(), move -> move.text().equals(line)).isEmpty();
  }

  private void move(Seat person, String line) {
    try {
      table.session().move(person, line);
    } catch (Refusal refusal) {
      desk.out().println(Harmless.line(desk.words().tell(refusal.reason())));
      List<String> meant = Listed.texts(table.session(), move -> move.beginsLike(line));
      desk.say(meant.isEmpty() ? "play.try" : "play.instead");
      Wrap.columns(meant, width()).forEach(desk.out()::println);
      return;
    }
    tellNewest();
    save();
    stale = true;
  }

  private void obey(Seat person, Orders.Order order, String rest) {
    switch (order) {
      case MOVES -> listMoves(rest);
      case UNDO -> {
        table.undo();
        changed();
      }
      case HINT -> hint(person);
      case RULES ->
          RulesText.lines(
                  table.session().game().options(),
                  desk.words(),
                  table.session().record().setup(),
                  width())
              .forEach(desk.out()::println);
      case SAVE -> keep(rest);
      case RESIGN -> {
        table.session().act(person, Entry.Act.RESIGN);
        changed();
      }
      case DRAW -> {
        boolean agreed = table.offerDraw(person);
        save();
        desk.say(agreed ? "play.draw.agreed" : "play.draw.declined");
      }
      case FLIP -> {
        flipped = !flipped;
        stale = true;
      }
      case HELP -> {
        desk.say("play.help");
        for (Orders.Order known : Orders.Order.values()) {
          desk.out().println("  " + desk.words().tell(known.key()));
        }
      }
      case QUIT -> left = true;
    }
  }

  /** Chance speaks, or a computer thinks and moves. */
  private void goOn() {
    Optional<Text> thinker = table.thinker();
    if (thinker.isEmpty()) {
      table.goOn();
      return;
    }
    musing(
        Text.of("play.thinking", "player", thinker.get()),
        () -> {
          table.goOn();
          return true;
        });
  }

  private <T> T musing(Text words, Supplier<T> work) {
    return lines.musing(desk.words().tell(words), work);
  }

  private void hint(Seat person) {
    P position = table.session().position();
    Advice<M> advice = musing(Text.of("play.hint.wait"), () -> table.hint(person));
    desk.say("play.hint", "move", teller.told(position, advice.move(), table.viewer()));
    advice.thought().map(Teller::thought).map(desk.words()::tell).ifPresent(desk.out()::println);
  }

  private void changed() {
    save();
    stale = true;
  }

  private void listMoves(String from) {
    String start = from.strip();
    List<String> found =
        Listed.texts(table.session(), move -> start.isEmpty() || move.begins(start));
    if (found.isEmpty()) {
      desk.say("play.moves.none", "from", Harmless.line(from));
    }
    Wrap.columns(found, width()).forEach(desk.out()::println);
  }

  private void keep(String name) {
    if (name.isEmpty()) {
      save();
      desk.say("play.saved", "file", file.path().toString());
    } else {
      NewFile.write(name, table.record());
      desk.say("play.copied", "file", Harmless.line(name));
    }
  }

  private void save() {
    try {
      if (file.save(table.record())) {
        desk.say("play.moved", "file", file.path().toString());
      }
    } catch (Refusal refusal) {
      desk.out().println(Harmless.line(desk.words().tell(refusal.reason())));
    }
  }

  private void tellNewest() {
    Entry newest = table.session().record().log().getLast();
    desk.out().println(teller.entry(newest, table.viewer()));
  }

  private void show() {
    Optional<Move> last = table.lastMove().map(table.session()::moveOf);
    P position = table.session().position();
    Scene scene =
        new Scene(position.view(table.viewer()), last, flipped, lines.width(), paint, desk.words());
    desk.out().println();
    Drawer.picture(scene).forEach(desk.out()::println);
    Turn turn = table.session().turn();
    Wrap.lines(teller.turn(turn), width()).forEach(l -> desk.out().println(paint.strong(l)));
    teller.choices().forEach(desk.out()::println);
  }

  private int width() {
    return Math.min(READABLE, lines.width());
  }
}
