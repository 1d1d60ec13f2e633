package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.ops.CardOperations;

/** The Oppobot's part of a round: its start card or the next one, as an event or to campaign. */
final class OppobotStep implements Step {
  private static final int DRAWING = 0;
  private static final int PLAYING = 1;
  static final int PLAYED = 2;

  /** The card that it has drawn. */
  private static final int CARD = Frame.A;

  @Override
  public void run(Table t) {
    switch (t.frame(Frame.STAGE)) {
      case DRAWING -> {
        int start = BotDeck.startCard(t);
        if (start >= 0) {
          BotDeck.draw(t, start);
          t.frame(Frame.STAGE, PLAYED);
          event(t, start);
        } else if (BotDeck.left(t) == 0) {
          t.frame(Frame.STAGE, PLAYED);
        } else {
          t.chance();
        }
      }
      case PLAYING -> play(t, t.frame(CARD));
      default -> Course.roundOver(t);
    }
  }

  private static void event(Table t, int card) {
    t.log().play(PlayNote.EVENT, t.seat(), card);
    Events.begin(t, t.seat(), card);
  }

  /** A card whose condition is not met, or that would change nothing, is for Campaigning (V112). */
  private static void play(Table t, int index) {
    Card card = Cards.get(index);
    boolean met = card.playIf().met(t);
    t.frame(CARD, 0);
    t.frame(Frame.STAGE, PLAYED);
    if (met && CardOperations.benefits(t, index)) {
      event(t, index);
    } else {
      t.log().card(met ? CardNote.NO_USE : CardNote.NOT_MET, index);
      BotDeck.discard(t, index);
      t.log().play(PlayNote.CAMPAIGNS, t.seat(), index);
      t.push(FrameKind.BOT_CAMPAIGN, t.seat());
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    BotDeck.listNext(t, into);
  }

  @Override
  public void take(Table t, long move) {
    int card = Kind.first(move);
    BotDeck.draw(t, card);
    t.log().card(CardNote.BOT_DRAWS, card);
    t.frame(CARD, card);
    t.frame(Frame.STAGE, PLAYING);
  }

  @Override
  public Text ask(Table t) {
    return Text.of("ask.bot.draw");
  }

  /** Nobody is asked while it holds a card, so that none is ever written. */
  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? PLAYED : 0;
  }

  @Override
  public boolean sound(Table t) {
    return t.botActs() && t.frame(Frame.STAGE) != PLAYING;
  }
}
