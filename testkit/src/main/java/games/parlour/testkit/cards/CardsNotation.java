package games.parlour.testkit.cards;

import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.testkit.cards.CardsPosition.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How Four Hands is written. A position has nine fields: rounds, peeks, round, points, stock by
 * value, top, hands, table, phase. A card is its value and, as a hexadecimal digit, who knows it;
 * what is empty is a hyphen.
 */
final class CardsNotation implements Notation<CardsPosition, CardMove> {
  private static final String CARDS = "(-|([1-5][0-9a-f]){1,8})";
  private static final String LINE =
      "[123] (on|off) [0-3] [0-3]-[0-3] [0-5]{5} "
          + CARDS
          + " "
          + CARDS
          + "(/"
          + CARDS
          + "){3} (-|[1-8]{1,4}) (deal|choose|draw|put|play|throw)";

  static String text(CardMove move) {
    return switch (move) {
      case CardMove.Deal deal -> "deal-" + deal.value();
      case CardMove.Die die -> "die-" + die.eyes();
      case CardMove.Peek peek ->
          "peek-" + CardsRules.SEATS.get(peek.seat()).name() + "-" + (peek.place() + 1);
      case CardMove.Swap swap -> "swap";
      case CardMove.Put put -> "put-" + (put.place() + 1);
      case CardMove.Play play -> "play-" + (play.place() + 1);
    };
  }

  @Override
  public String write(CardMove move) {
    return text(move);
  }

  @Override
  public CardMove read(CardsPosition position, String text) {
    for (CardMove move : position.moves()) {
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw Refusal.ofMove(text);
  }

  @Override
  public String writePosition(CardsPosition p) {
    return String.join(
        " ",
        String.valueOf(p.rules().rounds()),
        p.rules().peeks() ? "on" : "off",
        String.valueOf(p.round()),
        p.points().get(0) + "-" + p.points().get(1),
        digits(p.stock()),
        cards(p.top()),
        String.join("/", p.hands().stream().map(CardsNotation::cards).toList()),
        digits(p.table()),
        p.phase().name().toLowerCase(Locale.ROOT));
  }

  static CardsPosition readPosition(String line) {
    if (!line.matches(LINE)) {
      throw new Refusal(Text.of("refused.position", "why", Text.of("refused.cards")));
    }
    String[] field = line.split(" ", -1);
    CardsPosition p =
        new CardsPosition(
            new CardsRules(Integer.parseInt(field[0]), field[1].equals("on")),
            Integer.parseInt(field[2]),
            digits(field[3].replace("-", "")),
            digits(field[4]),
            cards(field[5]),
            List.of(field[6].split("/", -1)).stream().map(CardsNotation::cards).toList(),
            digits(field[7]),
            Phase.valueOf(field[8].toUpperCase(Locale.ROOT)));
    if (!sound(p)) {
      throw new Refusal(Text.of("refused.position", "why", Text.of("refused.cards")));
    }
    return p;
  }

  /** Whether no card is there too often and play can go on. */
  private static boolean sound(CardsPosition p) {
    boolean thrown = p.phase() == Phase.THROW;
    boolean table = p.phase() == Phase.DEAL ? p.table().isEmpty() : p.table().size() < 4 || thrown;
    List<Integer> all = CardsKnowledge.unseen(p, -1);
    for (int i = 0; i < all.size(); i++) {
      table &= all.get(i) <= CardsRules.COPIES.get(i);
    }
    return table && !(thrown && p.table().isEmpty()) && p.moves().isEmpty() == p.over();
  }

  private static String digits(List<Integer> numbers) {
    StringBuilder out = new StringBuilder();
    numbers.forEach(out::append);
    return out.isEmpty() ? "-" : out.toString();
  }

  private static List<Integer> digits(String text) {
    return text.equals("-") ? List.of() : text.chars().mapToObj(c -> c - '0').toList();
  }

  private static String cards(List<DealtCard> cards) {
    StringBuilder out = new StringBuilder();
    cards.forEach(card -> out.append(card.value()).append(Integer.toHexString(card.known())));
    return out.isEmpty() ? "-" : out.toString();
  }

  private static List<DealtCard> cards(String text) {
    List<DealtCard> cards = new ArrayList<>();
    for (int i = 0; i + 1 < text.length(); i += 2) {
      cards.add(new DealtCard(text.charAt(i) - '0', Character.digit(text.charAt(i + 1), 16)));
    }
    return List.copyOf(cards);
  }
}
