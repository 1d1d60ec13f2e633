package games.parlour.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The words for one key, cut at their holes once and for all.
 *
 * @param plain what stands before each hole, and after the last
 */
record TextPattern(List<String> plain, List<Hole> holes) {
  /** A place for an argument; one with a choice depends on whether it is 1. */
  private record Hole(String name, boolean choice, String one, String many) {
    static Hole of(String hole) {
      int choice = hole.indexOf('?');
      if (choice < 0) {
        return new Hole(hole, false, "", "");
      }
      int or = hole.indexOf('|', choice);
      String one = hole.substring(choice + 1, or);
      return new Hole(hole.substring(0, choice), true, one, hole.substring(or + 1));
    }

    String fill(Map<String, Object> args, Function<Object, String> say) {
      Object value = args.get(name);
      if (choice) {
        return Integer.valueOf(1).equals(value) ? one : many;
      }
      return value == null ? "{" + name + "}" : say.apply(value);
    }
  }

  static TextPattern of(String text) {
    List<String> plain = new ArrayList<>();
    List<Hole> holes = new ArrayList<>();
    int done = 0;
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', done)) {
      int end = text.indexOf('}', at);
      plain.add(text.substring(done, at));
      holes.add(Hole.of(text.substring(at + 1, end)));
      done = end + 1;
    }
    plain.add(text.substring(done));
    return new TextPattern(List.copyOf(plain), List.copyOf(holes));
  }

  /** Whether there is nothing to fill in. */
  boolean isWhole() {
    return holes.isEmpty();
  }

  String whole() {
    return plain.getFirst();
  }

  String fill(Map<String, Object> args, Function<Object, String> say) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < holes.size(); i++) {
      out.append(plain.get(i)).append(holes.get(i).fill(args, say));
    }
    return out.append(plain.getLast()).toString();
  }
}
