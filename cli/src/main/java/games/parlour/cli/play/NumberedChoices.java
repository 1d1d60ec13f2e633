package games.parlour.cli.play;

import games.parlour.cli.input.ListedMove;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Label;
import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What may be chosen where moves are not made on a board: numbered, in the order of the rules. */
final class NumberedChoices {
  /** So many choices are listed one below the other, however short they are. */
  private static final int FEW = 3;

  private static final String GAP = "  ";

  private final List<ListedMove> listed;
  private final Catalogue words;

  NumberedChoices(List<ListedMove> listed, Catalogue words) {
    this.listed = listed;
    this.words = words;
  }

  /** The move that a typed number means; nothing if it is no number. */
  Optional<String> numbered(String typed) {
    if (!typed.matches("[0-9]{1,9}")) {
      return Optional.empty();
    }
    int number = Integer.parseInt(typed);
    if (number < 1 || number > listed.size()) {
      throw new Refusal(Text.of("refused.number.choice", "number", typed, "most", listed.size()));
    }
    return Optional.of(listed.get(number - 1).text());
  }

  /** The choices as lines, those of one group together. */
  List<String> lines(int width) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < listed.size(); ) {
      boolean inGroups = group(i).isPresent();
      Map<String, List<Integer>> groups = new LinkedHashMap<>();
      for (; i < listed.size() && group(i).isPresent() == inGroups; i++) {
        groups.computeIfAbsent(group(i).orElse(""), none -> new ArrayList<>()).add(i);
      }
      boolean rows = inGroups && groups.values().stream().anyMatch(group -> group.size() > 1);
      lines.addAll(rows ? grouped(groups, width) : alone(groups, width));
    }
    return lines;
  }

  /** Number and text of the choices whose text or words contain this, as one would type them. */
  List<String> texts(String part, int width) {
    String wanted = part.toLowerCase(Locale.ROOT);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      String text = listed.get(i).text();
      if ((text + " " + told(i)).toLowerCase(Locale.ROOT).contains(wanted)) {
        found.add(number(i) + " " + text);
      }
    }
    return TextWrapper.columns(found, width);
  }

  private Optional<String> group(int index) {
    return listed.get(index).move().label().flatMap(Label::group).map(words::tell);
  }

  private String number(int index) {
    String last = String.valueOf(listed.size());
    String number = String.valueOf(index + 1);
    return " ".repeat(last.length() - number.length()) + number;
  }

  private String told(int index) {
    ListedMove one = listed.get(index);
    return one.move().label().map(Label::words).map(words::tell).orElse(one.text());
  }

  private String outlook(int index) {
    return listed.get(index).outlook().map(text -> " (" + words.tell(text) + ")").orElse("");
  }

  /** A line for each, or columns where all are short. */
  private List<String> alone(Map<String, List<Integer>> groups, int width) {
    List<String> choices =
        groups.values().stream()
            .flatMap(List::stream)
            .map(index -> number(index) + " " + told(index) + outlook(index))
            .toList();
    int room = width - GAP.length();
    boolean brief = choices.stream().allMatch(choice -> choice.length() < room / 2);
    if (brief && choices.size() > FEW) {
      return indented(TextWrapper.columns(choices, room));
    }
    return choices.stream().flatMap(choice -> hanging(choice, room)).toList();
  }

  private static Stream<String> hanging(String choice, int room) {
    String words = choice.stripLeading();
    String lead = GAP + choice.substring(0, choice.length() - words.length());
    List<String> wrapped = TextWrapper.lines(words, room - 2 * GAP.length());
    Stream<String> more = wrapped.stream().skip(1).map(line -> lead + GAP + GAP + line);
    return Stream.concat(Stream.of(lead + wrapped.getFirst()), more);
  }

  /** A row for each group, several rows side by side where they are short. */
  private List<String> grouped(Map<String, List<Integer>> groups, int width) {
    int head = groups.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> rows = new ArrayList<>();
    groups.forEach(
        (group, choices) -> {
          String name = group + " ".repeat(head - group.length());
          rows.add(name + GAP + String.join(GAP, inGroup(group, choices)));
        });
    int room = width - GAP.length();
    if (rows.stream().allMatch(row -> row.length() <= room)) {
      rows.replaceAll(row -> row + GAP); // so that rows are further apart than choices
      return indented(TextWrapper.columns(rows, width));
    }
    List<String> lines = new ArrayList<>();
    groups.forEach(
        (group, choices) -> {
          lines.add(GAP + group);
          for (String line : TextWrapper.columns(inGroup(group, choices), room - GAP.length())) {
            lines.add(GAP + GAP + line);
          }
        });
    return lines;
  }

  /** The choices of a group: their words need not say again what the group is called. */
  private List<String> inGroup(String group, List<Integer> choices) {
    List<String> all = new ArrayList<>();
    for (int index : choices) {
      String rest = told(index).replace(group, "").replaceAll("^[ :]+|[ :]+$", "");
      all.add(number(index) + " " + (rest.isEmpty() ? told(index) : rest));
    }
    return all;
  }

  private static List<String> indented(List<String> lines) {
    return lines.stream().map(line -> GAP + line).toList();
  }
}
