package games.parlour.lab;

import games.parlour.core.Catalogue;
import games.parlour.core.Language;

/** The words of the laboratory. */
public final class LabTexts {
  private LabTexts() {}

  /** What is refused here, and how games end that a player cannot go on with. */
  public static Catalogue in(Language language) {
    return Catalogue.beside(LabTexts.class, language);
  }
}
