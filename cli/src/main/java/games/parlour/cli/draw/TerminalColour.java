package games.parlour.cli.draw;

/**
 * A colour.
 *
 * @param rgb its red, green and blue in one number
 * @param index its place among the 256 colours of simpler terminals
 */
public record TerminalColour(int rgb, int index) {
  /** This colour with so many percent of another; simpler terminals take the index as it is. */
  public TerminalColour mix(TerminalColour other, int percent, int mixedIndex) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int mine = rgb >> shift & 255;
      int theirs = other.rgb >> shift & 255;
      mixed |= (mine + (theirs - mine) * percent / 100) << shift;
    }
    return new TerminalColour(mixed, mixedIndex);
  }

  /** As pictures write it. */
  public String hex() {
    return String.format("#%06X", rgb);
  }
}
