package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Role;
import java.util.List;

/** Choices between the players of a side. */
public final class Partners {
  private static final List<Role> ROLES = List.of(Role.values());

  private Partners() {}

  /** Lists a move for each seat of a side. */
  public static void list(GameState t, int side, MoveKind kind, MoveList into) {
    for (int seat = 0; seat < t.terms().size(); seat++) {
      if (t.sideOf(seat) == side) {
        into.add(kind.code(t.terms().mode().roles().get(seat).ordinal()));
      }
    }
  }

  /** The seat that such a move names. */
  public static int chosen(GameState t, long move) {
    return t.terms().seat(ROLES.get(MoveKind.first(move)));
  }
}
