package games.parlour.votes.rules.pieces;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Terms;

/** What a hand card can be played for besides its event. */
public final class CardActions {
  private CardActions() {}

  /** Campaigning needs a campaigner of the acting seat, and its fee (V18, V54, V101). */
  public static boolean canCampaign(Components t, int seat) {
    return againstCampaigning(t, seat) == ActionObstacle.NONE;
  }

  private static ActionObstacle againstCampaigning(Components t, int seat) {
    int side = t.sideOf(seat);
    if (!Campaigners.leadsAny(t, seat)) {
      return Campaigners.count(t, side) == 0
          ? ActionObstacle.NO_CAMPAIGNER
          : ActionObstacle.NO_OWN_CAMPAIGNER;
    }
    return Buttons.count(t, side) >= RulesInForce.campaignFee(t, side)
        ? ActionObstacle.NONE
        : ActionObstacle.FEE;
  }

  /** Organizing needs a campaigner, and room in the pool (V2, V18). */
  public static boolean canOrganize(Components t, int side) {
    return againstOrganizing(t, side) == ActionObstacle.NONE;
  }

  private static ActionObstacle againstOrganizing(Components t, int side) {
    if (Campaigners.count(t, side) == 0) {
      return ActionObstacle.NO_CAMPAIGNER;
    }
    return Buttons.count(t, side) < Buttons.most(side)
        ? ActionObstacle.NONE
        : ActionObstacle.FULL_POOL;
  }

  /** Lobbying needs a campaigner and something to move in Congress (V18, V38, V39). */
  public static boolean canLobby(Components t, int side) {
    return againstLobbying(t, side) == ActionObstacle.NONE;
  }

  private static ActionObstacle againstLobbying(Components t, int side) {
    if (Congress.room(t, side) == 0) {
      return Congress.sent(t) ? ActionObstacle.SENT : ActionObstacle.NO_MARKER;
    }
    return Campaigners.count(t, side) > 0 ? ActionObstacle.NONE : ActionObstacle.NO_CAMPAIGNER;
  }

  /** Why a seat cannot take an action now, which it indeed cannot. */
  public static Text whyNot(Components t, int seat, MoveKind action) {
    int side = t.sideOf(seat);
    ActionObstacle obstacle =
        switch (action) {
          case CAMPAIGN -> againstCampaigning(t, seat);
          case ORGANIZE -> againstOrganizing(t, side);
          default -> againstLobbying(t, side);
        };
    return switch (obstacle) {
      case NONE -> throw new IllegalStateException(action + " is possible");
      case NO_CAMPAIGNER -> Text.of("why.no-campaigner");
      case NO_OWN_CAMPAIGNER -> Text.of("why.no-campaigner.own");
      case FEE ->
          Text.of(
              "why.campaign-fee",
              "n",
              RulesInForce.campaignFee(t, side),
              "have",
              Buttons.count(t, side));
      case FULL_POOL -> Text.of("why.full-pool", "most", Buttons.most(side));
      case SENT -> Text.of("why.sent");
      case NO_MARKER -> Text.of("why.no-marker");
    };
  }

  /** What an action would bring and cost. */
  public static Text outlook(Components t, int seat, MoveKind action) {
    int side = t.sideOf(seat);
    int campaigners = Campaigners.count(t, side);
    return switch (action) {
      case CAMPAIGN -> {
        int fee = RulesInForce.campaignFee(t, side);
        int sides = RulesInForce.campaignDie(t, side);
        yield fee == 0
            ? Text.of("outlook.campaign", "n", campaigners, "sides", sides)
            : Text.of("outlook.campaign.fee", "n", campaigners, "sides", sides, "fee", fee);
      }
      case ORGANIZE ->
          Text.of(
              "outlook.organize",
              "n",
              Math.min(campaigners, Buttons.most(side) - Buttons.count(t, side)));
      default -> {
        int sides = RulesInForce.lobbyDie(t, side);
        int low = RulesInForce.lobbyLow(t, side);
        String verb = side == Terms.SUFFRAGIST ? "add" : "remove";
        String key = "outlook.lobby." + verb + (low == sides ? "" : ".from");
        yield Text.of(key, "n", campaigners, "sides", sides, "low", low);
      }
    };
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
