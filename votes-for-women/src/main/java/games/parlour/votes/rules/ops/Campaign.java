package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Actions;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;

/** A Campaigning action, if there is a campaigner and the fee can be paid (V54). */
final class Campaign extends Operation {
  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == 0 && Actions.canCampaign(t, t.seat())) {
      t.frame(Frame.STAGE, 1);
      Actions.campaign(t, t.seat());
    } else {
      t.next();
    }
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.campaign");
  }
}
