package games.parlour.votes.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.LessonProgress;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.testkit.Seeds;
import games.parlour.votes.VotesGames;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** The first lesson says what happens in it: here it is compared with what does. */
class FirstGameTest {
  private static final Lesson LESSON =
      LessonGame.lessonOf(VotesGames.GAME, "first-game").orElseThrow();

  /** What was told after the choices of a step, chance and the Oppobot included. */
  private static Map<String, List<String>> told(ToIntFunction<List<VotesMove>> choice) {
    Session<VotesPosition, VotesMove> session =
        new Session<>(VotesGames.GAME, LESSON.setup(VotesGames.GAME), Map.of());
    Dealer dealer = LESSON.dealer();
    Catalogue words = VotesGames.GAME.texts(Language.EN);
    Map<String, List<String>> told = new TreeMap<>();
    String step = "deal";
    while (true) {
      int before = session.size();
      while (session.turn() instanceof Turn.Chance) {
        session.deal(dealer);
      }
      tell(session, before, words, told.computeIfAbsent(step, name -> new ArrayList<>()));
      LessonProgress progress = LessonProgress.of(LESSON, session);
      if (progress.next().isEmpty()) {
        return told;
      }
      Lesson.Step next = progress.next().get().step();
      step = next.name();
      List<VotesMove> asked =
          session.position().moves().stream()
              .filter(move -> next.allows(VotesGames.GAME.notation().write(move)))
              .toList();
      int sofar = session.size();
      session.move(session.decider().orElseThrow(), asked.get(choice.applyAsInt(asked)));
      tell(session, sofar, words, told.computeIfAbsent(step, name -> new ArrayList<>()));
    }
  }

  private static void tell(
      Session<VotesPosition, VotesMove> session, int after, Catalogue words, List<String> into) {
    for (int entry : session.line().stream().filter(number -> number > after).toList()) {
      Viewer viewer = new Viewer.At(session.seats().getFirst());
      for (Happening seen :
          session.positionBefore(entry).happenings(session.moveOf(entry), viewer)) {
        into.add(words.tell(seen.text()));
      }
    }
  }

  @Test
  void itsWordsAreTrueWhateverIsChosen() {
    holds(told(asked -> 0));
    holds(told(asked -> asked.size() - 1));
    Seeds.repeatably(random -> holds(told(asked -> random.below(asked.size()))));
  }

  private static void holds(Map<String, List<String>> told) {
    assertThat(told.get("new-york"))
        .contains("Oppobot played The Patriarchy as an event.")
        .anyMatch(line -> line.startsWith("New York loses 1"));
    assertThat(told.get("campaign"))
        .containsSubsequence("Suffragists rolled 4 on a d4.", "Suffragists rolled 2 on a d4.");
    assertThat(told.get("montana")).contains("Suffragists claimed the State card Montana.");
    assertThat(told.get("state-card"))
        .contains(
            "Suffragists took 2 buttons.",
            "Oppobot played Border States as an event.",
            "Delaware, Maryland, West Virginia, Kentucky and Missouri get 1 red cube each.");
    assertThat(told.get("organize"))
        .contains(
            "Suffragists took 2 buttons.",
            "The condition of Senator George Vest is not met, so the card is used for Campaigning.",
            "The d6 shows 2: Plains.",
            "The Oppobot goes for the State card of Kansas.",
            "Kansas gets 3 red cubes.");
    assertThat(told.get("lobby"))
        .containsSubsequence("Suffragists rolled 3 on a d6.", "Suffragists rolled 3 on a d6.");
    assertThat(told.get("reroll"))
        .containsSubsequence("Suffragists rolled 6 on a d6.", "Suffragists rolled 1 on a d6.");
    assertThat(told.get("marker"))
        .contains(
            "1 marker is added to Congress: 1 of 6.",
            "Virginia, North Carolina, South Carolina, Georgia and Tennessee get 1 red cube each.");
  }
}
