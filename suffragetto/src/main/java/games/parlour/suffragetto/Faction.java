package games.parlour.suffragetto;

import games.parlour.boards.SquareSet;
import games.parlour.core.Seat;
import games.parlour.core.Side;

/** One of the two parties. */
enum Faction {
  SUFFRAGETTES("suffragettes", "s"),
  POLICE("police", "p");

  private final String word;
  private final String letter;

  Faction(String word, String letter) {
    this.word = word;
    this.letter = letter;
  }

  Seat seat() {
    return new Seat(ordinal(), word, side());
  }

  Side side() {
    return new Side(ordinal(), word);
  }

  /** Its name in records and options. */
  String word() {
    return word;
  }

  /** How a written position says that it is to move. */
  String letter() {
    return letter;
  }

  Faction other() {
    return this == SUFFRAGETTES ? POLICE : SUFFRAGETTES;
  }

  /** S9: the building that it tries to enter. */
  SquareSet goal() {
    return this == SUFFRAGETTES ? Zones.COMMONS : Zones.ALBERT_HALL;
  }

  /** S8: where its freed pieces begin again. */
  SquareSet yard() {
    return this == SUFFRAGETTES ? Zones.PRISON_YARD : Zones.HOSPITAL_GROUNDS;
  }

  /** S3: where its pieces may step or land: streets, Arena and the enemy's building. */
  SquareSet ground() {
    return this == SUFFRAGETTES ? Zones.SUFFRAGETTES_GROUND : Zones.POLICE_GROUND;
  }
}
