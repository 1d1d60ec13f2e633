package games.parlour.votes.trace;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import games.parlour.recordings.RecordingChecker.Comparison;
import games.parlour.recordings.RecordingChecker.Difference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Plays one recorded game again, passage by passage, and compares after each. After a difference it
 * goes on from the state that the record tells, so that each is told once.
 */
final class TraceReplay<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final TraceGame trace;
  private final List<Difference> differences = new ArrayList<>();
  private CampaignerNumbering numbering = new CampaignerNumbering();
  private Set<String> unsure = Set.of();
  private boolean handPlayed;
  private boolean claimedPlayed;
  private boolean lost;
  private P position;

  TraceReplay(Game<P, M> game, TraceGame trace) {
    this.game = game;
    this.trace = trace;
    this.position = game.start(game.setup(Occasion.STUDY));
  }

  Comparison compare() {
    deal();
    check(0, "setup", trace.start());
    int cards = 0;
    for (TraceSection passage : TraceSection.of(trace.steps())) {
      if (passage.complete() && !lost) {
        cards += passage.isCard() ? 1 : 0;
        play(passage);
      }
    }
    if (!lost) {
      end();
    }
    return new Comparison(cards, differences);
  }

  private void deal() {
    TraceOutcomes chances = TraceOutcomes.toStart(trace.start());
    while (position.turn() instanceof Turn.Chance) {
      List<String> outcomes = offered();
      make(chances.next(outcomes).orElseThrow(() -> new Refusal(Text.of("refused.trace.setup"))));
    }
  }

  private void play(TraceSection passage) {
    int before = differences.size();
    TokenLine start = line();
    if (KnownDifference.isWaste(passage, offered())) {
      lay(KnownDifference.wasted(line(), passage), passage);
    } else {
      answer(passage);
    }
    handPlayed = passage.isCard() && (handPlayed || !passage.isClaimed());
    claimedPlayed = passage.isCard() && (claimedPlayed || passage.isClaimed());
    if (passage.isCard() && passage.endsGame()) {
      unsure = touched(passage, start);
    }
    check(passage.lastStep(), passage.title(), passage.after());
    if (differences.size() > before && !passage.endsGame()) {
      numbering = new CampaignerNumbering();
      lost = !lay(PositionRebuilder.line(passage.after(), handPlayed, claimedPlayed), passage);
    }
  }

  /** Answers our questions as the record does until it has no more to say. */
  private void answer(TraceSection passage) {
    TraceAnswers script = new TraceAnswers(passage, numbering);
    if (passage.isCard() && !offered().contains(script.next())) {
      differ(passage, "play", script.next());
      return;
    }
    if (KnownDifference.shufflesFirst(passage)) {
      lay(KnownDifference.shuffled(line(), passage.side()), passage);
    }
    Optional<String> move = script.answer(position.turn(), line(), offered());
    while (move.isPresent()) {
      TokenLine before = line();
      make(move.get());
      script.happened(before, line());
      move = script.answer(position.turn(), line(), offered());
    }
    if (!SectionEnd.isResting(position.turn(), line(), offered())) {
      differ(passage, "choice", script.next());
    }
  }

  /**
   * A card that goes through several states ends the game with the one that decides it. The two
   * programs come to them in different orders, so what else it did to states may differ.
   */
  private Set<String> touched(TraceSection passage, TokenLine start) {
    TokenLine end = line();
    Set<String> touched = new HashSet<>();
    for (String code : TraceNames.states()) {
      String before = passage.before().states().getOrDefault(code, "");
      String after = passage.after().states().getOrDefault(code, "");
      if (!before.equals(after) || !start.get(code, "").equals(end.get(code, ""))) {
        touched.add(code);
      }
    }
    return touched;
  }

  /** Goes on from a written position; one that we cannot read is a difference too. */
  private boolean lay(TokenLine line, TraceSection passage) {
    try {
      String text = line.toString();
      position = game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(text)));
      return true;
    } catch (Refusal refusal) {
      String why = refusal.reason().toString();
      differences.add(
          new Difference(passage.lastStep(), passage.title(), "position", line.toString(), why));
      return false;
    }
  }

  /** Where that program is stuck we must offer something; else both name one winner. */
  private void end() {
    int last = trace.steps().isEmpty() ? 0 : trace.steps().getLast().n();
    if (trace.stuck()) {
      if (offered().isEmpty()) {
        differences.add(new Difference(last, trace.how(), "moves", "some", "none"));
      }
    } else if (!winner().equals(trace.winner())) {
      differences.add(new Difference(last, trace.how(), "winner", trace.winner(), winner()));
    }
    if (!trace.end().equals(trace.last())) {
      check(last, "end", trace.end());
    }
  }

  private String winner() {
    return position.turn() instanceof Turn.Over over
        ? over.outcome().winner().map(Side::name).orElse("nobody")
        : "nobody";
  }

  private void check(int step, String card, TraceState expected) {
    for (StateComparison.Found found : StateComparison.compare(expected, line(), unsure)) {
      Difference difference =
          new Difference(step, card, found.field(), found.expected(), found.ours());
      differences.add(difference);
    }
  }

  private void differ(TraceSection passage, String field, String expected) {
    String ours = String.join(" ", offered());
    differences.add(new Difference(passage.lastStep(), passage.title(), field, expected, ours));
  }

  private void make(String move) {
    position = position.play(game.notation().read(position, move));
  }

  private TokenLine line() {
    return TokenLine.of(game.notation().writePosition(position));
  }

  private List<String> offered() {
    return position.moves().stream().map(game.notation()::write).toList();
  }
}
