package games.parlour.cli.command;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Resources;

/** What the program is called, which version it is, and its own words. */
public final class Program {
  public static final String NAME = "parlour";

  private Program() {}

  /** The number of the version alone. */
  public static String number() {
    return Resources.read(Program.class, "version.txt").strip();
  }

  /** The words of the program itself, without those of games, players and the laboratory. */
  public static Catalogue texts(Language language) {
    return Catalogue.beside(Program.class, language);
  }
}
