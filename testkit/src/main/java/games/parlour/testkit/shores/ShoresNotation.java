package games.parlour.testkit.shores;

import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import java.util.Locale;
import java.util.stream.Collectors;

/** How Two Shores is written; positions are written and not read. */
final class ShoresNotation implements Notation<ShoresPosition, ShoreMove> {
  static String text(ShoreMove move) {
    return switch (move) {
      case ShoreMove.Deal deal -> "deal:" + ShoresRules.CARDS.get(deal.card());
      case ShoreMove.Die die -> "die:" + die.eyes();
      case ShoreMove.Light light -> "light:" + ShoresRules.CARDS.get(light.card());
      case ShoreMove.Sail sail -> "sail:" + ShoresRules.CARDS.get(sail.card());
      case ShoreMove.At at -> "at:" + ShoresRules.HARBOURS.get(at.harbour());
    };
  }

  @Override
  public String write(ShoreMove move) {
    return text(move);
  }

  @Override
  public ShoreMove read(ShoresPosition position, String text) {
    return position.moves().stream()
        .filter(move -> text(move).equals(text))
        .findFirst()
        .orElseThrow(() -> Refusal.ofMove(text));
  }

  @Override
  public String writePosition(ShoresPosition p) {
    String cards =
        p.cards().stream()
            .map(where -> where.name().substring(0, 2).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(","));
    String lanterns =
        p.lanterns().stream()
            .map(there -> there.get(0) + "-" + there.get(1))
            .collect(Collectors.joining(","));
    return String.join(
        " ",
        cards,
        lanterns,
        p.voyages().get(0) + "-" + p.voyages().get(1),
        ShoresRules.SHORES.get(p.boat()),
        String.valueOf(p.eyes()),
        ShoresRules.SEATS.get(p.seat()).name(),
        p.phase().name().toLowerCase(Locale.ROOT));
  }
}
