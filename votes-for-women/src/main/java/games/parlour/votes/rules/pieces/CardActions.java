package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** What a hand card can be played for besides its event. */
public final class CardActions {
  private CardActions() {}

  /** Campaigning needs a campaigner of the acting seat, and its fee (V18, V54, V101). */
  public static boolean canCampaign(GameState t, int seat) {
    int side = t.sideOf(seat);
    return Campaigners.leadsAny(t, seat)
        && Buttons.count(t, side) >= RulesInForce.campaignFee(t, side);
  }

  /** Organizing needs a campaigner, and room in the pool (V2, V18). */
  public static boolean canOrganize(GameState t, int side) {
    return Campaigners.count(t, side) > 0 && Buttons.count(t, side) < Buttons.most(side);
  }

  /** Lobbying needs a campaigner and something to move in Congress (V18, V38, V39). */
  public static boolean canLobby(GameState t, int side) {
    return Campaigners.count(t, side) > 0 && Congress.room(t, side) > 0;
  }

  /** Begins what a card was played for. */
  public static void begin(GameState t, int seat, MoveKind kind, int card) {
    int side = t.sideOf(seat);
    switch (kind) {
      case CAMPAIGN -> {
        t.log().play(PlayNote.CAMPAIGNS, seat, card);
        campaign(t, seat);
      }
      case ORGANIZE -> {
        t.log().play(PlayNote.ORGANIZES, seat, card);
        Buttons.gain(t, side, Campaigners.count(t, side));
      }
      case LOBBY -> {
        t.log().play(PlayNote.LOBBIES, seat, card);
        t.push(FrameKind.LOBBY, seat);
      }
      default -> t.log().play(PlayNote.DISCARDS, seat, card);
    }
  }

  /** Begins a Campaigning action, with its fee. */
  public static void campaign(GameState t, int seat) {
    int side = t.sideOf(seat);
    Buttons.pay(t, side, RulesInForce.campaignFee(t, side), ButtonNote.PAYS_FEE);
    t.push(FrameKind.CAMPAIGN, seat);
  }
}
