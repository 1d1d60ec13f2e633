package games.parlour.load;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Opens tables of all games by turns and seats a new guest on each chair. Thread-safe. */
final class TableFactory {
  private final LoadNodes nodes;
  private final List<List<Variant<?, ?>>> variants = new ArrayList<>();
  private final Violations violations;
  private final LoadMeter meter;
  private final JsonMapper mapper = JsonMapper.builder().build();

  /** A game and how it is set up. */
  private record Variant<P extends Position<P, M>, M extends Move>(
      MoveCounter<P, M> counter, Setup setup, Map<String, String> options) {}

  /** A table and the cookies of those who sit there, in the order of the seats. */
  record SeatedTable(ReplayedTable<?, ?> table, List<String> cookies) {}

  TableFactory(LoadNodes nodes, List<Game<?, ?>> games, Violations violations, LoadMeter meter) {
    this.nodes = nodes;
    this.violations = violations;
    this.meter = meter;
    games.forEach(game -> variants.add(variants(game)));
  }

  /** A game as it is played by default, and as it is played by most people at once. */
  private static <P extends Position<P, M>, M extends Move> List<Variant<?, ?>> variants(
      Game<P, M> game) {
    MoveCounter<P, M> counter = new MoveCounter<>(game);
    Setup usual = game.setup(Occasion.TABLE);
    Variant<P, M> most = new Variant<>(counter, usual, Map.of());
    List<Variant<?, ?>> variants = new ArrayList<>(List.of(most));
    for (Option option : game.options()) {
      for (String value : option.values()) {
        Map<String, String> options = Map.of(option.key(), value);
        int seats = game.seats(most.setup()).size();
        most =
            setup(game, options)
                .filter(setup -> game.seats(setup).size() > seats)
                .map(setup -> new Variant<>(counter, setup, options))
                .orElse(most);
      }
    }
    if (!most.options().isEmpty()) {
      variants.add(most);
    }
    return variants;
  }

  /** The set-up with these options, if they can be had alone. */
  private static Optional<Setup> setup(Game<?, ?> game, Map<String, String> options) {
    try {
      return Optional.of(game.setup(Occasion.TABLE, options, Optional.empty()));
    } catch (Refusal refusal) {
      return Optional.empty();
    }
  }

  /** Opens the table with a number; games and their variants take turns. */
  SeatedTable open(int number) throws IOException {
    List<Variant<?, ?>> kinds = variants.get(number % variants.size());
    return open(kinds.get(number / variants.size() % kinds.size()));
  }

  private <P extends Position<P, M>, M extends Move> SeatedTable open(Variant<P, M> variant)
      throws IOException {
    Game<P, M> game = variant.counter().game();
    List<Seat> seats = game.seats(variant.setup());
    Map<String, String> chairs = new LinkedHashMap<>();
    seats.forEach(seat -> chairs.put(seat.name(), seat.index() == 0 ? "me" : "open"));
    List<String> cookies = new ArrayList<>();
    JsonNode table =
        asked(
            "/api/tables",
            Map.of("game", game.id(), "options", variant.options(), "seats", chairs),
            cookies);
    for (JsonNode invite : table.path("state").path("invites")) {
      String token = invite.path("path").stringValue().substring("/join/".length());
      asked("/api/join", Map.of("token", token), cookies);
    }
    String id = table.path("id").stringValue();
    return new SeatedTable(
        new ReplayedTable<>(id, variant.setup(), variant.counter(), violations, meter), cookies);
  }

  private JsonNode asked(String path, Object body, List<String> cookies) throws IOException {
    HttpConnection.Answer answer =
        nodes.next().ask("POST", path, "", mapper.writeValueAsString(body));
    String told = answer.text();
    String cookie = answer.headers().getOrDefault("set-cookie", "");
    if (answer.status() / 100 != 2 || cookie.isEmpty()) {
      throw new IOException(path + " was answered with status " + answer.status() + ": " + told);
    }
    cookies.add(cookie.substring(0, cookie.indexOf(';')));
    return mapper.readTree(told);
  }
}
