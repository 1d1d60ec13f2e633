package games.parlour.suffragetto.rules;

import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;

/** S1: the board and its parts. */
public final class Zones {
  public static final Grid GRID = new Grid(17, 17);

  static final SquareSet PRISON = GRID.rectangle("a1", "a17").or(GRID.rectangle("b14", "b17"));
  public static final SquareSet PRISON_YARD = GRID.rectangle("b1", "b6");
  static final SquareSet HOSPITAL = GRID.rectangle("q1", "q17").or(GRID.rectangle("p1", "p4"));
  public static final SquareSet HOSPITAL_GROUNDS = GRID.rectangle("p12", "p17");
  static final SquareSet ALBERT_HALL = GRID.rectangle("h4", "j5");
  static final SquareSet COMMONS = GRID.rectangle("h13", "j14");
  public static final SquareSet STREETS =
      GRID.rectangle("b7", "b13")
          .or(GRID.rectangle("p5", "p11"))
          .or(GRID.rectangle("c1", "d17"))
          .or(GRID.rectangle("n1", "o17"));
  public static final SquareSet ARENA =
      GRID.rectangle("e1", "m17").minus(ALBERT_HALL).minus(COMMONS);

  /** S3: where the pieces of a faction may step or land. */
  static final SquareSet SUFFRAGETTES_GROUND = STREETS.or(ARENA).or(COMMONS);

  static final SquareSet POLICE_GROUND = STREETS.or(ARENA).or(ALBERT_HALL);

  private Zones() {}
}
