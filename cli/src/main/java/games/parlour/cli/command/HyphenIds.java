package games.parlour.cli.command;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Ids that begin with a hyphen, as some did before 0.4.0. The parser would take such an id for an
 * option, so a mark that no argument can have is put before it and taken away afterwards.
 */
public final class HyphenIds {
  private static final String MARK = "\0";
  private static final String HOSTS = "admin";
  private static final Pattern ID = Pattern.compile("-[A-Za-z0-9_-]{21}");

  private HyphenIds() {}

  /** The arguments with their ids marked; only the commands of a host take ids. */
  public static List<String> marked(List<String> args) {
    return args.contains(HOSTS)
        ? args.stream().map(arg -> ID.matcher(arg).matches() ? MARK + arg : arg).toList()
        : args;
  }

  /** An argument without the mark. */
  public static String unmarked(String arg) {
    return arg.startsWith(MARK) ? arg.substring(MARK.length()) : arg;
  }
}
