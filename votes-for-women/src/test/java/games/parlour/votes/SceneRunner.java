package games.parlour.votes;

import static org.assertj.core.api.Assertions.fail;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.testkit.law.GameLaws;
import games.parlour.testkit.law.HelpLaws;
import games.parlour.votes.Scene.Step;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Plays one scene and compares. */
final class SceneRunner {
  /** Cards that anybody may play at any time; two in each hand keep a side asked. */
  private static final Map<String, List<String>> FILLERS =
      Map.of(
          "suffragist",
          List.of(
              "property-rights-for-women",
              "the-club-movement",
              "prison-tour-special",
              "marie-louise-bottineau-baldwin"),
          "opposition",
          List.of("border-states", "the-woman-patriot", "old-dixie", "southern-hospitality"));

  private static final int FILLERS_EACH = 2;

  private static final VotesForWomen GAME = new VotesForWomen();

  /** What a player is told besides holds at every step of every scene. */
  private static final HelpLaws<VotesPosition, VotesMove> HELP =
      new GameLaws<>(GAME, GAME.setup(Occasion.STUDY)).help();

  private final VotesForWomen game = GAME;
  private final Scene scene;
  private final BotDeckShorthand pile;
  private final List<String> given = new ArrayList<>();
  private final Map<String, String> options = new TreeMap<>();
  private final Set<String> fillers = new HashSet<>();
  private @Nullable VotesPosition position;
  private Map<String, String> expected = new TreeMap<>();

  private SceneRunner(Scene scene) {
    this.scene = scene;
    this.pile = new BotDeckShorthand(scene);
  }

  static void play(Scene scene) {
    SceneRunner stage = new SceneRunner(scene);
    for (Step step : scene.steps()) {
      stage.step(step);
    }
    if (stage.position == null) {
      stage.failed(scene.line(), "nothing is played");
    }
  }

  private void step(Step step) {
    if (step.verb().equals("given")) {
      step.words().forEach(word -> given.add(pile.spelledOut(word)));
      return;
    }
    if (step.verb().equals("with")) {
      step.words().forEach(word -> options.put(key(word), value(word)));
      return;
    }
    VotesPosition now = position == null ? start(step.line()) : position;
    position = now;
    switch (step.verb()) {
      case "play" -> step.words().forEach(word -> play(step, word));
      case "offers" -> offers(step, now);
      case "lists" -> step.words().forEach(word -> listed(step, now, word, true));
      case "refuses" -> step.words().forEach(word -> listed(step, now, word, false));
      case "asks" -> compare(step, asked(now));
      case "over" -> compare(step, winner(now));
      default -> expect(step, now);
    }
  }

  private VotesPosition start(int line) {
    Map<String, String> tokens = new TreeMap<>();
    tokens.put("turn", "1");
    tokens.put("round", "1");
    for (String word : given) {
      tokens.put(key(word), value(word));
    }
    Terms terms = Terms.of(Mode.of(tokens.getOrDefault("mode", Mode.ONE_ON_ONE.word())));
    tokens.putIfAbsent("actor", terms.name(0));
    for (Seat seat : terms.seats()) {
      fill(tokens, "hand." + seat.name(), Objects.requireNonNull(FILLERS.get(seat.side().name())));
    }
    List<String> words = new ArrayList<>();
    tokens.forEach(
        (key, value) -> {
          if (!value.equals("-")) {
            words.add(key + "=" + value);
          }
        });
    try {
      VotesPosition start = game.start(setup(String.join(" ", words)));
      expected = tokens(start);
      return start;
    } catch (RuntimeException e) {
      throw failed(line, "the given position is refused: " + e.getMessage());
    }
  }

  /** The options that a scene names; "rules" among them says under which version it is played. */
  private Setup setup(String line) {
    Map<String, String> chosen = new TreeMap<>(options);
    String rules = chosen.remove("rules");
    Setup latest = game.setup(Occasion.STUDY, chosen, Optional.of(line));
    return rules == null ? latest : latest.underRules(Integer.parseInt(rules));
  }

  private static String key(String word) {
    return word.substring(0, word.indexOf('='));
  }

  private static String value(String word) {
    return word.substring(word.indexOf('=') + 1);
  }

  /** A dash says that a hand is empty; one before cards, that it holds these and no others. */
  private void fill(Map<String, String> tokens, String key, List<String> cards) {
    String hand = tokens.getOrDefault(key, "");
    if (hand.startsWith("-")) {
      tokens.put(key, hand.equals("-") ? "-" : hand.substring(2));
      return;
    }
    List<String> added =
        cards.stream()
            .filter(card -> !scene.mentions(card) && !fillers.contains(card))
            .limit(FILLERS_EACH)
            .toList();
    fillers.addAll(added);
    tokens.put(key, String.join(",", added) + (hand.isEmpty() ? "" : "," + hand));
  }

  private void play(Step step, String word) {
    VotesPosition now = Objects.requireNonNull(position);
    for (VotesMove move : now.moves()) {
      if (game.notation().write(move).equals(word)) {
        HELP.isRight(now, 1, new Generator(step.line()));
        position = now.play(move);
        return;
      }
    }
    throw failed(step.line(), word + " is not listed; " + asked(now) + " has " + texts(now));
  }

  private void offers(Step step, VotesPosition now) {
    Set<String> offered = new TreeSet<>(texts(now));
    offered.removeIf(text -> fillers.contains(text.substring(text.indexOf(':') + 1)));
    Set<String> words = new TreeSet<>(step.words());
    if (!offered.equals(words)) {
      throw failed(step.line(), "offered are " + offered + ", not " + words);
    }
  }

  private void listed(Step step, VotesPosition now, String word, boolean wanted) {
    if (texts(now).contains(word) != wanted) {
      throw failed(
          step.line(), word + (wanted ? " is not" : " is") + " listed among " + texts(now));
    }
  }

  private void compare(Step step, String found) {
    if (!step.words().equals(List.of(found))) {
      throw failed(step.line(), step.verb() + " " + found);
    }
  }

  private void expect(Step step, VotesPosition now) {
    List<String> words = step.words().stream().map(pile::spelledOut).toList();
    Map<String, String> named = ComparableTokens.read(words, fillers);
    expected.putAll(named);
    Map<String, String> found = tokens(now);
    Set<String> keys = new TreeSet<>(expected.keySet());
    keys.addAll(found.keySet());
    List<String> wrong = new ArrayList<>();
    for (String key : keys) {
      if (ComparableTokens.lasting(key) || named.containsKey(key)) {
        String have = found.getOrDefault(key, "-");
        String want = expected.getOrDefault(key, "-");
        if (!have.equals(want)) {
          wrong.add(key + " is " + have + ", not " + want);
        }
      }
    }
    if (!wrong.isEmpty()) {
      throw failed(step.line(), String.join("; ", wrong));
    }
  }

  private Map<String, String> tokens(VotesPosition of) {
    String line = game.notation().writePosition(of);
    return ComparableTokens.read(List.of(line.split(" ", -1)), fillers);
  }

  private List<String> texts(VotesPosition of) {
    return of.moves().stream().map(game.notation()::write).toList();
  }

  private static String asked(VotesPosition of) {
    return switch (of.turn()) {
      case Turn.Decide decide -> decide.seat().name();
      case Turn.Chance chance -> "chance";
      case Turn.Over over -> "nobody";
    };
  }

  private static String winner(VotesPosition of) {
    return of.turn() instanceof Turn.Over over
        ? over.outcome().winner().map(side -> side.name()).orElse("draw")
        : "not over";
  }

  private AssertionError failed(int line, String why) {
    return fail("%s:%d: %s: %s", scene.file(), line, scene.title(), why);
  }
}
