package games.parlour.votes.rules;

import games.parlour.core.Generator;
import games.parlour.core.MoveList;
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

  private static final Set<Kind> ACTIVE =
      EnumSet.of(Kind.EVENT, Kind.CLAIMED, Kind.LOBBY, Kind.PUT, Kind.TAKE_OUT, Kind.SUPERSEDE);

  private final Generator random;
  private final Leaning leaning;
  private final MoveList liked = new MoveList();

  public RandomPlay(Generator random, Leaning leaning) {
    this.random = random;
    this.leaning = leaning;
  }

  /** One of the moves that a side, or chance, has. */
  public long pick(MoveList moves, boolean suffragist) {
    if (leaning != Leaning.NONE && suffragist && Kind.of(moves.get(0)) == Kind.USE) {
      return Kind.USE.code(moves.size() - 1);
    }
    if (leaning != Leaning.NONE && (!suffragist || random.below(3) > 0)) {
      liked.clear();
      for (int i = 0; i < moves.size(); i++) {
        if (likes(Kind.of(moves.get(i)), suffragist)) {
          liked.add(moves.get(i));
        }
      }
      if (liked.size() > 0) {
        return liked.get(random.below(liked.size()));
      }
    }
    return moves.get(random.below(moves.size()));
  }

  private boolean likes(Kind kind, boolean suffragist) {
    if (suffragist) {
      return kind == Kind.LOBBY;
    }
    return leaning == Leaning.RATIFYING ? !ACTIVE.contains(kind) : kind != Kind.LOBBY;
  }
}
