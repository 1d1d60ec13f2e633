package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;

/** A Lobbying action: a die for each campaigner, and markers for those that hit (V35). */
final class LobbyStep implements Step {
  private static final int ROLLING = 0;
  private static final int ROLLED = 1;

  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == ROLLING) {
      int side = t.side();
      t.frame(Frame.STAGE, ROLLED);
      Dice.begin(t, Campaigners.count(t, side), Rules.lobbyDie(t, side), Rules.lobbyLow(t, side));
    } else if (usable(t) == 0) {
      t.pop();
    } else {
      t.ask();
    }
  }

  private static int usable(Table t) {
    return Math.min(t.frame(Frame.ROLL), Congress.room(t, t.side()));
  }

  @Override
  public void list(Table t, MoveList into) {
    for (int n = usable(t); n >= 0; n--) {
      into.add(Kind.USE.code(n));
    }
  }

  @Override
  public void take(Table t, long move) {
    int side = t.side();
    t.pop();
    Congress.shift(t, side, Kind.first(move));
  }

  @Override
  public Text ask(Table t) {
    String key = t.side() == Terms.SUFFRAGIST ? "ask.use.add" : "ask.use.remove";
    return Text.of(key, "n", usable(t));
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? ROLLED : register == Frame.ROLL ? Campaigners.COUNT : 0;
  }
}
