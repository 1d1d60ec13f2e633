package games.parlour.lab;

import games.parlour.core.Catalogue;
import games.parlour.core.Language;

/** The words of the laboratory. */
public final class Lab {
  private Lab() {}

  /** What is refused here, and how games end that a player cannot go on with. */
  public static Catalogue texts(Language language) {
    return Catalogue.beside(Lab.class, language);
  }
}
