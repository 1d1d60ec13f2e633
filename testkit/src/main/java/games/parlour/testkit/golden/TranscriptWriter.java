package games.parlour.testkit.golden;

import games.parlour.core.Game;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells a game entry by entry: what is seen to happen, the position, how many moves there are and
 * what is asked next. Stored beside its record, such a transcript shows every change in what a game
 * does, in words that a person can check; {@link GoldenFiles} compares.
 */
public final class TranscriptWriter<P extends Position<P, M>, M extends Move> {
  /** Longer lines of positions are told by what has changed in them. */
  private static final int LONG = 300;

  private final Session<P, M> session;
  private final Catalogue words;
  private final StringBuilder out = new StringBuilder();

  private TranscriptWriter(Session<P, M> session) {
    this.session = session;
    this.words = session.game().texts(Language.EN);
  }

  /** The transcript of a record's text. */
  public static <P extends Position<P, M>, M extends Move> String tell(
      Game<P, M> game, String record) {
    return tell(Session.replay(game, RecordText.read(record)));
  }

  /** The transcript of a session. */
  public static <P extends Position<P, M>, M extends Move> String tell(Session<P, M> session) {
    TranscriptWriter<P, M> golden = new TranscriptWriter<>(session);
    golden.out.append("start\n");
    golden.stands(0);
    List<String> entries = RecordText.write(session.record()).lines().toList();
    int header = entries.size() - session.size();
    for (int i = 1; i <= session.size(); i++) {
      golden.out.append('\n').append(entries.get(header + i - 1)).append('\n');
      golden.happens(i);
      golden.stands(i);
    }
    return golden.out.toString();
  }

  /** What somebody standing by sees, then what a seat sees besides or instead. */
  private void happens(int number) {
    Entry entry = session.record().log().get(number - 1);
    if (entry instanceof Entry.Moved || entry instanceof Entry.Dealt) {
      List<String> open = seen(number, new Viewer.Spectator());
      open.forEach(line -> say("", line));
      for (Seat seat : session.seats()) {
        List<String> more = seen(number, new Viewer.At(seat));
        more.removeAll(open);
        more.forEach(line -> say(seat.name() + " sees: ", line));
      }
    }
  }

  private List<String> seen(int number, Viewer viewer) {
    P before = session.positionBefore(number);
    List<Happening> seen = before.happenings(session.moveOf(number), viewer);
    return new ArrayList<>(Happening.told(seen, words::tell));
  }

  private void stands(int number) {
    P p = session.positionAfter(number);
    String line = session.game().notation().writePosition(p);
    if (number == 0 || line.length() <= LONG) {
      say("position: ", line);
    } else {
      say("changed: ", changed(lineAfter(number - 1), line));
    }
    switch (number == session.size() ? session.turn() : p.turn()) {
      case Turn.Decide decide -> {
        say("moves: ", String.valueOf(p.moves().size()));
        say(decide.seat().name() + ": ", words.tell(decide.prompt().ask()));
      }
      case Turn.Chance chance -> {
        say("outcomes: ", String.valueOf(p.moves().size()));
        say("chance: ", words.tell(chance.prompt().ask()));
      }
      case Turn.Over over -> {
        String winner =
            over.outcome().winner().map(side -> words.tell("side." + side.name())).orElse("draw");
        say("over: ", winner + ", " + words.tell(over.outcome().reason()));
      }
    }
  }

  private String lineAfter(int number) {
    return session.game().notation().writePosition(session.positionAfter(number));
  }

  /** The words of a line that the one before it did not have, and those that are gone. */
  private static String changed(String before, String line) {
    List<String> old = List.of(before.split(" ", -1));
    List<String> now = List.of(line.split(" ", -1));
    List<String> words = new ArrayList<>(now);
    words.removeAll(old);
    for (String word : old) {
      String key = word.substring(0, word.indexOf('=') + 1);
      if (!now.contains(word) && now.stream().noneMatch(w -> w.startsWith(key))) {
        words.add("-" + word);
      }
    }
    return words.isEmpty() ? "nothing" : String.join(" ", words);
  }

  private void say(String label, String line) {
    out.append("  ").append(label).append(line.replace("\n", "\n    ")).append('\n');
  }
}
