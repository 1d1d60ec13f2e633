package games.parlour.cli.draw;

/**
 * A colour.
 *
 * @param rgb its red, green and blue in one number
 * @param index its place among the 256 colours of simpler terminals
 */
record Colour(int rgb, int index) {
  /** This colour with so many percent of another; simpler terminals take the index as it is. */
  Colour mix(Colour other, int percent, int mixedIndex) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int mine = rgb >> shift & 255;
      int theirs = other.rgb >> shift & 255;
      mixed |= (mine + (theirs - mine) * percent / 100) << shift;
    }
    return new Colour(mixed, mixedIndex);
  }

  /** As pictures write it. */
  String hex() {
    return String.format("#%06X", rgb);
  }
}
