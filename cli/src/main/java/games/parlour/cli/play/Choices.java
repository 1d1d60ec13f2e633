package games.parlour.cli.play;

import games.parlour.cli.Wrap;
import games.parlour.core.Catalogue;
import games.parlour.core.Label;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What may be chosen where moves are not made on a board: numbered, in the order of the rules. */
final class Choices {
  /** Choices of up to so many columns stand side by side. */
  private static final int SHORT = 24;

  private static final String GAP = "  ";

  private final List<Listed> listed;
  private final Catalogue words;

  Choices(List<Listed> listed, Catalogue words) {
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
      Map<String, List<String>> groups = new LinkedHashMap<>();
      for (; i < listed.size() && group(i).isPresent() == inGroups; i++) {
        String group = group(i).orElse("");
        groups.computeIfAbsent(group, none -> new ArrayList<>()).add(number(i) + " " + told(i));
      }
      lines.addAll(
          inGroups ? grouped(groups, width) : alone(groups.getOrDefault("", List.of()), width));
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
    return Wrap.columns(found, width);
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
    Listed one = listed.get(index);
    return one.move().label().map(Label::words).map(words::tell).orElse(one.text());
  }

  /** A line for each, or columns where all are short. */
  private static List<String> alone(List<String> choices, int width) {
    boolean brief = choices.stream().allMatch(choice -> choice.length() <= SHORT);
    if (brief && choices.size() > 2) {
      return indented(Wrap.columns(choices, width - GAP.length()));
    }
    List<String> lines = new ArrayList<>();
    for (String choice : choices) {
      List<String> wrapped = Wrap.lines(choice, width - 2 * GAP.length());
      lines.add(GAP + wrapped.getFirst());
      wrapped.stream().skip(1).forEach(more -> lines.add(GAP + GAP + GAP + more));
    }
    return lines;
  }

  /** A row for each group, several rows side by side where they are short. */
  private static List<String> grouped(Map<String, List<String>> groups, int width) {
    int head = groups.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> rows = new ArrayList<>();
    groups.forEach(
        (group, choices) ->
            rows.add(group + " ".repeat(head - group.length()) + GAP + String.join(GAP, choices)));
    int room = width - GAP.length();
    if (rows.stream().allMatch(row -> row.length() <= room)) {
      rows.replaceAll(row -> row + GAP); // so that rows are further apart than choices
      return indented(Wrap.columns(rows, width));
    }
    List<String> lines = new ArrayList<>();
    groups.forEach(
        (group, choices) -> {
          lines.add(GAP + group);
          alone(choices, width - GAP.length()).forEach(line -> lines.add(GAP + line));
        });
    return lines;
  }

  private static List<String> indented(List<String> lines) {
    return lines.stream().map(line -> GAP + line).toList();
  }
}
