package games.parlour.cli.host;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.account.HostAccounts.ResetCode;
import games.parlour.server.host.HostDesk;

/** Gives the owner of an account a code to choose another password. */
final class AdminReset extends AdminPart {
  @Override
  public String name() {
    return "reset";
  }

  @Override
  void takes(CommandSyntax syntax) {
    syntax.parameter("account", true);
  }

  @Override
  void work(AdminOutput output, CommandArguments arguments, HostDesk desk) {
    String account = arguments.parameter().orElse("");
    ResetCode reset =
        desk.accounts()
            .reset(account)
            .orElseThrow(() -> new Refusal(Text.of("refused.admin.account", "account", account)));
    output.fact("admin.reset.code", reset.code());
    output.fact("admin.reset.path", reset.path());
    output.say("admin.reset.until", "time", AdminOutput.time(reset.expires()));
  }
}
