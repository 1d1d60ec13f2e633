package games.parlour.votes.trace;

import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was chosen in a passage, as moves of ours in the order of that program. Actions that are
 * only clicks there leave nothing.
 */
final class TraceChoices {
  private final CampaignerNumbering numbering;
  private final List<String> moves = new ArrayList<>();
  private final Set<String> given = new HashSet<>();
  private final Map<String, String> freeMoves = new HashMap<>();
  private String colour = "";
  private String campaigner = "";
  private @Nullable TraceState beforeDice;
  private int committed;
  private int lobbied;

  private TraceChoices(CampaignerNumbering numbering) {
    this.numbering = numbering;
  }

  static TraceChoices of(TraceSection passage, CampaignerNumbering numbering) {
    TraceChoices choices = new TraceChoices(numbering);
    passage.steps().forEach(choices::add);
    if (passage.first().action().equals("card_lobbying")) {
      choices.moves.add("use:" + choices.lobbied);
    }
    return choices;
  }

  /** The moves. */
  List<String> moves() {
    return moves;
  }

  /** Where campaigners were moved without a fee; one that is missing stayed. */
  Map<String, String> freeMoves() {
    return freeMoves;
  }

  private void add(TraceStep step) {
    switch (step.action()) {
      case "card_event" -> moves.add(played(step) + step.arg());
      case "card_campaigning" -> moves.add("campaign:" + step.arg());
      case "card_organizing" -> moves.add("organize:" + step.arg());
      case "card_lobbying" -> moves.add("lobby:" + step.arg());
      case "card_select" ->
          moves.add(
              (step.phase().equals("select_strategy_card") ? "take:" : "event:") + step.arg());
      case "card" -> card(step);
      case "us_state" -> state(step);
      case "purple_cube", "yellow_cube", "red_cube" ->
          moves.add(step.arg() + "-" + step.action().substring(0, step.action().indexOf('_')));
      case "green_check", "red_x" -> moves.add("pick:" + step.arg());
      case "purple", "yellow" -> colour = step.action();
      case "campaigner" -> campaigner(step);
      case "region" -> region(step);
      case "congress" -> lobbied++;
      case "commit_1_button" -> committed++;
      case "commit" -> moves.add("commit:" + committed);
      case "defer", "match", "supersede" -> moves.add(step.action());
      case "done" -> done(step);
      case "skip" -> moves.add("pass");
      case "move",
          "buttons",
          "roll",
          "reroll",
          "accept",
          "pass",
          "next",
          "draw",
          "end_event",
          "next_turn",
          "final_voting",
          "auto_resolve" -> {}
      default -> throw unknown(step);
    }
    if (step.phase().startsWith("final_voting")) {
      votes(step);
    }
  }

  private static String played(TraceStep step) {
    boolean claimed = step.before().claimedBy(TraceNames.side(step.role())).contains(step.arg());
    return claimed ? "claimed:" : "event:";
  }

  private void card(TraceStep step) {
    switch (step.phase()) {
      case "claim_state_card" -> {}
      case "vm_counter_strat" -> moves.add("end:" + step.arg());
      case "vm_show_opponents_hand_discard_1_draw_1" -> moves.add("out:" + step.arg());
      case "vm_select_1_card_from_draw_deck_play_event_shuffle" -> moves.add("event:" + step.arg());
      case "vm_place_any_on_top_of_draw" -> moves.add("top:" + step.arg());
      case "vm_place_any_on_bottom_of_draw" -> moves.add("bottom:" + step.arg());
      default -> throw unknown(step);
    }
  }

  private void state(TraceStep step) {
    TraceNames.checkedState(step.line(), step.arg());
    switch (step.phase()) {
      case "final_voting_select_state" -> moves.add("vote:" + step.arg());
      case "vm_select_us_state" -> moves.add("pick:" + step.arg());
      case "campaigning_add_cubes" -> moves.add(step.arg() + "+" + TraceNames.colour(campaigner));
      case "vm_add_cubes" -> moves.add(step.arg() + "+" + placed(step));
      default -> throw unknown(step);
    }
  }

  private String placed(TraceStep step) {
    return TraceNames.side(step.role()).equals(TraceNames.OPPOSITION) ? "red" : colour;
  }

  private void campaigner(TraceStep step) {
    String clicked = TraceNames.campaigner(step);
    switch (step.phase()) {
      case "vm_add_cubes" -> colour = TraceNames.colour(clicked);
      case "move_each_player_campaigner_free" -> campaigner = numbering.ours(clicked);
      case "campaigning_assign" -> assign(clicked, step.before());
      default -> throw unknown(step);
    }
  }

  private void assign(String clicked, TraceState before) {
    if (beforeDice == null) {
      beforeDice = before;
    }
    numbering.given(clicked, beforeDice, given);
    given.add(clicked);
    campaigner = numbering.ours(clicked);
    moves.add("assign:" + campaigner);
    moves.add("act:" + campaigner);
  }

  private void region(TraceStep step) {
    String region = TraceNames.checkedRegion(step.line(), step.arg());
    switch (step.phase()) {
      case "vm_add_campaigner" -> {}
      case "campaigning_move" -> moves.add("move:" + campaigner + ":" + region);
      case "move_each_player_campaigner_free" -> freeMoves.put(campaigner, region);
      default -> throw unknown(step);
    }
  }

  /** That program asks for a click where nothing can be placed; we ask only where one may move. */
  private void done(TraceStep step) {
    switch (step.phase()) {
      case "operations_phase" -> moves.add("done");
      case "campaigning_add_cubes" -> {
        if (step.legal().contains("move")) {
          moves.add("stop");
        }
      }
      default -> {}
    }
  }

  /** A state that is decided without having been selected was picked by that program itself. */
  private void votes(TraceStep step) {
    for (String code : TraceNames.states()) {
      String vote = "vote:" + code;
      if (step.after().decided(code) && !step.before().decided(code) && !moves.contains(vote)) {
        moves.add(vote);
      }
    }
  }

  private static RuntimeException unknown(TraceStep step) {
    Text why = Text.of("refused.trace.action", "action", step.action(), "phase", step.phase());
    return JsonFields.refused(step.line(), why);
  }
}
