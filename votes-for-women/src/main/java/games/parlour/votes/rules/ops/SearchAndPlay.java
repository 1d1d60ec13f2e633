package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Events;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** Any playable card of the draw pile is played, and then the pile shuffled (V71). */
final class SearchAndPlay extends Operation {
  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == 0 && Decks.left(t, t.side()) > 0) {
      Decks.lookThrough(t, t.seat());
      t.ask();
    } else {
      Decks.shuffle(t, t.side());
      t.next();
    }
  }

  @Override
  public boolean asksAlways(Table t) {
    return true;
  }

  @Override
  public void list(Table t, MoveList into) {
    Playable.list(t, Decks.pile(t, t.side()), into);
  }

  @Override
  public void take(Table t, long move) {
    t.frame(Frame.STAGE, 1);
    if (Kind.of(move) == Kind.EVENT) {
      Decks.remove(t, Kind.first(move));
      Events.pay(t, t.seat(), Kind.first(move));
    }
  }

  @Override
  public Text ask(Table t) {
    return Text.of("ask.search", "card", Words.card(t.frame(Frame.CARD)));
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.search-and-play");
  }
}
