package games.parlour.cli;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.HyphenIds;
import games.parlour.cli.command.Program;
import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.ServerPreload;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Where the program begins: finds the language, the game and the command, and runs it. */
public final class Main {
  static final int LOST = 1;
  static final int REFUSED = 2;
  static final int LACKING = 3;
  static final int BROKEN = 70;

  private Main() {}

  public static void main(String[] args) {
    ResultStream results = new ResultStream(new FileOutputStream(FileDescriptor.out));
    PrintWriter out = utf8(results);
    PrintWriter err = utf8(new FileOutputStream(FileDescriptor.err));
    Map<String, String> env = System.getenv();
    Optional<Text> oldJava = JavaCheck.refusal(Runtime.version());
    if (oldJava.isPresent()) {
      new CommandContext(System.in, out, err, env, false, LanguageChoice.of(List.of(args), env))
          .complain(oldJava.get());
      err.flush();
      System.exit(LACKING);
    }
    if (List.of(args).contains("serve")) {
      ServerPreload.begin();
    }
    int code = run(args, System.in, out, err, env, terminal());
    if (code == 0 && results.lost()) {
      new CommandContext(System.in, out, err, env, false, LanguageChoice.of(List.of(args), env))
          .complain(Text.of("lost"));
      code = LOST;
    }
    System.exit(code);
  }

  @SuppressWarnings("SystemConsoleNull") // the console of Java 25 is again null without a terminal
  private static boolean terminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  private static PrintWriter utf8(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
  }

  /** One run of the program; returns its exit code. */
  public static int run(
      String[] args,
      InputStream in,
      PrintWriter out,
      PrintWriter err,
      Map<String, String> env,
      boolean terminal) {
    List<String> words = List.of(args);
    if (words.equals(List.of("--version")) || words.equals(List.of("-V"))) {
      out.println(version());
      out.flush();
      return 0;
    }
    CommandContext context =
        new CommandContext(in, out, err, env, terminal, LanguageChoice.of(words, env));
    try {
      return run(context, words);
    } catch (Refusal refusal) {
      out.flush();
      context.complain(refusal.reason());
      return REFUSED;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      out.flush();
      context.complain(Text.of("broken", "what", String.valueOf(fault)));
      if (!context.env("PARLOUR_DEBUG").isEmpty()) {
        fault.printStackTrace(err);
      }
      return BROKEN;
    } finally {
      out.flush();
      err.flush();
    }
  }

  private static String version() {
    return Program.NAME + " " + Program.number();
  }

  private static int run(CommandContext context, List<String> given) {
    if (given.equals(List.of(StartupRehearsal.WORD))) {
      return StartupRehearsal.hold();
    }
    List<String> args = HyphenIds.marked(asHelp(given));
    Optional<Game<?, ?>> game = Games.among(args);
    game.ifPresent(context::learn);
    CommandLine parser = Commands.parser(context.words(), game);
    ParseResult root;
    try {
      root = parser.parseArgs(args.toArray(new String[0]));
    } catch (ParameterException trouble) {
      throw game.isEmpty() ? ParseRefusals.withoutGame(trouble, args) : ParseRefusals.of(trouble);
    }
    ParseResult parsed = root;
    new CommandArguments(root).value("lang").ifPresent(Main::check);
    Optional<Command> command = Optional.empty();
    List<Command> known = Commands.all();
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
      new CommandArguments(parsed).value("lang").ifPresent(Main::check);
      String name = parsed.commandSpec().name();
      command = known.stream().filter(one -> one.name().equals(name)).findFirst();
      known = command.orElseThrow().parts();
    }
    if (root.hasMatchedOption("--version")) {
      context.out().println(version());
      return 0;
    }
    if (command.isEmpty() || !known.isEmpty() || parsed.isUsageHelpRequested()) {
      parsed.commandSpec().commandLine().usage(context.out(), CommandLine.Help.Ansi.OFF);
      return 0;
    }
    return command.get().run(context, new CommandArguments(parsed));
  }

  /** "parlour help play" means "parlour play --help". */
  private static List<String> asHelp(List<String> args) {
    if (args.isEmpty() || !args.get(0).equals("help")) {
      return args;
    }
    List<String> meant = new ArrayList<>(args.subList(1, args.size()));
    meant.add("--help");
    return meant;
  }

  private static void check(String tag) {
    if (LanguageChoice.named(tag).isEmpty()) {
      throw new Refusal(Text.of("refused.lang", "lang", tag));
    }
  }
}
