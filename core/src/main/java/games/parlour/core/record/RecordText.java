package games.parlour.core.record;

import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The text file that holds a game record: a first line with the format's version, a header of
 * {@code key: value} lines, an empty line, then one entry a line: {@code NUMBER SEAT MOVE}, {@code
 * NUMBER * OUTCOME} for chance, {@code NUMBER SEAT !ACT} for what else happened at the table. Lines
 * that begin with {@code #} are comments. docs/notation.md describes it.
 */
public final class RecordText {
  private static final String FIRST_LINE = "parlour-record 1";

  /** Some editors put it before a text. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final String CHANCE = "*";
  private static final String TAKEBACK = "!takeback";

  private RecordText() {}

  /**
   * A record as it was read, before any game has looked at it.
   *
   * @param record what it says; options that it does not state are missing
   * @param lines the line of each entry, counted from one; empty where it is not written in lines
   */
  public record Parsed(GameRecord record, List<Integer> lines) {
    public Parsed {
      lines = List.copyOf(lines);
    }

    /** A refusal that names the line of an entry, or its number where there are no lines. */
    Refusal wrong(int entry, Text why) {
      return lines.isEmpty() ? wrongEntry(entry, why) : RecordText.wrong(lines.get(entry - 1), why);
    }
  }

  /** Writes a record. */
  public static String write(GameRecord record) {
    StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
    Setup setup = record.setup();
    header(out, "game", setup.game());
    header(out, "rules", String.valueOf(setup.rules()));
    setup.options().forEach((key, value) -> header(out, "option." + key, value));
    setup.position().ifPresent(line -> header(out, "position", line));
    record.tags().forEach((key, value) -> header(out, key, value));
    out.append('\n');
    for (Entry entry : record.log()) {
      out.append(entry.number()).append(' ').append(write(entry)).append('\n');
    }
    return out.toString();
  }

  private static void header(StringBuilder out, String key, String value) {
    out.append(key).append(": ").append(value.replaceAll("\\s+", " ").strip()).append('\n');
  }

  /** An entry as its line has it behind the number. */
  public static String write(Entry entry) {
    return switch (entry) {
      case Entry.Moved moved -> moved.seat() + " " + moved.move();
      case Entry.Dealt dealt -> CHANCE + " " + dealt.outcome();
      case Entry.Acted acted -> acted.seat() + " !" + acted.act().word();
      case Entry.TakenBack back -> back.seat() + " " + TAKEBACK + " " + back.to();
    };
  }

  /** Reads a record; a line that cannot be read is refused by its number. */
  public static Parsed read(String text) {
    String marked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    List<String> lines = marked.lines().toList();
    String first = lines.isEmpty() ? "" : lines.get(0).strip();
    if (!first.equals(FIRST_LINE)) {
      throw wrong(
          1,
          first.matches("parlour-record [0-9]{1,9}")
              ? Text.of("refused.record.format", "found", first, "known", FIRST_LINE)
              : Text.of("refused.record.first", "first", FIRST_LINE));
    }
    Map<String, String> header = new TreeMap<>();
    List<Entry> log = new ArrayList<>();
    List<Integer> lineOf = new ArrayList<>();
    boolean inHeader = true;
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("#")) {
        continue;
      }
      if (line.isEmpty()) {
        inHeader = false;
      } else if (inHeader) {
        String padded = line + " ";
        int colon = padded.indexOf(": ");
        String key = colon < 0 ? "" : line.substring(0, colon);
        if (!GameRecord.isHeader(key)
            || header.put(key, padded.substring(colon + 2).strip()) != null) {
          throw wrong(i + 1, Text.of("refused.record.header", "text", line));
        }
      } else {
        log.add(entry(i + 1, log.size() + 1, line));
        lineOf.add(i + 1);
      }
    }
    return new Parsed(new GameRecord(setup(header), header, log), lineOf);
  }

  /** Takes the set-up out of the header; what is left are tags. */
  private static Setup setup(Map<String, String> header) {
    String game = header.remove("game");
    String rules = header.remove("rules");
    if (game == null || rules == null || !rules.matches("[0-9]{1,6}")) {
      throw wrong(1, Text.of("refused.record.game"));
    }
    Optional<String> position = Optional.ofNullable(header.remove("position"));
    Map<String, String> options = new TreeMap<>();
    for (String key : List.copyOf(header.keySet())) {
      if (key.startsWith("option.")) {
        options.put(key.substring("option.".length()), String.valueOf(header.remove(key)));
      }
    }
    return new Setup(game, Integer.parseInt(rules), options, position);
  }

  /** The entry that {@link #write(Entry)} wrote. */
  public static Entry entry(int number, String text) {
    return entry(number, number, number + " " + text);
  }

  private static Entry entry(int line, int number, String text) {
    String[] words = text.split("\\s+", -1);
    if (words.length < 3 || !words[0].equals(String.valueOf(number))) {
      throw wrong(line, Text.of("refused.record.entry", "text", text, "number", number));
    }
    String who = words[1];
    String what = words[2];
    if (what.equals(TAKEBACK) && words.length == 4 && words[3].matches("[0-9]{1,9}")) {
      return new Entry.TakenBack(number, who, Integer.parseInt(words[3]));
    }
    if (words.length > 3) {
      throw wrong(line, Text.of("refused.record.entry", "text", text, "number", number));
    }
    if (what.startsWith("!")) {
      for (Entry.Act act : Entry.Act.values()) {
        if (what.equals("!" + act.word())) {
          return new Entry.Acted(number, who, act);
        }
      }
      throw wrong(line, Text.of("refused.record.act", "act", what));
    }
    return who.equals(CHANCE) ? new Entry.Dealt(number, what) : new Entry.Moved(number, who, what);
  }

  /** A refusal that names a line of a record. */
  public static Refusal wrong(int line, Text why) {
    return new Refusal(Text.of("refused.record.line", "line", line, "why", why));
  }

  /** A refusal that names an entry of a record that is not written in lines. */
  public static Refusal wrongEntry(int entry, Text why) {
    return new Refusal(Text.of("refused.record.at", "entry", entry, "why", why));
  }
}
