package games.parlour.cli.host;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.SafeText;
import games.parlour.server.api.Catalogues;
import games.parlour.server.guest.GuestName;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** How the host is answered: plain lines in columns, or JSON. */
record AdminOutput(CommandContext context) {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
  private static final String GAP = "  ";

  /** A line in the host's language. */
  void say(String key, Object... args) {
    context.say(key, args);
  }

  String word(String key) {
    return context.words().tell(key);
  }

  /** What somebody is called, in the host's language. */
  String name(@Nullable String kept) {
    return kept == null
        ? "-"
        : SafeText.line(GuestName.told(kept, new Catalogues().of(context.language())));
  }

  /** A moment in the time of this machine. */
  static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis).atZone(ZoneId.systemDefault()));
  }

  static String time(Optional<Long> millis) {
    return millis.map(AdminOutput::time).orElse("-");
  }

  /** Rows under a heading, whose words stand at these keys; or a line that there are none. */
  void table(String none, List<String> headings, List<List<String>> rows) {
    if (rows.isEmpty()) {
      say(none);
      return;
    }
    List<List<String>> all = new ArrayList<>();
    all.add(headings.stream().map(this::word).toList());
    all.addAll(rows);
    int columns = headings.size();
    int[] widths = new int[columns];
    for (List<String> row : all) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    for (List<String> row : all) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String cell = row.get(i);
        line.append(cell).append(" ".repeat(widths[i] - width(cell))).append(GAP);
      }
      context.out().println(line.toString().stripTrailing());
    }
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  /** A fact in a line of its own. */
  void fact(String key, String value) {
    context.out().println(word(key) + ": " + SafeText.line(value));
  }

  /** An answer for programs. */
  void json(JsonAnswer answer) {
    context.out().println(answer.page());
  }

  /** Several answers for programs. */
  void json(List<JsonAnswer> answers) {
    List<Map<String, @Nullable Object>> all = answers.stream().map(JsonAnswer::fields).toList();
    JsonMapper mapper = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    context.out().println(mapper.writeValueAsString(all));
  }
}
