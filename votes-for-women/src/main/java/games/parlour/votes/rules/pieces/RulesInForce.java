package games.parlour.votes.rules.pieces;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the cards in effect change. */
public final class RulesInForce {
  private static final int D4 = 4;
  private static final int D6 = 6;

  /** For each sort of rule and side, the cards that bring it. */
  private static final RuleCard[][][] BY_CARD = byCard();

  private RulesInForce() {}

  /** A card, and the rule that holds while it lies in its box. */
  private record RuleCard(int card, LastingRule rule) {}

  private static RuleCard[][][] byCard() {
    LastingRule.Sort[] sorts = LastingRule.Sort.values();
    RuleCard[][][] cards = new RuleCard[sorts.length][2][];
    for (LastingRule.Sort sort : sorts) {
      for (int side = 0; side < 2; side++) {
        cards[sort.ordinal()][side] = cards(sort, side);
      }
    }
    return cards;
  }

  private static RuleCard[] cards(LastingRule.Sort sort, int side) {
    List<RuleCard> found = new ArrayList<>();
    for (CardData card : GameData.get().cards()) {
      for (Map<String, Object> effect : card.effects()) {
        EffectEntry entry = new EffectEntry(effect);
        if (card.deck() != Deck.OPPOBOT && entry.is("op", "rule")) {
          LastingRule rule = LastingRule.of(entry);
          if (rule.sort() == sort && rule.side() == side) {
            found.add(new RuleCard(card.index(), rule));
          }
        }
      }
    }
    return found.toArray(RuleCard[]::new);
  }

  private static @Nullable RuleCard find(Components t, LastingRule.Sort sort, int side) {
    for (RuleCard card : BY_CARD[sort.ordinal()][side]) {
      if (Boxes.has(t, card.card())) {
        return card;
      }
    }
    return null;
  }

  /** The rule of a sort that holds for a side, if one does; two of a sort are as one (V22, V56). */
  public static @Nullable LastingRule inForce(Components t, LastingRule.Sort sort, int side) {
    RuleCard found = find(t, sort, side);
    return found == null ? null : found.rule();
  }

  private static int number(Components t, LastingRule.Sort sort, int side, int otherwise) {
    LastingRule rule = inForce(t, sort, side);
    return rule == null ? otherwise : rule.n();
  }

  /** The regions where each side may not place cubes, eight bits a side (V51). */
  static long barred(GameState t) {
    long barred = 0;
    for (int side = 0; side < 2; side++) {
      LastingRule rule = inForce(t, LastingRule.Sort.NO_PLACING, side);
      barred |= rule == null ? 0 : (long) rule.regions() << side * Cubes.IN_REGION;
    }
    return barred;
  }

  /** How many sides a side's die for Campaigning has. */
  public static int campaignDie(Components t, int side) {
    return number(t, LastingRule.Sort.CAMPAIGN_DIE, side, D4);
  }

  /** What a side pays for a Campaigning action (V54). */
  public static int campaignFee(Components t, int side) {
    return number(t, LastingRule.Sort.CAMPAIGN_FEE, side, 0);
  }

  /** What a side pays to play an event card (V55, V56). */
  public static int eventFee(Components t, int side) {
    return number(t, LastingRule.Sort.EVENT_FEE, side, 0);
  }

  public static int lobbyDie(Components t, int side) {
    return number(t, LastingRule.Sort.LOBBY_DIE, side, D6);
  }

  /** The lowest face that counts in Lobbying. */
  public static int lobbyLow(Components t, int side) {
    LastingRule rule = inForce(t, LastingRule.Sort.LOBBY_DIE, side);
    return rule == null ? D6 : rule.low();
  }

  public static int finalDie(GameState t, int side) {
    return number(t, LastingRule.Sort.FINAL_DIE, side, D6);
  }

  /** The card by which the Suffragists win ties in Final Voting, or -1. */
  public static int tieCard(GameState t) {
    RuleCard found = find(t, LastingRule.Sort.FINAL_TIES, Terms.SUFFRAGIST);
    return found == null ? -1 : found.card();
  }

  /** The side that wins ties in Final Voting. */
  public static int winsTies(GameState t) {
    boolean suffragist = inForce(t, LastingRule.Sort.FINAL_TIES, Terms.SUFFRAGIST) != null;
    return suffragist ? Terms.SUFFRAGIST : Terms.OPPOSITION;
  }
}
