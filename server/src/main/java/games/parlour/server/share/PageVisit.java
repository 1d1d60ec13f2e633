package games.parlour.server.share;

import games.parlour.core.text.Language;
import java.util.Map;
import java.util.Optional;

/**
 * Somebody opens a page.
 *
 * @param page the name of the page
 * @param pattern its address with names in braces
 * @param path its address
 * @param values what stands for the names
 * @param entry the entry of a table that the address names
 * @param position the position of a game that the address names
 * @param guest who opens it, if they are known
 */
public record PageVisit(
    String page,
    String pattern,
    String path,
    Map<String, String> values,
    Optional<Integer> entry,
    Optional<String> position,
    Optional<String> guest,
    Language language) {
  public PageVisit {
    values = Map.copyOf(values);
  }

  /** Whether something has to be looked up that only some people know of. */
  public boolean asks() {
    return pattern.startsWith("/table/")
        || pattern.startsWith("/join/")
        || pattern.startsWith("/group/");
  }

  String value(String name) {
    return values.getOrDefault(name, "");
  }
}
