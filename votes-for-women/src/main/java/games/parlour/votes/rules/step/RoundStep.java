package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.CardActions;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Step;
import org.jspecify.annotations.Nullable;

/** A seat's part of a round: a card from the hand, and perhaps a claimed card (V12 to V20). */
final class RoundStep implements Step {
  @Override
  public void run(GameState t) {
    t.ask();
  }

  private static boolean mustPlay(GameState t) {
    return t.get(StateLayout.HAND_PLAYED) == 0 && Decks.hand(t, t.seat()) != 0;
  }

  @Override
  public boolean asksAlways(GameState t) {
    return mustPlay(t);
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (mustPlay(t)) {
      listHand(t, into);
    } else {
      into.add(MoveKind.DONE.code());
    }
    if (t.get(StateLayout.CLAIMED_PLAYED) == 0) {
      for (long left = Claims.claimed(t, t.seat()); left != 0; left &= left - 1) {
        int card = Claims.FIRST + Long.numberOfTrailingZeros(left);
        if (CardOperations.claimedIsPlayable(t, card, t.seat())) {
          into.add(MoveKind.CLAIMED.code(card));
        }
      }
    }
  }

  private static void listHand(GameState t, MoveList into) {
    int side = t.side();
    boolean campaign = CardActions.canCampaign(t, t.seat());
    boolean organize = CardActions.canOrganize(t, side);
    boolean lobby = CardActions.canLobby(t, side);
    long hand = Decks.hand(t, t.seat());
    boolean any = campaign || organize || lobby;
    for (long left = hand; left != 0; left &= left - 1) {
      int card = Decks.card(side, left);
      if (Cards.get(card).playable(t, t.seat())) {
        into.add(MoveKind.EVENT.code(card));
        any = true;
      }
      if (campaign) {
        into.add(MoveKind.CAMPAIGN.code(card));
      }
      if (organize) {
        into.add(MoveKind.ORGANIZE.code(card));
      }
      if (lobby) {
        into.add(MoveKind.LOBBY.code(card));
      }
    }
    for (long left = any ? 0 : hand; left != 0; left &= left - 1) {
      into.add(MoveKind.DISCARD.code(Decks.card(side, left)));
    }
  }

  @Override
  public void take(GameState t, long move) {
    MoveKind kind = MoveKind.of(move);
    int card = MoveKind.first(move);
    int seat = t.seat();
    if (kind == MoveKind.DONE) {
      GameFlow.roundOver(t);
      return;
    }
    if (kind == MoveKind.CLAIMED) {
      t.put(StateLayout.CLAIMED_PLAYED, 1);
      Claims.leave(t, seat, card);
      CardEvents.begin(t, seat, card);
      t.log().play(PlayNote.CLAIMED, seat, card);
      return;
    }
    t.put(StateLayout.HAND_PLAYED, 1);
    Decks.outOfHand(t, seat, card);
    if (kind == MoveKind.EVENT) {
      CardEvents.pay(t, seat, card);
    } else {
      Decks.discard(t, card);
      CardActions.begin(t, seat, kind, card);
    }
  }

  @Override
  public void consider(GameState t, MoveList into) {
    into.add(MoveKind.DONE.code());
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    int card = MoveKind.first(move);
    return switch (MoveKind.of(move)) {
      case EVENT, CAMPAIGN, ORGANIZE, LOBBY, DISCARD -> whyNotFromHand(t, MoveKind.of(move), card);
      case CLAIMED -> whyNotClaimed(t, card);
      case DONE -> Text.of("why.hand-first");
      default -> null;
    };
  }

  private static Text whyNotFromHand(GameState t, MoveKind use, int card) {
    if (!Decks.holds(t, t.seat(), card)) {
      return Text.of("why.not-in-hand", "card", GameTexts.card(card));
    }
    if (!mustPlay(t)) {
      return Text.of("why.hand-played");
    }
    return switch (use) {
      case EVENT -> Cards.get(card).whyUnplayable(t, t.seat());
      case DISCARD -> Text.of("why.discard");
      default -> CardActions.whyNot(t, t.seat(), use);
    };
  }

  private static Text whyNotClaimed(GameState t, int card) {
    if (!Claims.hasClaimed(t, t.seat(), card)) {
      return Text.of("why.not-claimed", "card", GameTexts.card(card));
    }
    return t.get(StateLayout.CLAIMED_PLAYED) != 0
        ? Text.of("why.claimed-played")
        : CardOperations.whyClaimedIsUnplayable(t, card, t.seat());
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    return switch (MoveKind.of(move)) {
      case CAMPAIGN, ORGANIZE, LOBBY -> CardActions.outlook(t, t.seat(), MoveKind.of(move));
      case EVENT -> eventFee(t);
      case DISCARD -> Text.of("outlook.discard");
      default -> null;
    };
  }

  private static @Nullable Text eventFee(GameState t) {
    int fee = RulesInForce.eventFee(t, t.side());
    return fee == 0 ? null : Text.of("outlook.cost", "n", fee);
  }

  /** The same whatever the hand holds: everybody is told it. */
  @Override
  public String rule(GameState t) {
    return "V12";
  }

  @Override
  public boolean sound(GameState t) {
    return !t.botActs();
  }

  @Override
  public Text ask(GameState t) {
    int turn = t.whole(StateLayout.TURN);
    int round = t.whole(StateLayout.ROUND);
    if (!mustPlay(t)) {
      return Text.of("ask.claimed", "turn", turn, "round", round);
    }
    int event = RulesInForce.eventFee(t, t.side());
    int campaign = RulesInForce.campaignFee(t, t.side());
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
