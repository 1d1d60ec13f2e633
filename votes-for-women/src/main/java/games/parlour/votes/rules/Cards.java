package games.parlour.votes.rules;

import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.ops.Operation;
import games.parlour.votes.rules.ops.Operations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** All cards, made ready for the rules out of the data file. */
public final class Cards {
  private static final int ERAS = Era.values().length;
  private static final Card[] ALL =
      GameData.get().cards().stream().map(Cards::card).toArray(Card[]::new);
  private static final int[] OF_STATE = ofStates();

  /** For each deck and era, the set of its cards. */
  private static final long[][] BY_ERA = byEra();

  /** For each era, the set of the Oppobot's cards. */
  private static final long[] BOT_BY_ERA = botByEra();

  /** For each sort of rule and side, the cards that bring it. */
  private static final Card[][][] WITH_RULE = withRules();

  private static final int[] BUTTONS = {
    GameData.get().pieces("buttons", "suffragist"), GameData.get().pieces("buttons", "opposition")
  };
  private static final int[] CUBES = {
    GameData.get().pieces("cubes", "purple"),
    GameData.get().pieces("cubes", "yellow"),
    GameData.get().pieces("cubes", "red")
  };

  private Cards() {}

  private static Card card(CardData data) {
    BotData bot = data.bot();
    List<Operation> operations = Operations.of(data.effects());
    if (bot == null) {
      return new Card(data, Operations.needs(data), operations);
    }
    List<Operation> forBot = Operations.of(bot.effects());
    return new Card(data, Operations.needs(data), operations, Operations.playIf(bot), forBot);
  }

  private static int[] ofStates() {
    int[] cards = new int[Cubes.STATES];
    Arrays.fill(cards, -1);
    for (Card card : ALL) {
      if (card.data().state() >= 0) {
        cards[card.data().state()] = card.index();
      }
    }
    return cards;
  }

  private static long[][] byEra() {
    long[][] cards = new long[2][ERAS];
    for (Card card : ALL) {
      Era era = card.data().era();
      if (era != null && card.index() < Claims.FIRST) {
        cards[Decks.deckOf(card.index())][era.ordinal()] |= Decks.bit(card.index());
      }
    }
    return cards;
  }

  private static long[] botByEra() {
    long[] cards = new long[ERAS];
    for (int i = Oppobot.FIRST; i < ALL.length; i++) {
      Era era = Objects.requireNonNull(ALL[i].data().era());
      cards[era.ordinal()] |= Oppobot.bit(i);
    }
    return cards;
  }

  private static Card[][][] withRules() {
    Rule.Sort[] sorts = Rule.Sort.values();
    Card[][][] cards = new Card[sorts.length][2][];
    for (Rule.Sort sort : sorts) {
      for (int side = 0; side < 2; side++) {
        List<Card> found = new ArrayList<>();
        for (Card card : ALL) {
          Rule rule = card.rule();
          boolean own = card.data().deck() != Deck.OPPOBOT;
          if (own && rule != null && rule.sort() == sort && rule.side() == side) {
            found.add(card);
          }
        }
        cards[sort.ordinal()][side] = found.toArray(Card[]::new);
      }
    }
    return cards;
  }

  public static Card get(int index) {
    return ALL[index];
  }

  public static int count() {
    return ALL.length;
  }

  static Card[] withRule(Rule.Sort sort, int side) {
    return WITH_RULE[sort.ordinal()][side];
  }

  /** The State card of a state, or -1. */
  public static int ofState(int state) {
    return OF_STATE[state];
  }

  /** All cards of a deck. */
  public static long deck() {
    return (1L << Decks.SIZE) - 1;
  }

  /** The start card of a side's deck. */
  public static long start(int deck) {
    return era(deck, Era.START);
  }

  public static long era(int deck, Era era) {
    return BY_ERA[deck][era.ordinal()];
  }

  /** The Oppobot's cards of an era. */
  static long bot(Era era) {
    return BOT_BY_ERA[era.ordinal()];
  }

  /** Those of a set of cards that are of its earliest era. */
  static long earliest(int deck, long cards) {
    for (long era : BY_ERA[deck]) {
      if ((cards & era) != 0) {
        return cards & era;
      }
    }
    return cards;
  }

  /** How many buttons a side has in all. */
  static int buttons(int side) {
    return BUTTONS[side];
  }

  /** How many cubes of a colour are in the box. */
  public static int cubes(int colour) {
    return CUBES[colour];
  }
}
