package games.parlour.votes.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How clicks and chances of a record become moves and outcomes of ours. */
class TraceReadingTest {
  private static final TraceState START = TraceGame.read(RecordedGames.small()).start();

  /** A passage of steps that are written as JSON fields, one after the other. */
  private static TraceSection passage(String... steps) {
    List<TraceStep> all = new ArrayList<>();
    TraceState state = START;
    for (String step : steps) {
      JsonFields told = JsonFields.parse(1, "{\"n\": 1, " + step + "}");
      all.add(TraceStep.read(told, state));
      state = all.getLast().after();
    }
    return new TraceSection(all);
  }

  private static List<String> choices(TraceSection passage) {
    return TraceChoices.of(passage, new CampaignerNumbering()).moves();
  }

  private static String step(String role, String phase, String action, String arg, String more) {
    return "\"role\": \"%s\", \"phase\": \"%s\", \"action\": \"%s\", \"arg\": %s, %s"
        .formatted(role, phase, action, arg, more);
  }

  private static final String SAME = "\"changed\": {}";

  @Test
  void aBidIsOneMove() {
    assertThat(
            choices(
                passage(
                    step("Suffragist", "strategy_phase", "commit_1_button", "null", SAME),
                    step("Suffragist", "strategy_phase", "commit_1_button", "null", SAME),
                    step("Suffragist", "strategy_phase", "commit", "null", SAME),
                    step("Opposition", "strategy_phase", "supersede", "null", SAME),
                    step("Opposition", "select_strategy_card", "card_select", "\"utah\"", SAME))))
        .containsExactly("commit:2", "supersede", "take:utah");
  }

  @Test
  void marksAndHandsAndDecksArePickedFrom() {
    assertThat(
            choices(
                passage(
                    step("Opposition", "vm_replace", "green_check", "\"NY\"", SAME),
                    step("Suffragist", "vm_replace", "red_x", "\"TX\"", SAME),
                    step("Suffragist", "vm_select_us_state", "us_state", "\"OH\"", SAME),
                    step("Suffragist", "vm_select_us_state", "done", "null", SAME),
                    step(
                        "Suffragist",
                        "vm_show_opponents_hand_discard_1_draw_1",
                        "card",
                        "\"old-dixie\"",
                        SAME),
                    step("Suffragist", "vm_counter_strat", "card", "\"the-civil-war\"", SAME),
                    step("Suffragist", "vm_draw_2_play_1_event", "skip", "null", SAME))))
        .containsExactly(
            "pick:NY", "pick:TX", "pick:OH", "out:old-dixie", "end:the-civil-war", "pass");
  }

  @Test
  void theColourOfACubeFollowsTheLastToggleOrTheCampaigner() {
    assertThat(
            choices(
                passage(
                    step("Suffragist", "vm_add_cubes", "yellow", "null", SAME),
                    step("Suffragist", "vm_add_cubes", "us_state", "\"NY\"", SAME),
                    step("Suffragist", "vm_add_cubes", "campaigner", "2", SAME),
                    step("Suffragist", "vm_add_cubes", "us_state", "\"NY\"", SAME),
                    step("Opposition", "vm_add_cubes", "us_state", "\"NY\"", SAME),
                    step("Opposition", "vm_add_cubes", "purple_cube", "\"NY\"", SAME))))
        .containsExactly("NY+yellow", "NY+purple", "NY+red", "NY-purple");
  }

  @Test
  void aStateThatThatProgramPickedIsReadFromWhatWasDecided() {
    String first =
        "\"changed\": {\"phase\": \"final_voting_roll\"}, \"rolls\": ["
            + "{\"dice\": [{\"d\": 6, \"v\": 5}], \"by\": \"Opposition\"},"
            + "{\"dice\": [{\"d\": 6, \"v\": 2}], \"by\": \"Suffragist\"}]";
    String both =
        "\"changed\": {\"states\": {\"AL\": {\"rejected\": true}, \"OH\": {\"ratified\": true}}},"
            + "\"rolls\": [{\"dice\": [{\"d\": 6, \"v\": 3}], \"by\": \"Suffragist\"},"
            + "{\"dice\": [{\"d\": 6, \"v\": 1}], \"by\": \"Opposition\"}]";
    TraceSection passage =
        passage(
            step("Opposition", "final_voting_select_state", "us_state", "\"OH\"", first),
            step("Suffragist", "final_voting_roll", "pass", "null", both));
    assertThat(choices(passage)).containsExactly("vote:OH", "vote:AL");
    TraceOutcomes chances = TraceOutcomes.of(passage);
    List<String> faces = List.of("die:1", "die:2", "die:3", "die:4", "die:5", "die:6");
    List<String> fallen = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      chances.next(faces).ifPresent(fallen::add);
    }
    assertThat(fallen).containsExactly("die:2", "die:5", "die:3", "die:1");
    assertThat(chances.next(faces)).isEqualTo(Optional.empty());
  }

  @Test
  void campaignersSideBySideChangeNumbersWhenTheSecondGetsItsDieFirst() {
    TraceState together = campaigners("[\"red\", \"south\"], [\"red\", \"south\"]");
    TraceState apart = campaigners("[\"red\", \"south\"], [\"red\", \"west\"]");
    CampaignerNumbering numbering = new CampaignerNumbering();
    numbering.given("red2", apart, Set.of());
    assertThat(numbering.ours("red2")).isEqualTo("red2");
    numbering.given("red1", together, Set.of());
    assertThat(numbering.ours("red1")).isEqualTo("red1");
    numbering.given("red2", together, Set.of("red1"));
    assertThat(numbering.ours("red2")).isEqualTo("red2");
    numbering.given("red2", together, Set.of());
    assertThat(numbering.ours("red2")).isEqualTo("red1");
    assertThat(numbering.ours("red1")).isEqualTo("red2");
    numbering.given("red1", together, Set.of());
    assertThat(numbering.ours("red1")).isEqualTo("red1");
  }

  private static TraceState campaigners(String list) {
    return START.with(JsonFields.parse(1, "{\"campaigners\": [" + list + "]}"));
  }
}
