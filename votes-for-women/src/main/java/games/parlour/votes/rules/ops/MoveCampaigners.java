package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Campaigners;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** Each campaigner that the player leads may go to any region, one after the other. */
final class MoveCampaigners extends Operation {
  private static final int CAMPAIGNER = Frame.A;

  @Override
  public void run(Table t) {
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
  public void list(Table t, MoveList into) {
    for (int region = 0; region < Cubes.REGIONS; region++) {
      into.add(Kind.MOVE.code(t.frame(CAMPAIGNER), region));
    }
  }

  @Override
  public void take(Table t, long move) {
    int campaigner = t.frame(CAMPAIGNER);
    t.frame(CAMPAIGNER, campaigner + 1);
    if (Campaigners.region(t, campaigner) != Kind.second(move)) {
      Campaigners.move(t, campaigner, Kind.second(move));
    }
  }

  @Override
  public Text ask(Table t) {
    int campaigner = t.frame(CAMPAIGNER);
    return Text.of(
        "ask.move",
        "card",
        Words.card(t.frame(Frame.CARD)),
        "campaigner",
        Words.campaigner(campaigner),
        "where",
        Words.in(Campaigners.region(t, campaigner)));
  }

  @Override
  public long most(Table t, int register) {
    return register == CAMPAIGNER ? Campaigners.COUNT : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.move-campaigners");
  }
}
