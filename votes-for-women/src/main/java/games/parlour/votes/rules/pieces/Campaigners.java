package games.parlour.votes.rules.pieces;

import games.parlour.votes.rules.note.CampaignerNote;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;

/** The six campaigners: two purple, two yellow, two red, in the order they come. */
public final class Campaigners {
  public static final int COUNT = 6;

  /** How many there are of each colour. */
  public static final int OF_COLOUR = 2;

  private Campaigners() {}

  public static int colour(int campaigner) {
    return campaigner / OF_COLOUR;
  }

  /** One of the campaigners of a colour, counted from zero in the order they come. */
  public static int of(int colour, int which) {
    return OF_COLOUR * colour + which;
  }

  public static int side(int campaigner) {
    return Colours.side(colour(campaigner));
  }

  /** Whether a seat leads a campaigner that is on the map: partners each their colour (V100). */
  public static boolean leads(Components t, int seat, int campaigner) {
    return (t.terms().colours(seat) >> colour(campaigner) & 1) != 0 && region(t, campaigner) >= 0;
  }

  /** Whether a seat leads any campaigner that is on the map. */
  public static boolean leadsAny(Components t, int seat) {
    for (int i = 0; i < COUNT; i++) {
      if (leads(t, seat, i)) {
        return true;
      }
    }
    return false;
  }

  /** The region a campaigner is in, or -1 if it has not come yet. */
  public static int region(Components t, int campaigner) {
    return t.whole(StateLayout.CAMPAIGNERS + campaigner) - 1;
  }

  public static void place(GameState t, int campaigner, int region) {
    t.put(StateLayout.CAMPAIGNERS + campaigner, region + 1);
  }

  /** How many campaigners of a side are on the map. */
  public static int count(Components t, int side) {
    int count = 0;
    for (int i = 0; i < COUNT; i++) {
      count += side(i) == side && region(t, i) >= 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * The next campaigner of a colour comes. The cards bring no more than there are (V7); where a
   * game began with both on the map, no other comes.
   */
  public static void arrive(GameState t, int colour, int region) {
    int first = OF_COLOUR * colour;
    int next = region(t, first) < 0 ? first : first + 1;
    if (region(t, next) < 0) {
      place(t, next, region);
      t.log().campaigner(CampaignerNote.ARRIVES, next, region);
    }
  }

  /** A campaigner goes to another region. */
  public static void move(GameState t, int campaigner, int region) {
    place(t, campaigner, region);
    t.log().campaigner(CampaignerNote.MOVES, campaigner, region);
  }
}
