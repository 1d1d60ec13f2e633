package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.Partners;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import org.jspecify.annotations.Nullable;

/**
 * The player looks at the other hand and throws a card out, but none that shows a campaigner; its
 * owner draws another (V64). Of two hands the player chooses one before looking (V103).
 */
public final class SwapSeenCard extends Operation {
  /** Which of two hands is looked at: its seat, plus one. */
  private static final int LOSER = Frame.A;

  private static final int LOOKING = 0;
  private static final int CHOOSING = 1;
  private static final int DRAWING = 2;
  private static final int DONE = 3;

  private static boolean mustChoose(GameState t) {
    return t.frame(LOSER) == 0 && t.terms().count(1 - t.side()) > 1;
  }

  private static int loser(GameState t) {
    return t.frame(LOSER) == 0 ? t.terms().seat(1 - t.side(), 0) : t.frame(LOSER) - 1;
  }

  @Override
  public void run(GameState t) {
    if (mustChoose(t)) {
      t.ask();
      return;
    }
    int other = loser(t);
    int deck = t.sideOf(other);
    switch (t.frame(Frame.STAGE)) {
      case LOOKING -> {
        CardKnowledge.learn(t, t.seat(), deck, Decks.hand(t, other));
        t.revealed();
        t.log().shown(other, t.seat());
        t.frame(Frame.STAGE, anyMayGo(t) ? CHOOSING : DONE);
      }
      case CHOOSING -> t.ask();
      case DRAWING -> {
        if (Decks.left(t, deck) > 0) {
          t.chance();
        } else {
          t.frame(Frame.STAGE, DONE);
        }
      }
      default -> t.next();
    }
  }

  private static boolean mayGo(int card) {
    return !Cards.get(card).data().campaignerIcon();
  }

  private static boolean anyMayGo(GameState t) {
    int deck = t.sideOf(loser(t));
    for (long left = Decks.hand(t, loser(t)); left != 0; left &= left - 1) {
      if (mayGo(Decks.card(deck, left))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (mustChoose(t)) {
      Partners.list(t, 1 - t.side(), MoveKind.LOOK, into);
      return;
    }
    int deck = t.sideOf(loser(t));
    if (t.frame(Frame.STAGE) == DRAWING) {
      Decks.listNext(t, deck, into);
      return;
    }
    for (long left = Decks.hand(t, loser(t)); left != 0; left &= left - 1) {
      int card = Decks.card(deck, left);
      if (mayGo(card)) {
        into.add(MoveKind.OUT.code(card));
      }
    }
  }

  @Override
  public void take(GameState t, long move) {
    int card = MoveKind.first(move);
    if (MoveKind.of(move) == MoveKind.LOOK) {
      t.frame(LOSER, 1 + Partners.chosen(t, move));
    } else if (MoveKind.of(move) == MoveKind.OUT) {
      Decks.throwAway(t, loser(t), card, PlayNote.THROWN_OUT);
      t.frame(Frame.STAGE, DRAWING);
    } else {
      Decks.draw(t, loser(t), card);
      t.frame(Frame.STAGE, DONE);
    }
  }

  @Override
  public Text ask(GameState t) {
    if (mustChoose(t)) {
      return Text.of("ask.whose", "card", GameTexts.card(t.frame(Frame.CARD)));
    }
    return t.frame(Frame.STAGE) == DRAWING
        ? Text.of("ask.draw", "seat", GameTexts.seat(t, loser(t)), "n", 1)
        : Text.of("ask.out", "card", GameTexts.card(t.frame(Frame.CARD)));
  }

  @Override
  public String rule(GameState t) {
    return mustChoose(t) ? "V103" : "V64";
  }

  @Override
  public void consider(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == CHOOSING) {
      int deck = t.sideOf(loser(t));
      for (long left = Decks.hand(t, loser(t)); left != 0; left &= left - 1) {
        into.add(MoveKind.OUT.code(Decks.card(deck, left)));
      }
    }
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    int card = MoveKind.first(move);
    boolean seen =
        MoveKind.of(move) == MoveKind.OUT
            && t.frame(Frame.STAGE) == CHOOSING
            && Decks.holds(t, loser(t), card);
    return seen ? Text.of("why.safe", "card", GameTexts.card(card)) : null;
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? DONE : register == LOSER ? most(t) : 0;
  }

  private static int most(GameState t) {
    return t.terms().count(1 - t.side()) > 1 ? t.terms().size() : 0;
  }

  @Override
  public boolean sound(GameState t) {
    return mustChoose(t) ? t.frame(Frame.STAGE) == 0 : t.sideOf(loser(t)) != t.side();
  }

  @Override
  public Text tell() {
    return Text.of("op.swap-hand.sight");
  }
}
