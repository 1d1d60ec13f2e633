package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.request.PlainText;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;

/** Tells everybody something on every page, or ends that. */
final class AdminAnnounce extends AdminPart {
  @Override
  public String name() {
    return "announce";
  }

  private static final int LONGEST = 300;

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("text", false).value("de").value("until").flag("end");
  }

  @Override
  void check(CommandArguments arguments) {
    boolean end = arguments.has("end");
    String text = tidy(arguments.parameter());
    tidy(arguments.value("de"));
    if (end == !text.isEmpty()) {
      throw new Refusal(Text.of("refused.admin.announce"));
    }
    arguments.apart("end", "de");
    arguments.apart("end", "until");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    if (arguments.has("end")) {
      output.say(desk.endAnnouncement() ? "admin.announce.ended" : "admin.announce.none");
      return;
    }
    Optional<Long> until = arguments.value("until").map(text -> moment(text, desk.now()));
    desk.announce(tidy(arguments.parameter()), tidy(arguments.value("de")), until);
    output.say(
        until.isPresent() ? "admin.announce.until" : "admin.announce.done",
        "time",
        AdminOutput.time(until));
  }

  private static String tidy(Optional<String> text) {
    String tidy = PlainText.tidy(text.orElse(""));
    if (PlainText.length(tidy) > LONGEST) {
      throw new Refusal(Text.of("refused.admin.announce.long", "most", LONGEST));
    }
    return tidy;
  }

  /** A day, to its end, or a minute; in the time of this machine. */
  private static long moment(String text, long now) {
    try {
      LocalDateTime time =
          text.length() == 10
              ? LocalDate.parse(text).plusDays(1).atStartOfDay()
              : LocalDateTime.parse(text.replace(' ', 'T'));
      long millis = time.atZone(ZoneId.systemDefault()).toInstant().toEpochMilli();
      if (millis > now) {
        return millis;
      }
    } catch (DateTimeException none) {
      // told below, like a moment that has passed
    }
    throw new Refusal(Text.of("refused.admin.until", "time", text));
  }
}
