package games.parlour.votes.view;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.CubeNote;
import games.parlour.votes.rules.note.LostNote;
import games.parlour.votes.rules.pieces.GameTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cubes that are not written yet, since more may follow: those of one colour that come or go one
 * after the other are told together, and so are those that are lost for one reason.
 */
final class PendingCubes {
  private final List<Happening> into;
  private @Nullable CubeNote note;
  private int colour;

  /** How many cubes for each state, in the order in which the states came. */
  private final Map<Integer, Integer> counts = new LinkedHashMap<>();

  /** What moved with the cubes: first all that is no such cube, then the cubes state by state. */
  private final List<Motion> others = new ArrayList<>();

  private final Map<Integer, List<Motion>> motions = new LinkedHashMap<>();

  private final Map<LostNote, Map<Integer, Integer>> lost = new LinkedHashMap<>();

  PendingCubes(List<Happening> into) {
    this.into = into;
  }

  void add(CubeNote next, int nextColour, int state, List<Motion> moved) {
    if (note != next || colour != nextColour) {
      writeCubes();
    }
    note = next;
    colour = nextColour;
    counts.merge(state, 1, Integer::sum);
    String thing = GameTexts.colourWord(colour);
    List<Motion> cubes = motions.computeIfAbsent(state, any -> new ArrayList<>());
    moved.forEach(motion -> (motion.thing().equals(thing) ? cubes : others).add(motion));
  }

  void addLost(LostNote why, int state, int n) {
    lost.computeIfAbsent(why, any -> new LinkedHashMap<>()).merge(state, n, Integer::sum);
  }

  /** Writes all that is pending. */
  void write() {
    writeCubes();
    lost.forEach(
        (why, states) ->
            alike(states)
                .forEach(
                    (n, some) ->
                        into.add(Happening.of(text(HappeningWriter.key(why), "n", n, some)))));
    lost.clear();
  }

  private void writeCubes() {
    CubeNote what = note;
    if (what == null) {
      return;
    }
    alike(counts)
        .forEach(
            (n, states) -> {
              Text cubes = Text.of("cubes." + GameTexts.colourWord(colour), "n", n);
              List<Motion> moved = new ArrayList<>(others);
              others.clear();
              states.forEach(s -> moved.addAll(motions.getOrDefault(s, List.of())));
              Text text = text(HappeningWriter.key(what), "cubes", cubes, states);
              into.add(new Happening(text, moved));
            });
    counts.clear();
    motions.clear();
    note = null;
  }

  /** The states with equally many cubes, by that number. */
  private static Map<Integer, List<Integer>> alike(Map<Integer, Integer> counts) {
    Map<Integer, List<Integer>> alike = new LinkedHashMap<>();
    counts.forEach((state, n) -> alike.computeIfAbsent(n, any -> new ArrayList<>()).add(state));
    return alike;
  }

  private static Text text(String key, String name, Object value, List<Integer> states) {
    List<Text> names = states.stream().map(GameTexts::state).toList();
    return names.size() == 1
        ? Text.of(key, name, value, "state", names.getFirst())
        : Text.of(key + ".each", name, value, "states", names);
  }
}
