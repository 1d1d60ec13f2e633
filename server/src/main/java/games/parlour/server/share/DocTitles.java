package games.parlour.server.share;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the pages of the documentation are called, as the build of the page has listed them.
 *
 * @param known by name; nothing where the page was built without the list, and then every name may
 *     be one
 */
public record DocTitles(Optional<Map<String, Doc>> known) {
  /** A page: its title and its first paragraph. */
  public record Doc(String title, String lead) {}

  private static final int LONGEST = 300;

  /** Reads the list; one that cannot be read lists nothing. */
  public static DocTitles of(Optional<byte[]> json) {
    return new DocTitles(json.map(DocTitles::read));
  }

  private static Map<String, Doc> read(byte[] json) {
    JsonNode list = JsonMapper.shared().readTree(json);
    Map<String, Doc> docs = new TreeMap<>();
    list.properties()
        .forEach(
            one ->
                docs.put(
                    one.getKey(),
                    new Doc(
                        one.getValue().path("title").asString(),
                        brief(one.getValue().path("lead").asString()))));
    return docs;
  }

  private static String brief(String lead) {
    return lead.length() <= LONGEST ? lead : lead.substring(0, LONGEST - 1) + "…";
  }

  Optional<Doc> find(String name) {
    return known.isEmpty()
        ? Optional.of(new Doc("", ""))
        : known.flatMap(docs -> Optional.ofNullable(docs.get(name)));
  }
}
