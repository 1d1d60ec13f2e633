package games.parlour.votes.rules.operation.track;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** Each campaigner that the player leads may go to any region, one after the other. */
public final class MoveCampaigners extends Operation {
  private static final int CAMPAIGNER = Frame.A;

  @Override
  public void run(GameState t) {
    int campaigner = t.frame(CAMPAIGNER);
    if (campaigner == Campaigners.COUNT) {
      t.next();
    } else if (Campaigners.leads(t, t.seat(), campaigner)) {
      t.ask();
    } else {
      t.frame(CAMPAIGNER, campaigner + 1);
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (int region = 0; region < Cubes.REGIONS; region++) {
      into.add(MoveKind.MOVE.code(t.frame(CAMPAIGNER), region));
    }
  }

  @Override
  public void take(GameState t, long move) {
    int campaigner = t.frame(CAMPAIGNER);
    t.frame(CAMPAIGNER, campaigner + 1);
    if (Campaigners.region(t, campaigner) != MoveKind.second(move)) {
      Campaigners.move(t, campaigner, MoveKind.second(move));
    }
  }

  @Override
  public Text ask(GameState t) {
    int campaigner = t.frame(CAMPAIGNER);
    return Text.of(
        "ask.move",
        "card",
        GameTexts.card(t.frame(Frame.CARD)),
        "campaigner",
        GameTexts.campaigner(campaigner),
        "where",
        GameTexts.in(Campaigners.region(t, campaigner)));
  }

  @Override
  public String rule(GameState t) {
    return "V42";
  }

  @Override
  public int left(GameState t) {
    int left = 0;
    for (int i = t.frame(CAMPAIGNER); i < Campaigners.COUNT; i++) {
      left += Campaigners.leads(t, t.seat(), i) ? 1 : 0;
    }
    return left;
  }

  @Override
  public long most(GameState t, int register) {
    return register == CAMPAIGNER ? Campaigners.COUNT : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.move-campaigners");
  }
}
