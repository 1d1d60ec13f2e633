package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.ops.CardOperations;

/** A seat's part of a round: a card from the hand, and perhaps a claimed card (V12 to V20). */
final class RoundStep implements Step {
  @Override
  public void run(Table t) {
    t.ask();
  }

  private static boolean mustPlay(Table t) {
    return t.get(Layout.HAND_PLAYED) == 0 && Decks.hand(t, t.seat()) != 0;
  }

  @Override
  public boolean asksAlways(Table t) {
    return mustPlay(t);
  }

  @Override
  public void list(Table t, MoveList into) {
    if (mustPlay(t)) {
      listHand(t, into);
    } else {
      into.add(Kind.DONE.code());
    }
    if (t.get(Layout.CLAIMED_PLAYED) == 0) {
      for (long left = Claims.claimed(t, t.seat()); left != 0; left &= left - 1) {
        int card = Claims.FIRST + Long.numberOfTrailingZeros(left);
        if (CardOperations.claimedIsPlayable(t, card, t.seat())) {
          into.add(Kind.CLAIMED.code(card));
        }
      }
    }
  }

  private static void listHand(Table t, MoveList into) {
    int side = t.side();
    boolean campaign = Actions.canCampaign(t, t.seat());
    boolean organize = Actions.canOrganize(t, side);
    boolean lobby = Actions.canLobby(t, side);
    long hand = Decks.hand(t, t.seat());
    boolean any = campaign || organize || lobby;
    for (long left = hand; left != 0; left &= left - 1) {
      int card = Decks.card(side, left);
      if (Cards.get(card).playable(t, t.seat())) {
        into.add(Kind.EVENT.code(card));
        any = true;
      }
      if (campaign) {
        into.add(Kind.CAMPAIGN.code(card));
      }
      if (organize) {
        into.add(Kind.ORGANIZE.code(card));
      }
      if (lobby) {
        into.add(Kind.LOBBY.code(card));
      }
    }
    for (long left = any ? 0 : hand; left != 0; left &= left - 1) {
      into.add(Kind.DISCARD.code(Decks.card(side, left)));
    }
  }

  @Override
  public void take(Table t, long move) {
    Kind kind = Kind.of(move);
    int card = Kind.first(move);
    int seat = t.seat();
    if (kind == Kind.DONE) {
      Course.roundOver(t);
      return;
    }
    if (kind == Kind.CLAIMED) {
      t.put(Layout.CLAIMED_PLAYED, 1);
      Claims.leave(t, seat, card);
      t.log().play(PlayNote.CLAIMED, seat, card);
      Events.begin(t, seat, card);
      return;
    }
    t.put(Layout.HAND_PLAYED, 1);
    Decks.outOfHand(t, seat, card);
    if (kind == Kind.EVENT) {
      Events.pay(t, seat, card);
    } else {
      Decks.discard(t, card);
      Actions.begin(t, seat, kind, card);
    }
  }

  @Override
  public boolean sound(Table t) {
    return !t.botActs();
  }

  @Override
  public Text ask(Table t) {
    int turn = t.whole(Layout.TURN);
    int round = t.whole(Layout.ROUND);
    if (!mustPlay(t)) {
      return Text.of("ask.claimed", "turn", turn, "round", round);
    }
    int event = Rules.eventFee(t, t.side());
    int campaign = Rules.campaignFee(t, t.side());
    if (event > 0 && campaign > 0) {
      return Text.of(
          "ask.round.fees", "turn", turn, "round", round, "event", event, "campaign", campaign);
    }
    if (event + campaign == 0) {
      return Text.of("ask.round", "turn", turn, "round", round);
    }
    String key = event > 0 ? "ask.round.event-fee" : "ask.round.campaign-fee";
    return Text.of(key, "turn", turn, "round", round, "n", event + campaign);
  }
}
