package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostPeople.HostPerson;
import games.parlour.server.request.PlainText;
import java.time.Duration;
import java.util.Optional;

/** Blocks somebody. */
final class AdminBlock extends AdminPart {
  @Override
  public String name() {
    return "block";
  }

  private static final int LONGEST = 200;
  private static final int MOST_DAYS = 36_500;

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("person", true).value("days").value("why");
  }

  @Override
  void check(CommandArguments arguments) {
    why(arguments);
    days(arguments);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    block(output, arguments, desk, AdminPeople.one(desk, arguments.parameter().orElse("")));
  }

  /** Blocks somebody for as long as the flags say. */
  static void block(
      AdminOutput output, CommandArguments arguments, HostDesk desk, HostPerson person) {
    Optional<Long> until = days(arguments).map(days -> desk.now() + days.toMillis());
    desk.people().block(person.id(), until, why(arguments));
    output.say(
        until.isPresent() ? "admin.blocked.until" : "admin.blocked.now",
        "name",
        output.name(person.name()),
        "time",
        AdminOutput.time(until));
  }

  static Optional<Duration> days(CommandArguments arguments) {
    var days = arguments.number("days", 1, MOST_DAYS);
    return days.isPresent() ? Optional.of(Duration.ofDays(days.getAsLong())) : Optional.empty();
  }

  static String why(CommandArguments arguments) {
    return text(arguments, "why").replaceFirst("[.]$", "");
  }

  /** What a flag says, on one line and not too long. */
  static String text(CommandArguments arguments, String flag) {
    String text = PlainText.tidy(arguments.value(flag).orElse(""));
    if (PlainText.length(text) > LONGEST) {
      throw new Refusal(Text.of("refused.admin.long", "flag", "--" + flag, "most", LONGEST));
    }
    return text;
  }
}
