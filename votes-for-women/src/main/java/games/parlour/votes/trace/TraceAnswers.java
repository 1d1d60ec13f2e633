package games.parlour.votes.trace;

import games.parlour.core.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers our questions out of what was done in a passage. The order of questions differs from that
 * program's order of clicks, so the first choice that is offered is the answer; the clicks in one
 * state stay in their order.
 */
final class TraceAnswers {
  private static final String CLEAR = "clear:";
  private static final String REGION = "region:";
  private static final String MOVE = "move:";

  private final List<String> choices;
  private final Map<String, String> freeMoves;
  private final TraceOutcomes chances;
  private final boolean endsGame;

  TraceAnswers(TraceSection passage, CampaignerNumbering numbering) {
    TraceChoices made = TraceChoices.of(passage, numbering);
    choices = new ArrayList<>(made.moves());
    freeMoves = new HashMap<>(made.freeMoves());
    chances = TraceOutcomes.of(passage);
    endsGame = passage.isCard() && passage.endsGame();
  }

  /** The first choice that is not yet made; empty where there is none. */
  String next() {
    return choices.isEmpty() ? "" : choices.getFirst();
  }

  /** The move to make; nothing where the passage has no answer. */
  Optional<String> answer(Turn turn, TokenLine line, List<String> offered) {
    if (!(turn instanceof Turn.Decide decide)) {
      return offered.isEmpty() ? Optional.empty() : chances.next(offered);
    }
    if (offered.contains("reroll")) {
      return Optional.of(chances.rerolls(decide.seat().side().name()) ? "reroll" : "keep");
    }
    if (asksFor(CLEAR, offered)) {
      return cleared(offered);
    }
    if (asksFor(REGION, offered)) {
      return chosenRegion(offered);
    }
    if (offered.stream().allMatch(move -> move.startsWith(MOVE))) {
      return Optional.of(freeMove(line, offered)).filter(offered::contains);
    }
    Optional<String> answer = choices.stream().filter(offered::contains).findFirst();
    answer.filter(move -> !isCube(move)).ifPresent(choices::remove);
    return answer.isEmpty() && endsGame ? harmless(offered) : answer;
  }

  /**
   * Where that program's game ended in the middle of a card, it had not yet come to all states that
   * come first with us: any cube will do there, at best one that only takes out another.
   */
  private static Optional<String> harmless(List<String> offered) {
    List<String> cubes = offered.stream().filter(TraceAnswers::isCube).toList();
    return cubes.stream()
        .filter(cube -> cube.charAt(2) == '-')
        .findFirst()
        .or(() -> cubes.stream().findFirst());
  }

  /**
   * Strikes out the cubes that came or went, whether they were asked for or not. Nothing more
   * happens in a state that has been decided.
   */
  void happened(TokenLine before, TokenLine after) {
    for (String code : TraceNames.states()) {
      if (after.decided(code) && !before.decided(code)) {
        choices.removeIf(choice -> isCube(choice) && choice.startsWith(code));
        continue;
      }
      CubeCounts was = before.cubes(code);
      CubeCounts is = after.cubes(code);
      strike(code, "purple", is.purple() - was.purple());
      strike(code, "yellow", is.yellow() - was.yellow());
      strike(code, "red", is.red() - was.red());
    }
  }

  private void strike(String code, String colour, int change) {
    String click = code + (change > 0 ? "+" : "-") + colour;
    for (int i = Math.abs(change); i > 0; i--) {
      choices.remove(click);
    }
  }

  private static boolean asksFor(String kind, List<String> offered) {
    return offered.stream().anyMatch(move -> move.startsWith(kind));
  }

  /** A cube: a state's code, a sign and a colour. */
  private static boolean isCube(String choice) {
    return choice.length() > 3 && (choice.charAt(2) == '+' || choice.charAt(2) == '-');
  }

  private static String code(String cube) {
    return cube.substring(0, 2);
  }

  private Optional<String> cleared(List<String> offered) {
    return choices.stream()
        .filter(choice -> isCube(choice) && choice.charAt(2) == '-')
        .map(choice -> CLEAR + code(choice))
        .filter(offered::contains)
        .findFirst();
  }

  private Optional<String> chosenRegion(List<String> offered) {
    return choices.stream()
        .filter(TraceAnswers::isCube)
        .map(choice -> REGION + TraceNames.region(code(choice)))
        .filter(offered::contains)
        .findFirst();
  }

  /** A campaigner that was not moved stays in its region. */
  private String freeMove(TokenLine line, List<String> offered) {
    String first = offered.getFirst();
    String campaigner = first.substring(MOVE.length(), first.lastIndexOf(':'));
    String stays =
        line.list("campaigners").stream()
            .filter(one -> one.startsWith(campaigner + ":"))
            .map(one -> one.substring(one.indexOf(':') + 1))
            .findFirst()
            .orElse("");
    return MOVE + campaigner + ":" + freeMoves.getOrDefault(campaigner, stays);
  }
}
