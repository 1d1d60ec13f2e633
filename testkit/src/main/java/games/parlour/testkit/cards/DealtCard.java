package games.parlour.testkit.cards;

/**
 * A card that lies somewhere.
 *
 * @param value 1 to 5, or 0 for one that the viewer does not know
 * @param known one bit for each seat that knows it; everybody sees who has looked at what
 */
record DealtCard(int value, int known) {
  boolean knownTo(int seat) {
    return (known >> seat & 1) != 0;
  }

  DealtCard shownTo(int seat) {
    return new DealtCard(value, known | 1 << seat);
  }

  DealtCard withValue(int other) {
    return new DealtCard(other, known);
  }
}
