package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;
import org.jspecify.annotations.Nullable;

/** A Lobbying action: a die for each campaigner, and markers for those that hit (V35). */
final class LobbyStep implements Step {
  private static final int ROLLING = 0;
  private static final int ROLLED = 1;

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == ROLLING) {
      int side = t.side();
      t.frame(Frame.STAGE, ROLLED);
      RolledDice.begin(
          t,
          Campaigners.count(t, side),
          RulesInForce.lobbyDie(t, side),
          RulesInForce.lobbyLow(t, side));
    } else if (usable(t) == 0) {
      t.pop();
    } else {
      t.ask();
    }
  }

  private static int usable(GameState t) {
    return Math.min(t.frame(Frame.ROLL), Congress.room(t, t.side()));
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (int n = usable(t); n >= 0; n--) {
      into.add(MoveKind.USE.code(n));
    }
  }

  @Override
  public void take(GameState t, long move) {
    int side = t.side();
    t.pop();
    Congress.shift(t, side, MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    String key = t.side() == Terms.SUFFRAGIST ? "ask.use.add" : "ask.use.remove";
    return Text.of(key, "n", usable(t));
  }

  @Override
  public String rule(GameState t) {
    return "V35";
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    int n = MoveKind.first(move);
    boolean adds = t.side() == Terms.SUFFRAGIST;
    int then = Congress.markers(t) + (adds ? n : -n);
    return then == Congress.MARKERS
        ? Text.of("outlook.sends")
        : Text.of("outlook.congress", "n", then, "of", Congress.MARKERS);
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? ROLLED : register == Frame.ROLL ? Campaigners.COUNT : 0;
  }
}
