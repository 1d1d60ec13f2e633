package games.parlour.votes.rules.state;

import java.util.List;
import java.util.Locale;

/** Who plays against whom. */
public enum Mode {
  ONE_ON_ONE,
  TWO_ON_ONE,
  ONE_ON_TWO,
  TWO_ON_TWO,
  SOLITAIRE,
  COOPERATIVE;

  private static final List<List<Role>> ROLES =
      List.of(
          List.of(Role.SUFFRAGIST, Role.OPPOSITION),
          List.of(Role.PURPLE, Role.YELLOW, Role.OPPOSITION),
          List.of(Role.SUFFRAGIST, Role.FIRST, Role.SECOND),
          List.of(Role.PURPLE, Role.YELLOW, Role.FIRST, Role.SECOND),
          List.of(Role.SUFFRAGIST),
          List.of(Role.PURPLE, Role.YELLOW));

  /** Who sits at the table, in the order of the seats. */
  public List<Role> roles() {
    return ROLES.get(ordinal());
  }

  /** Whether the Opposition is the Oppobot, which has no seat. */
  public boolean bot() {
    return this == SOLITAIRE || this == COOPERATIVE;
  }

  /** Whether a side has two players. */
  public boolean hasPartners() {
    return this != ONE_ON_ONE && this != SOLITAIRE;
  }

  /** Its name in options and positions. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Mode of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
