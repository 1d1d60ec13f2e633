package games.parlour.cli.command;

import games.parlour.cli.output.SafeText;
import games.parlour.core.Catalogue;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Text;
import games.parlour.lab.LabTexts;
import games.parlour.players.Players;
import games.parlour.recordings.RecordingChecker;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.Map;

/**
 * What one run of the program has around it: where it reads and writes, what the environment says,
 * and the words of the person's language. Mutable: it learns the words of a game once one is known.
 */
public final class CommandContext {
  private final InputStream in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Map<String, String> env;
  private final boolean terminal;
  private final Language language;
  private Catalogue words;

  public CommandContext(
      InputStream in,
      PrintWriter out,
      PrintWriter err,
      Map<String, String> env,
      boolean terminal,
      Language language) {
    this.in = in;
    this.out = out;
    this.err = err;
    this.env = Map.copyOf(env);
    this.terminal = terminal;
    this.language = language;
    this.words =
        Program.texts(language)
            .over(Catalogue.beside(RecordingChecker.class, language))
            .over(LabTexts.in(language))
            .over(Players.texts(language));
  }

  /** From now on a game's words are known too. */
  public void learn(Game<?, ?> game) {
    words = words.over(game.texts(language));
  }

  public InputStream in() {
    return in;
  }

  public PrintWriter out() {
    return out;
  }

  /** Whether a person sits at a terminal: both what they type and what they see goes there. */
  public boolean terminal() {
    return terminal;
  }

  public Language language() {
    return language;
  }

  public Catalogue words() {
    return words;
  }

  /** The value of an environment variable; empty where there is none. */
  public String env(String name) {
    return env.getOrDefault(name, "");
  }

  /** Prints a line in the person's language; arguments are given as name, value, name, value. */
  public void say(String key, Object... args) {
    out.println(words.tell(Text.of(key, args)));
  }

  /** Prints a line beside the results, where it disturbs no program that reads them. */
  public void aside(String key, Object... args) {
    err.println("parlour: " + SafeText.line(words.tell(Text.of(key, args))));
    err.flush();
  }

  /** Says what was refused. */
  public void complain(Text why) {
    err.println("parlour: " + SafeText.line(words.tell(why)));
    err.flush();
  }

  /** The place for what is neither a result nor a line of its own. */
  public PrintWriter err() {
    return err;
  }
}
