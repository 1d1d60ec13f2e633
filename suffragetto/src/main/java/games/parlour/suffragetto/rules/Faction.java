package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardSide;
import games.parlour.boards.SquareSet;

/** One of the two parties. */
public enum Faction implements BoardSide {
  SUFFRAGETTES,
  POLICE;

  @Override
  public Faction other() {
    return this == SUFFRAGETTES ? POLICE : SUFFRAGETTES;
  }

  /** S9: the building that it tries to enter. */
  public SquareSet goal() {
    return this == SUFFRAGETTES ? Zones.COMMONS : Zones.ALBERT_HALL;
  }

  /** S8: where its freed pieces begin again. */
  SquareSet yard() {
    return this == SUFFRAGETTES ? Zones.PRISON_YARD : Zones.HOSPITAL_GROUNDS;
  }

  /** S3: where its pieces may step or land: streets, Arena and the enemy's building. */
  public SquareSet ground() {
    return this == SUFFRAGETTES ? Zones.SUFFRAGETTES_GROUND : Zones.POLICE_GROUND;
  }
}
