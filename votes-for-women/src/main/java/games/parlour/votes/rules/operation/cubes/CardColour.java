package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Terms;
import java.util.Locale;

/** The colour that a card names; some depend on whose card it is. */
public enum CardColour {
  SUFFRAGIST,
  PURPLE,
  YELLOW,
  RED,
  OWN,
  OPPONENT;

  public static CardColour of(Object word) {
    return valueOf(word.toString().toUpperCase(Locale.ROOT));
  }

  /** The colours it means for a side, one bit each. */
  public int colours(int side) {
    return switch (this) {
      case SUFFRAGIST -> Colours.of(Terms.SUFFRAGIST);
      case PURPLE -> 1 << Colours.PURPLE;
      case YELLOW -> 1 << Colours.YELLOW;
      case RED -> 1 << Colours.RED;
      case OWN -> Colours.of(side);
      case OPPONENT -> Colours.of(1 - side);
    };
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** So many cubes of it. */
  Text cubes(Amount n) {
    return n.isRoll() ? Text.of("cubes." + word() + ".roll") : cubes(n.fixed());
  }

  public Text cubes(int n) {
    return Text.of("cubes." + word(), "n", n);
  }

  /** So many cubes, as its player would call them; of two colours of one's own none is named. */
  Text cubes(int n, int side) {
    CardColour meant =
        switch (this) {
          case OWN -> side == Terms.SUFFRAGIST ? SUFFRAGIST : RED;
          case OPPONENT -> side == Terms.SUFFRAGIST ? RED : SUFFRAGIST;
          default -> this;
        };
    boolean mine = meant == SUFFRAGIST && side == Terms.SUFFRAGIST;
    return mine ? Text.of("cubes.mine", "n", n) : meant.cubes(n);
  }

  /** So many cubes that are still to come. */
  Text more(int n, int side) {
    Text cubes = cubes(n, side);
    return Text.of(cubes.key() + ".more", "n", n);
  }

  /** All cubes of it. */
  public Text all() {
    return Text.of("cubes." + word() + ".all");
  }
}
