package games.parlour.votes.rules;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the cards in effect change. */
public final class Rules {
  private static final int D4 = 4;
  private static final int D6 = 6;

  /** For each sort of rule and side, the cards that bring it. */
  private static final RuleCard[][][] BY_CARD = byCard();

  private Rules() {}

  /** A card, and the rule that holds while it lies in its box. */
  private record RuleCard(int card, Rule rule) {}

  private static RuleCard[][][] byCard() {
    Rule.Sort[] sorts = Rule.Sort.values();
    RuleCard[][][] cards = new RuleCard[sorts.length][2][];
    for (Rule.Sort sort : sorts) {
      for (int side = 0; side < 2; side++) {
        cards[sort.ordinal()][side] = cards(sort, side);
      }
    }
    return cards;
  }

  private static RuleCard[] cards(Rule.Sort sort, int side) {
    List<RuleCard> found = new ArrayList<>();
    for (CardData card : GameData.get().cards()) {
      for (Map<String, Object> effect : card.effects()) {
        EffectEntry entry = new EffectEntry(effect);
        if (card.deck() != Deck.OPPOBOT && entry.is("op", "rule")) {
          Rule rule = Rule.of(entry);
          if (rule.sort() == sort && rule.side() == side) {
            found.add(new RuleCard(card.index(), rule));
          }
        }
      }
    }
    return found.toArray(RuleCard[]::new);
  }

  private static @Nullable RuleCard find(Table t, Rule.Sort sort, int side) {
    for (RuleCard card : BY_CARD[sort.ordinal()][side]) {
      if (Boxes.has(t, card.card())) {
        return card;
      }
    }
    return null;
  }

  /** The rule of a sort that holds for a side, if one does; two of a sort are as one (V22, V56). */
  public static @Nullable Rule inForce(Table t, Rule.Sort sort, int side) {
    RuleCard found = find(t, sort, side);
    return found == null ? null : found.rule();
  }

  private static int number(Table t, Rule.Sort sort, int side, int otherwise) {
    Rule rule = inForce(t, sort, side);
    return rule == null ? otherwise : rule.n();
  }

  /** The regions where each side may not place cubes, eight bits a side (V51). */
  static long barred(Table t) {
    long barred = 0;
    for (int side = 0; side < 2; side++) {
      Rule rule = inForce(t, Rule.Sort.NO_PLACING, side);
      barred |= rule == null ? 0 : (long) rule.regions() << side * Cubes.IN_REGION;
    }
    return barred;
  }

  /** How many sides a side's die for Campaigning has. */
  public static int campaignDie(Table t, int side) {
    return number(t, Rule.Sort.CAMPAIGN_DIE, side, D4);
  }

  /** What a side pays for a Campaigning action (V54). */
  public static int campaignFee(Table t, int side) {
    return number(t, Rule.Sort.CAMPAIGN_FEE, side, 0);
  }

  /** What a side pays to play an event card (V55, V56). */
  public static int eventFee(Table t, int side) {
    return number(t, Rule.Sort.EVENT_FEE, side, 0);
  }

  public static int lobbyDie(Table t, int side) {
    return number(t, Rule.Sort.LOBBY_DIE, side, D6);
  }

  /** The lowest face that counts in Lobbying. */
  public static int lobbyLow(Table t, int side) {
    Rule rule = inForce(t, Rule.Sort.LOBBY_DIE, side);
    return rule == null ? D6 : rule.low();
  }

  public static int finalDie(Table t, int side) {
    return number(t, Rule.Sort.FINAL_DIE, side, D6);
  }

  /** The card by which the Suffragists win ties in Final Voting, or -1. */
  static int tieCard(Table t) {
    RuleCard found = find(t, Rule.Sort.FINAL_TIES, Terms.SUFFRAGIST);
    return found == null ? -1 : found.card();
  }

  /** The side that wins ties in Final Voting. */
  public static int winsTies(Table t) {
    boolean suffragist = inForce(t, Rule.Sort.FINAL_TIES, Terms.SUFFRAGIST) != null;
    return suffragist ? Terms.SUFFRAGIST : Terms.OPPOSITION;
  }
}
