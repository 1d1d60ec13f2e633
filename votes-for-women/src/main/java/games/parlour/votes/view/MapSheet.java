package games.parlour.votes.view;

import games.parlour.core.show.Sheet.Cell;
import games.parlour.core.show.Sheet.Grid;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.text.Text;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.view.VotesView.Ground;
import java.util.ArrayList;
import java.util.List;

/** The map as a grid: a column for each region, its campaigners first, then its states. */
final class MapSheet {
  private static final List<Tone> TONES = List.of(Tone.PURPLE, Tone.YELLOW, Tone.RED);

  private final VotesView view;

  private MapSheet(VotesView view) {
    this.view = view;
  }

  static Grid of(VotesView view) {
    return new MapSheet(view).grid();
  }

  private Grid grid() {
    List<Cell> heads = new ArrayList<>();
    List<Cell> campaigners = new ArrayList<>();
    List<List<Cell>> rows = new ArrayList<>();
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      rows.add(new ArrayList<>());
    }
    for (RegionData region : GameData.get().regions()) {
      heads.add(Cell.of(Word.of(Text.of("sheet.region." + region.id()), Tone.STRONG)));
      campaigners.add(campaigners(region.index()));
      for (int i = 0; i < Cubes.IN_REGION; i++) {
        rows.get(i).add(state(GameData.get().states().get(region.index() * Cubes.IN_REGION + i)));
      }
    }
    rows.addFirst(campaigners);
    return new Grid(Text.of("sheet.map"), heads, rows);
  }

  private Cell campaigners(int region) {
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < view.campaigners().size(); i++) {
      if (view.campaigners().get(i) == region) {
        Text brief = Text.of("sheet.campaigner." + GameTexts.campaignerWord(i));
        words.add(Word.of(brief, TONES.get(Campaigners.colour(i))));
      }
    }
    if (words.isEmpty()) {
      words.add(Word.of(Text.of("sheet.campaigner.none"), Tone.SOFT));
    }
    return new Cell(words);
  }

  private Cell state(StateData state) {
    Ground ground = view.states().get(state.index());
    List<Word> words = new ArrayList<>();
    words.add(name(state));
    if (ground.ratified()) {
      words.add(Word.of(Text.of("sheet.yes"), Tone.GREEN));
    } else if (ground.rejected()) {
      words.add(Word.of(Text.of("sheet.no"), Tone.RED));
    }
    List<Integer> counts = List.of(ground.purple(), ground.yellow(), ground.red());
    for (int colour = 0; colour < counts.size(); colour++) {
      if (counts.get(colour) > 0) {
        String key = "sheet.cubes." + GameTexts.colourWord(colour);
        words.add(Word.of(Text.of(key, "n", counts.get(colour)), TONES.get(colour)));
      }
    }
    return new Cell(words);
  }

  /** A state's name, marked while its State card is available. */
  private Word name(StateData state) {
    boolean card =
        view.stateCards().stream().anyMatch(one -> Cards.get(one).data().state() == state.index());
    String key = card ? "sheet.state.card" : "sheet.state";
    return new Word(
        Text.of(key, "state", GameTexts.state(state.index())),
        Text.of(key, "state", state.code()),
        card ? Tone.STRONG : Tone.PLAIN);
  }
}
