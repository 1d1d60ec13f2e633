package games.parlour.server.http;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.text.Text;
import games.parlour.players.Players;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.fairness.FairnessHandlers;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.PositionBounds;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.TimeControlReader;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.opening.NewTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who is to sit where at a new table, checked before anything is made.
 *
 * @param words for each seat in order: me, device, open, or computer: and a player
 * @param lesson what is taught there, if anything is
 * @param clock how much time the players have
 * @param nonce what whoever opens it adds to the seed that they were promised
 */
record TableForm(
    Setup setup,
    List<String> words,
    boolean listed,
    Optional<Lesson> lesson,
    Optional<TimeControl> clock,
    Optional<String> nonce) {
  private static final String COMPUTER = "computer:";

  /** Players from before there were levels; whoever knows their words may still call them. */
  private static final List<String> EARLIER = List.of("random", "greedy");

  /** What is said of a table that no lesson makes. */
  private static final List<String> OWN =
      List.of("options", "seats", "listed", "position", "clock", "commitment", "nonce");

  private static final List<String> PEOPLE = List.of("me", "device", "open");

  static TableForm of(Game<?, ?> game, RequestBody body) {
    return body.optional("lesson")
        .map(id -> lesson(game, id, body))
        .orElseGet(() -> chosen(game, body));
  }

  /** A lesson brings everything with it. */
  private static TableForm lesson(Game<?, ?> game, String id, RequestBody body) {
    if (OWN.stream().anyMatch(body::has)) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.lesson.alone"));
    }
    List<String> known = LessonGame.lessonsOf(game).stream().map(Lesson::id).toList();
    Lesson lesson =
        LessonGame.lessonOf(game, id)
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.UNKNOWN,
                        known.isEmpty()
                            ? Text.of("problem.lesson.none")
                            : Text.of("problem.lesson", "lesson", id, "lessons", known)));
    Setup setup = lesson.setup(game);
    List<String> words =
        game.seats(setup).stream()
            .map(seat -> lesson.others().get(seat.name()))
            .map(player -> player == null ? "me" : COMPUTER + player)
            .toList();
    return new TableForm(
        setup, words, false, Optional.of(lesson), Optional.empty(), Optional.empty());
  }

  private static TableForm chosen(Game<?, ?> game, RequestBody body) {
    Setup setup = game.setup(Occasion.TABLE, body.texts("options"), body.optional("position"));
    PositionBounds.check(game, setup);
    Map<String, String> said = body.texts("seats");
    List<String> names = game.seats(setup).stream().map(Seat::name).toList();
    if (!said.keySet().equals(Set.copyOf(names))) {
      throw new Refusal(Text.of("problem.seats.names", "seats", names));
    }
    List<String> words = names.stream().map(name -> said.getOrDefault(name, "")).toList();
    words.forEach(TableForm::check);
    if (words.stream().noneMatch(PEOPLE::contains)) {
      throw new Refusal(Text.of("problem.seats.nobody"));
    }
    if (words.stream().filter("me"::equals).count() > 1) {
      throw new Refusal(Text.of("problem.seats.me"));
    }
    boolean listed = words.contains("open") && body.flag("listed");
    Optional<TimeControl> clock = TimeControlReader.of(body, game, setup);
    Optional<String> nonce = nonce(game, setup, words, body);
    return new TableForm(setup, words, listed, Optional.empty(), clock, nonce);
  }

  /** Something is added to a seed whose hash is known; where nothing is dealt it is not needed. */
  private static Optional<String> nonce(
      Game<?, ?> game, Setup setup, List<String> words, RequestBody body) {
    Optional<String> nonce = body.optional("nonce").map(FairnessHandlers::nonce);
    boolean promised = body.optional("commitment").isPresent();
    if (nonce.isPresent() && !promised) {
      throw new Refusal(Text.of("problem.nonce.first"));
    }
    boolean seated = words.contains("me") || words.contains("device");
    return game.hasChance(setup) && seated ? nonce : Optional.empty();
  }

  private static void check(String word) {
    if (!PEOPLE.contains(word) && !isComputer(word)) {
      throw new Refusal(Text.of("problem.seats", "players", Players.words()));
    }
  }

  private static boolean isComputer(String word) {
    String player = word.startsWith(COMPUTER) ? word.substring(COMPUTER.length()) : "";
    return Players.words().contains(player) || EARLIER.contains(player);
  }

  /** The table that a guest opens so. */
  NewTable wanted(String guest, Optional<String> seed) {
    List<Holder> holders = words.stream().map(word -> holder(word, guest)).toList();
    return new NewTable(setup, holders, listed, lesson, clock, seed, nonce);
  }

  private static Holder holder(String word, String guest) {
    return switch (word) {
      case "me" -> new Holder.Guest(guest, false);
      case "device" -> new Holder.Guest(guest, true);
      case "open" -> new Holder.Open();
      default -> new Holder.Computer(word.substring(COMPUTER.length()));
    };
  }
}
