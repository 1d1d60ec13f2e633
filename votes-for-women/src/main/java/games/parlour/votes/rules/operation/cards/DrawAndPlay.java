package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.SecretNote;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import org.jspecify.annotations.Nullable;

/**
 * Cards are drawn aside, one of them is played if one can be, and the others are discarded or put
 * back on top of the pile or below it (V67 to V70).
 */
public final class DrawAndPlay extends Operation {
  private static final int DRAWING = 0;
  private static final int CHOOSING = 1;
  private static final int PUTTING = 2;

  private static final int DRAWN = Frame.A;

  private final int draw;
  private final boolean plays;
  private final boolean putsBack;

  public DrawAndPlay(int draw, boolean plays, boolean putsBack) {
    this.draw = draw;
    this.plays = plays;
    this.putsBack = putsBack;
  }

  @Override
  public void run(GameState t) {
    switch (t.frame(Frame.STAGE)) {
      case DRAWING -> {
        if (t.frame(DRAWN) < draw && Decks.left(t, t.side()) > 0) {
          t.chance();
        } else {
          if (putsBack) {
            // Where they go is the player's secret, also from a partner who knew them before.
            CardKnowledge.forget(t, t.side(), t.set(Frame.CARDS));
            CardKnowledge.mix(t, t.side(), t.set(Frame.CARDS));
          }
          t.frame(Frame.STAGE, plays && t.set(Frame.CARDS) != 0 ? CHOOSING : PUTTING);
        }
      }
      case CHOOSING -> t.ask();
      default -> {
        if (t.set(Frame.CARDS) == 0) {
          t.next();
        } else if (putsBack) {
          t.ask();
        } else {
          dropAll(t, t.set(Frame.CARDS));
        }
      }
    }
  }

  @Override
  public boolean asksAlways(GameState t) {
    return true;
  }

  private static void dropAll(GameState t, long cards) {
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Decks.card(t.side(), left);
      t.frame(Frame.CARDS, t.set(Frame.CARDS) & ~Decks.bit(card));
      Decks.discard(t, card);
      t.revealed();
      t.log().play(PlayNote.DROPS, t.seat(), card);
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    int stage = t.frame(Frame.STAGE);
    if (stage == DRAWING) {
      Decks.listNext(t, t.side(), into);
      return;
    }
    if (stage == CHOOSING) {
      PlayableCards.list(t, t.set(Frame.CARDS), into);
      return;
    }
    for (long left = t.set(Frame.CARDS); left != 0; left &= left - 1) {
      into.add(MoveKind.TOP.code(Decks.card(t.side(), left)));
      into.add(MoveKind.BOTTOM.code(Decks.card(t.side(), left)));
    }
  }

  @Override
  public void take(GameState t, long move) {
    int card = MoveKind.first(move);
    long bit = Decks.bit(card);
    switch (MoveKind.of(move)) {
      case DRAW -> {
        Decks.remove(t, card);
        t.frame(Frame.CARDS, t.set(Frame.CARDS) | bit);
        t.frame(DRAWN, t.frame(DRAWN) + 1);
        t.log().secret(SecretNote.LOOKS, t.seat(), card);
      }
      case EVENT -> {
        t.frame(Frame.STAGE, PUTTING);
        if (!putsBack) {
          dropAll(t, t.set(Frame.CARDS) & ~bit);
        }
        t.frame(Frame.CARDS, t.set(Frame.CARDS) & ~bit);
        CardEvents.pay(t, t.seat(), card);
      }
      case PASS -> t.frame(Frame.STAGE, PUTTING);
      default -> {
        t.frame(Frame.CARDS, t.set(Frame.CARDS) & ~bit);
        boolean top = MoveKind.of(move) == MoveKind.TOP;
        Decks.putBack(t, t.seat(), card, top);
        t.log().secret(top ? SecretNote.TOP : SecretNote.BOTTOM, t.seat(), card);
      }
    }
  }

  @Override
  public Text ask(GameState t) {
    String key =
        switch (t.frame(Frame.STAGE)) {
          case DRAWING -> "ask.look";
          case CHOOSING -> "ask.drawn";
          default -> "ask.put";
        };
    return Text.of(
        key, "card", GameTexts.card(t.frame(Frame.CARD)), "n", Long.bitCount(t.set(Frame.CARDS)));
  }

  @Override
  public String rule(GameState t) {
    return "V67";
  }

  @Override
  public int left(GameState t) {
    return t.frame(Frame.STAGE) == PUTTING ? Long.bitCount(t.set(Frame.CARDS)) : -1;
  }

  @Override
  public void consider(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == CHOOSING) {
      PlayableCards.consider(t, t.set(Frame.CARDS), into);
    }
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    return t.frame(Frame.STAGE) == CHOOSING
        ? PlayableCards.whyNot(t, t.set(Frame.CARDS), move)
        : null;
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> PUTTING;
      case DRAWN -> draw;
      case Frame.CARDS -> CardSets.deck();
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    return Long.bitCount(t.set(Frame.CARDS)) <= t.frame(DRAWN);
  }

  @Override
  public Text tell() {
    String key = !plays ? "op.draw-and-put" : putsBack ? "op.draw-play-put" : "op.draw-and-play";
    return Text.of(key, "n", draw);
  }
}
