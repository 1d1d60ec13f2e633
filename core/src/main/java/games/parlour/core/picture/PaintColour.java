package games.parlour.core.picture;

/**
 * A colour.
 *
 * @param rgb its red, green and blue in one number
 * @param index its place among the 256 colours of simpler terminals
 */
public record PaintColour(int rgb, int index) {
  /** This colour with so many percent of another; simpler terminals take the index as it is. */
  public PaintColour mix(PaintColour other, int percent, int mixedIndex) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int mine = rgb >> shift & 255;
      int theirs = other.rgb >> shift & 255;
      mixed |= (mine + (theirs - mine) * percent / 100) << shift;
    }
    return new PaintColour(mixed, mixedIndex);
  }

  /** As pictures write it. */
  public String hex() {
    return String.format("#%06X", rgb);
  }
}
