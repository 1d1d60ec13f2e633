package games.parlour.testkit.cards;

import games.parlour.core.Notation;
import games.parlour.core.Refusal;

/** A notation of Four Hands with something wrong. */
final class FaultyCardsNotation implements Notation<FaultyCardsPosition, CardMove> {
  private final CardsNotation real = new CardsNotation();
  private final CardsFault fault;

  FaultyCardsNotation(CardsFault fault) {
    this.fault = fault;
  }

  @Override
  public String write(CardMove move) {
    String text = real.write(move);
    return switch (fault) {
      case SAME_TEXT_TWICE -> text.replace("put-2", "put-1");
      case TEXT_WITH_SPACES -> text.replace("swap", "swap one");
      case TEXT_LIKE_AN_ACT -> text.replace("swap", "!swap");
      default -> text;
    };
  }

  @Override
  public CardMove read(FaultyCardsPosition position, String text) {
    if (fault == CardsFault.READS_ANOTHER_MOVE && text.equals("put-2")) {
      return new CardMove.Put(0);
    }
    String plain = text.replace("swap one", "swap").replace("!swap", "swap");
    try {
      return real.read(position.real(), plain);
    } catch (Refusal refusal) {
      if (fault == CardsFault.FAILS_ON_NONSENSE) {
        throw new IllegalStateException(refusal);
      }
      throw refusal;
    }
  }

  @Override
  public String writePosition(FaultyCardsPosition position) {
    String line = real.writePosition(position.real());
    return fault == CardsFault.TWO_LINES ? line.replace(" on ", " on\n") : line;
  }
}
