package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;

/** The Oppobot's part of a round: its start card or the next one, as an event or to campaign. */
final class OppobotStep implements Step {
  private static final int DRAWING = 0;
  private static final int PLAYING = 1;
  static final int PLAYED = 2;

  /** The card that it has drawn. */
  private static final int CARD = GameStatus.BOT_CARD;

  @Override
  public void run(GameState t) {
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
      default -> GameFlow.roundOver(t);
    }
  }

  private static void event(GameState t, int card) {
    CardEvents.begin(t, t.seat(), card);
    t.log().play(PlayNote.EVENT, t.seat(), card);
  }

  /** A card whose condition is not met, or that would change nothing, is for Campaigning (V112). */
  private static void play(GameState t, int index) {
    Card card = Cards.get(index);
    boolean met = card.playIf().met(t);
    t.frame(Frame.STAGE, PLAYED);
    if (met && CardOperations.benefits(t, index)) {
      t.frame(CARD, 0);
      event(t, index);
    } else {
      t.log().card(met ? CardNote.NO_USE : CardNote.NOT_MET, index);
      t.frame(CARD, 0);
      BotDeck.discard(t, index);
      t.log().play(PlayNote.CAMPAIGNS, t.seat(), index);
      t.push(FrameKind.BOT_CAMPAIGN, t.seat());
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    BotDeck.listNext(t, into);
  }

  @Override
  public void take(GameState t, long move) {
    int card = MoveKind.first(move);
    BotDeck.draw(t, card);
    t.frame(CARD, card);
    t.log().card(CardNote.BOT_DRAWS, card);
    t.frame(Frame.STAGE, PLAYING);
  }

  @Override
  public Text ask(GameState t) {
    return Text.of("ask.bot.draw");
  }

  @Override
  public String rule(GameState t) {
    return "V112";
  }

  /** Nobody is asked while it holds a card, so that none is ever written. */
  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? PLAYED : 0;
  }

  @Override
  public boolean sound(GameState t) {
    return t.botActs() && t.frame(Frame.STAGE) != PLAYING;
  }
}
