package games.parlour.votes.rules;

import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.state.MoveKind;
import java.util.EnumSet;
import java.util.Set;

/**
 * Plays by chance, with a leaning: left to chance alone the amendment is seldom sent, and hardly
 * ever ratified.
 */
public final class RandomPlay {
  /** What the sides lean to. */
  public enum Leaning {
    /** Nothing: every move is as likely as the others. */
    NONE,
    /** The Suffragists lobby often, with every hit; the Opposition never does. */
    SENDING,
    /** Besides, the Opposition does as little as it can. */
    RATIFYING
  }

  private static final Set<MoveKind> ACTIVE =
      EnumSet.of(
          MoveKind.EVENT,
          MoveKind.CLAIMED,
          MoveKind.LOBBY,
          MoveKind.PUT,
          MoveKind.TAKE_OUT,
          MoveKind.SUPERSEDE);

  private final Generator random;
  private final Leaning leaning;
  private final MoveList liked = new MoveList();

  public RandomPlay(Generator random, Leaning leaning) {
    this.random = random;
    this.leaning = leaning;
  }

  /** One of the moves that a side, or chance, has. */
  public long pick(MoveList moves, boolean suffragist) {
    if (leaning != Leaning.NONE && suffragist && MoveKind.of(moves.get(0)) == MoveKind.USE) {
      return MoveKind.USE.code(moves.size() - 1);
    }
    if (leaning != Leaning.NONE && (!suffragist || random.below(3) > 0)) {
      liked.clear();
      for (int i = 0; i < moves.size(); i++) {
        if (likes(MoveKind.of(moves.get(i)), suffragist)) {
          liked.add(moves.get(i));
        }
      }
      if (liked.size() > 0) {
        return liked.get(random.below(liked.size()));
      }
    }
    return moves.get(random.below(moves.size()));
  }

  private boolean likes(MoveKind kind, boolean suffragist) {
    if (suffragist) {
      return kind == MoveKind.LOBBY;
    }
    return leaning == Leaning.RATIFYING ? !ACTIVE.contains(kind) : kind != MoveKind.LOBBY;
  }
}
