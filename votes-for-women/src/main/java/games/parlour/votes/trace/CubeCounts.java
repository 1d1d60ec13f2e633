package games.parlour.votes.trace;

/** The cubes in a state, written as our positions write them: {@code p2y1}, {@code r3}. */
record CubeCounts(int purple, int yellow, int red) {
  static final CubeCounts NONE = new CubeCounts(0, 0, 0);

  /** Reads them; a state that is decided holds none. */
  static CubeCounts read(String text) {
    if (!text.matches("([pyr][0-9]+)+")) {
      return NONE;
    }
    return new CubeCounts(count(text, 'p'), count(text, 'y'), count(text, 'r'));
  }

  private static int count(String text, char colour) {
    int at = text.indexOf(colour) + 1;
    int number = 0;
    while (at > 0 && at < text.length() && Character.isDigit(text.charAt(at))) {
      number = number * 10 + text.charAt(at) - '0';
      at++;
    }
    return number;
  }

  @Override
  public String toString() {
    return told('p', purple) + told('y', yellow) + told('r', red);
  }

  private static String told(char colour, int number) {
    return number == 0 ? "" : "" + colour + number;
  }
}
