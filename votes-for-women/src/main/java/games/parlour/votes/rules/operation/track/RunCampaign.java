package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.CardActions;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** A Campaigning action, if there is a campaigner and the fee can be paid (V54). */
public final class RunCampaign extends Operation {
  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == 0 && CardActions.canCampaign(t, t.seat())) {
      t.frame(Frame.STAGE, 1);
      CardActions.campaign(t, t.seat());
    } else {
      t.next();
    }
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.campaign");
  }
}
