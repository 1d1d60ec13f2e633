package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * The other side loses cards of its hand at random and draws as many (V66); each of two partners
 * half of them, one partner after the other.
 */
public final class SwapRandomCards extends Operation {
  private static final int LOSING = 0;
  private static final int DRAWING = 1;

  private static final int LOST = Frame.A;
  private static final int DRAWN = Frame.B;

  /** Which of the seats of the other side it is, counted from zero. */
  private static final int PLACE = Frame.C;

  private final int n;

  public SwapRandomCards(int n) {
    this.n = n;
  }

  private static int count(GameState t) {
    return t.terms().count(1 - t.side());
  }

  private static int loser(GameState t) {
    return t.terms().seat(1 - t.side(), t.frame(PLACE));
  }

  @Override
  public void run(GameState t) {
    int loser = loser(t);
    if (t.frame(Frame.STAGE) == LOSING) {
      if (t.frame(LOST) < n / count(t) && Decks.hand(t, loser) != 0) {
        t.chance();
      } else {
        t.frame(Frame.STAGE, DRAWING);
      }
    } else if (t.frame(DRAWN) < t.frame(LOST) && Decks.left(t, t.sideOf(loser)) > 0) {
      t.chance();
    } else if (t.frame(PLACE) + 1 < count(t)) {
      t.frame(PLACE, t.frame(PLACE) + 1);
      t.frame(LOST, 0);
      t.frame(DRAWN, 0);
      t.frame(Frame.STAGE, LOSING);
    } else {
      t.next();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    int loser = loser(t);
    int deck = t.sideOf(loser);
    if (t.frame(Frame.STAGE) == DRAWING) {
      Decks.listNext(t, deck, into);
      return;
    }
    for (long left = Decks.hand(t, loser); left != 0; left &= left - 1) {
      into.add(MoveKind.LOSE.code(Decks.card(deck, left)));
    }
  }

  @Override
  public void take(GameState t, long move) {
    int card = MoveKind.first(move);
    if (MoveKind.of(move) == MoveKind.LOSE) {
      t.frame(LOST, t.frame(LOST) + 1);
      Decks.throwAway(t, loser(t), card, PlayNote.LOST);
    } else {
      t.frame(DRAWN, t.frame(DRAWN) + 1);
      Decks.draw(t, loser(t), card);
    }
  }

  @Override
  public Text ask(GameState t) {
    boolean losing = t.frame(Frame.STAGE) == LOSING;
    int left = losing ? n / count(t) - t.frame(LOST) : t.frame(LOST) - t.frame(DRAWN);
    Text who = GameTexts.seat(t, loser(t));
    return Text.of(losing ? "ask.lose" : "ask.draw", "seat", who, "n", left);
  }

  @Override
  public boolean brings(Components t, int side) {
    boolean felt = !t.terms().revisedOppobot() || !GameStatus.isLastRoundOfAll(t);
    return felt && Decks.held(t, 1 - side) > 0;
  }

  @Override
  public String rule(GameState t) {
    return "V64";
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> DRAWING;
      case LOST, DRAWN -> n / count(t);
      case PLACE -> count(t) - 1;
      default -> 0;
    };
  }

  @Override
  public Text tell() {
    return Text.of("op.swap-hand.random", "n", n);
  }
}
