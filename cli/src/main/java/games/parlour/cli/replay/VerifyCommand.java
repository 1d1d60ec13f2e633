package games.parlour.cli.replay;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.SafeText;
import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.Session;
import java.util.Map;
import java.util.Optional;

/** Recomputes every die and draw of a record from its seed and what the players added to it. */
public final class VerifyCommand implements Command {
  private static final int WRONG = 1;
  private static final int CANNOT = 2;

  @Override
  public String name() {
    return "verify";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("file", true).flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    Session<?, ?> session = RecordFiles.session(context, arguments.parameter().orElse(""));
    FairnessCheck check = check(session);
    if (arguments.has("json")) {
      context.out().println(json(context, session, check).page());
    } else {
      say(context, session, check);
    }
    if (check.verdict() == FairnessCheck.Verdict.NO_SEED) {
      return CANNOT;
    }
    return check.isWrong() ? WRONG : 0;
  }

  private static FairnessCheck check(Session<?, ?> session) {
    return FairnessCheck.of(session);
  }

  private static void say(CommandContext context, Session<?, ?> session, FairnessCheck check) {
    GameRecord record = session.record();
    context.say("verify.played", "count", session.size());
    tag(record, Nonces.HASH_TAG).ifPresent(hash -> context.say("verify.hash", "hash", hash));
    tag(record, Nonces.SEED_TAG).ifPresent(seed -> context.say("verify.seed", "seed", seed));
    record.tags().entrySet().stream()
        .filter(tag -> tag.getKey().startsWith(Nonces.TAG))
        .forEach(
            tag ->
                context.say(
                    "verify.nonce",
                    "seat",
                    SafeText.line(tag.getKey().substring(Nonces.TAG.length())),
                    "nonce",
                    SafeText.line(tag.getValue())));
    context.out().println(context.words().tell(check.told()));
  }

  private static Optional<String> tag(GameRecord record, String tag) {
    return Optional.ofNullable(record.tags().get(tag)).map(SafeText::line);
  }

  private static JsonAnswer json(
      CommandContext context, Session<?, ?> session, FairnessCheck check) {
    Map<String, String> tags = session.record().tags();
    JsonAnswer json =
        new JsonAnswer()
            .with("verdict", check.verdict().word())
            .with("entries", session.size())
            .with("outcomes", check.chances())
            .with("nonces", check.nonces())
            .with("seed_hash", tags.get(Nonces.HASH_TAG))
            .with("seed", tags.get(Nonces.SEED_TAG));
    check
        .wrong()
        .ifPresent(
            wrong ->
                json.with(
                    "wrong",
                    new JsonAnswer()
                        .with("entry", wrong.entry())
                        .with("found", wrong.found())
                        .with("expected", wrong.expected())));
    return json.with("told", context.words().tell(check.told()));
  }
}
