package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import org.jspecify.annotations.Nullable;

/** Any playable card of the draw pile is played, and then the pile shuffled (V71). */
public final class SearchAndPlay extends Operation {
  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == 0 && Decks.left(t, t.side()) > 0) {
      Decks.lookThrough(t, t.seat());
      t.ask();
    } else {
      Decks.shuffle(t, t.side());
      t.next();
    }
  }

  @Override
  public boolean asksAlways(GameState t) {
    return true;
  }

  @Override
  public void list(GameState t, MoveList into) {
    PlayableCards.list(t, Decks.pile(t, t.side()), into);
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(Frame.STAGE, 1);
    if (MoveKind.of(move) == MoveKind.EVENT) {
      CardKnowledge.blur(t, t.side(), Decks.pile(t, t.side()), MoveKind.first(move));
      Decks.remove(t, MoveKind.first(move));
      CardEvents.pay(t, t.seat(), MoveKind.first(move));
    }
  }

  @Override
  public Text ask(GameState t) {
    return Text.of("ask.search", "card", GameTexts.card(t.frame(Frame.CARD)));
  }

  @Override
  public String rule(GameState t) {
    return "V67";
  }

  @Override
  public void consider(GameState t, MoveList into) {
    PlayableCards.consider(t, Decks.pile(t, t.side()), into);
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    return PlayableCards.whyNot(t, Decks.pile(t, t.side()), move);
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.search-and-play");
  }
}
