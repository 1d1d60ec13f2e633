package games.parlour.votes.rules.card;

import games.parlour.votes.data.GameData;

/** All cards, with what each of them asks for. */
public final class Cards {
  private static final Card[] ALL =
      GameData.get().cards().stream().map(Card::new).toArray(Card[]::new);

  private Cards() {}

  public static Card get(int index) {
    return ALL[index];
  }

  public static int count() {
    return ALL.length;
  }
}
