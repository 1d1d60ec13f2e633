package games.parlour.server.http;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.Visitors;
import games.parlour.server.share.PageVisit;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The addresses of the page, as {@code openapi.json} lists them. */
final class PageAddresses {
  private static final int LONGEST_POSITION = 2_000;

  /** What may stand where an address of the page has a name in braces. */
  private static final String VALUE = "([A-Za-z0-9_-]+)";

  private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");

  private final List<Address> addresses = new ArrayList<>();

  private record Address(String page, String written, Pattern pattern, List<String> names) {}

  /** Reads a list of addresses such as {@code /table/{id}}, each with the name of its page. */
  PageAddresses(JsonNode pages) {
    pages.properties().forEach(one -> add(one.getKey(), one.getValue().asString()));
  }

  private void add(String written, String page) {
    List<String> names = NAME.matcher(written).results().map(found -> found.group(1)).toList();
    Pattern pattern = Pattern.compile(NAME.matcher(written).replaceAll(VALUE));
    addresses.add(new Address(page, written, pattern, names));
  }

  /** The page that a request opens, if there is one at that address. */
  Optional<PageVisit> visit(Context context, Visitors visitors) {
    for (Address address : addresses) {
      Matcher matched = address.pattern().matcher(context.path());
      if (matched.matches()) {
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < address.names().size(); i++) {
          values.put(address.names().get(i), matched.group(i + 1));
        }
        return Optional.of(
            new PageVisit(
                address.page(),
                address.written(),
                context.path(),
                values,
                entry(context),
                position(context),
                guest(context, visitors),
                RequestLanguage.languageOr(context)));
      }
    }
    return Optional.empty();
  }

  private static Optional<Integer> entry(Context context) {
    try {
      return Optional.ofNullable(context.queryParam("entry"))
          .filter(entry -> entry.matches("[0-9]{1,6}"))
          .map(Integer::valueOf);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty(); // the request names a charset that does not exist
    }
  }

  /** A longer line is no position, and is said back to nobody. */
  private static Optional<String> position(Context context) {
    try {
      return Optional.ofNullable(context.queryParam("position"))
          .filter(line -> !line.isBlank() && line.length() <= LONGEST_POSITION);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<String> guest(Context context, Visitors visitors) {
    try {
      return visitors.id(context);
    } catch (ProblemException unreadable) {
      return Optional.empty();
    }
  }
}
