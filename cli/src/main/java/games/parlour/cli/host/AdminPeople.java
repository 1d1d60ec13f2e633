package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.host.HostDesk;
import games.parlour.server.host.HostPeople.HostPerson;
import java.util.List;

/** Finds people by their name. */
final class AdminPeople extends AdminPart {
  @Override
  public String name() {
    return "people";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("name", false).value("most").flag("json");
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    int most = (int) arguments.number("most", 1, 100_000).orElse(50);
    show(output, arguments, desk.people().find(arguments.parameter().orElse(""), most));
  }

  static void show(AdminOutput output, CommandArguments arguments, List<HostPerson> people) {
    if (arguments.has("json")) {
      output.json(people.stream().map(person -> json(output, person)).toList());
      return;
    }
    output.table(
        "admin.people.none",
        List.of(
            "admin.id",
            "admin.name",
            "admin.account",
            "admin.seen",
            "admin.games",
            "admin.blocked"),
        people.stream().map(person -> row(output, person)).toList());
  }

  private static List<String> row(AdminOutput output, HostPerson person) {
    return List.of(
        person.id(),
        output.name(person.name()),
        output.name(person.account()),
        AdminOutput.time(person.seen()),
        String.valueOf(person.games()),
        person
            .block()
            .map(block -> block.until().map(AdminOutput::time).orElse(output.word("admin.forever")))
            .orElse("-"));
  }

  private static JsonAnswer json(AdminOutput output, HostPerson person) {
    return new JsonAnswer()
        .with("id", person.id())
        .with("name", output.name(person.name()))
        .with("account", person.account())
        .with("created", person.created())
        .with("seen", person.seen().orElse(null))
        .with("games", person.games())
        .with(
            "block",
            person
                .block()
                .map(
                    block ->
                        new JsonAnswer()
                            .with("since", block.since())
                            .with("until", block.until().orElse(null))
                            .with("why", block.why())
                            .fields())
                .orElse(null));
  }

  /** The one person whom a name or an id means; refuses what means nobody or several. */
  static HostPerson one(HostDesk desk, String named) {
    List<HostPerson> found = desk.people().named(named);
    if (found.size() != 1) {
      String why = found.isEmpty() ? "refused.admin.nobody" : "refused.admin.several";
      throw new Refusal(Text.of(why, "name", named));
    }
    return found.getFirst();
  }
}
