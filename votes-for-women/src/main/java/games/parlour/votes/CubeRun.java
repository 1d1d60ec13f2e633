package games.parlour.votes;

import games.parlour.core.Happening;
import games.parlour.core.Text;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.What;
import games.parlour.votes.rules.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cubes of one colour that come or go one after the other, told together. */
final class CubeRun {
  private static final String SUPPLY = "supply";

  private final What what;
  private final int colour;

  /** How many cubes for each state, in the order in which the states came. */
  private final Map<Integer, Integer> counts = new LinkedHashMap<>();

  CubeRun(What what, int colour) {
    this.what = what;
    this.colour = colour;
  }

  boolean goesOnWith(What next, int nextColour) {
    return what == next && colour == nextColour;
  }

  void add(int state) {
    counts.merge(state, 1, Integer::sum);
  }

  /** A happening for all states with equally many cubes. */
  List<Happening> tell() {
    String key = Telling.key(what);
    Map<Integer, List<Integer>> alike = new LinkedHashMap<>();
    counts.forEach((state, n) -> alike.computeIfAbsent(n, any -> new ArrayList<>()).add(state));
    List<Happening> told = new ArrayList<>();
    alike.forEach(
        (n, states) -> {
          Text cubes = Text.of("cubes." + Words.colourWord(colour), "n", n);
          List<Text> names = states.stream().map(Words::state).toList();
          Text text =
              names.size() == 1
                  ? Text.of(key, "cubes", cubes, "state", names.getFirst())
                  : Text.of(key + ".each", "cubes", cubes, "states", names);
          List<Happening.Motion> motions = new ArrayList<>();
          states.forEach(state -> motions.addAll(Collections.nCopies(n, motion(state))));
          told.add(new Happening(text, motions));
        });
    return told;
  }

  private Happening.Motion motion(int state) {
    String code = GameData.get().states().get(state).code();
    String thing = Words.colourWord(colour);
    return what == What.PUTS
        ? new Happening.Motion(thing, SUPPLY, code)
        : new Happening.Motion(thing, code, SUPPLY);
  }
}
