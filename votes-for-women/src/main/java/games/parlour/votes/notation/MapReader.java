package games.parlour.votes.notation;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.GameState;

/** Lays out the map: cubes, marks and campaigners. */
final class MapReader {
  /** More cubes of a colour than this nobody needs in a state. */
  private static final int MOST_IN_STATE = 99;

  /** The letters of the colours, in their order. */
  static final String LETTERS = "pyr";

  private final GameState t;
  private final PositionTokens tokens;

  MapReader(GameState t, PositionTokens tokens) {
    this.t = t;
    this.tokens = tokens;
  }

  void read() {
    boolean over = tokens.has("over");
    for (StateData state : GameData.get().states()) {
      String told = tokens.take(state.code(), "");
      if (told.equals("ratified") || told.equals("rejected")) {
        if (!Congress.sent(t)) {
          throw PositionLine.wrong(Text.of("refused.line.unsent", "state", state.code()));
        }
        Cubes.layMark(t, state.index(), told.equals("ratified"));
      } else if (!told.isEmpty()) {
        cubes(state, told, over);
      }
    }
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      int count = Cubes.onMap(t, colour);
      int most = CardSets.cubes(colour);
      if (t.terms().limited() && count > most) {
        String word = GameTexts.colourWord(colour);
        throw PositionLine.wrong(
            Text.of("refused.line.supply", "colour", word, "count", count, "most", most));
      }
    }
    for (String told : tokens.list("campaigners", ",")) {
      campaigner(told);
    }
  }

  /** Cubes of one side, fewer than four of them once the amendment is with the states. */
  private void cubes(StateData state, String told, boolean over) {
    int[] count = new int[Colours.COUNT];
    int at = 0;
    while (at < told.length()) {
      int end = at + 1;
      while (end < told.length() && Character.isDigit(told.charAt(end))) {
        end++;
      }
      int colour = LETTERS.indexOf(told.charAt(at));
      if (colour < 0 || count[colour] > 0) {
        throw wrong(state.code() + "=" + told);
      }
      String digits = told.substring(at + 1, end);
      count[colour] = PositionTokens.number(state.code(), digits, 1, MOST_IN_STATE);
      at = end;
    }
    int own = count[Colours.PURPLE] + count[Colours.YELLOW];
    boolean both = own > 0 && count[Colours.RED] > 0;
    boolean late = Congress.sent(t) && !over && Math.max(own, count[Colours.RED]) >= Cubes.FOUR;
    if (both || late) {
      throw wrong(state.code() + "=" + told);
    }
    Cubes.lay(t, state.index(), count[Colours.PURPLE], count[Colours.YELLOW], count[Colours.RED]);
  }

  private void campaigner(String told) {
    for (int i = 0; i < Campaigners.COUNT; i++) {
      for (RegionData region : GameData.get().regions()) {
        boolean meant = told.equals(GameTexts.campaignerWord(i) + ":" + region.id());
        if (meant && Campaigners.region(t, i) < 0) {
          Campaigners.place(t, i, region.index());
          return;
        }
      }
    }
    throw wrong("campaigners=" + told);
  }

  private static Refusal wrong(String token) {
    return PositionLine.wrong(Text.of("refused.line.token", "token", token));
  }
}
