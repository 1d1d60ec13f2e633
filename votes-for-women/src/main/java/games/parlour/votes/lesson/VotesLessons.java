package games.parlour.votes.lesson;

import static games.parlour.core.show.Lesson.Step.ask;
import static games.parlour.core.show.Lesson.Step.tell;

import games.parlour.core.show.Lesson;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lessons, as data. */
public final class VotesLessons {
  /**
   * Chosen among the first five million seeds. With these moves its hand has two cards that cannot
   * be events yet; the first roll is a 4 and a 2, and Montana's State card is there to be won; the
   * Oppobot plays one card as an event, campaigns with the next for want of a marker and goes for a
   * State card; the Lobbying fails at first and succeeds for a button.
   */
  private static final long SEED = 2_844_641;

  private static final Lesson FIRST_GAME =
      new Lesson(
          "first-game",
          Map.of("mode", "solitaire"),
          Optional.empty(),
          SEED,
          "suffragist",
          Map.of(),
          List.of(
              tell("goal", "congress", "ratified"),
              tell("opposition", "rejected"),
              ask("event", "event:seneca-falls-convention"),
              ask("new-york", "NY+purple", "NY+yellow").times(2),
              tell("patriarchy", "NY"),
              ask("campaign", "campaign:reconstruction"),
              ask("keep", "keep").pointing("dice", "buttons.suffragist"),
              ask("assign", "assign:purple1").pointing("northeast"),
              ask("act", "act:purple1").pointing("northeast"),
              ask("move", "move:purple1:plains"),
              ask("montana", "MT+purple").times(4).pointing("card:montana"),
              ask(
                      "northeast",
                      "NY+yellow",
                      "VT-red",
                      "VT+yellow",
                      "NH-red",
                      "NH+yellow",
                      "ME-red",
                      "ME+yellow",
                      "MA-red",
                      "MA+yellow",
                      "RI-red",
                      "RI+yellow",
                      "CT-red",
                      "CT+yellow",
                      "NJ-red",
                      "NJ+yellow")
                  .times(2),
              ask("state-card", "claimed:montana"),
              tell("border-states", "discard.opposition"),
              ask("organize", "organize:union-victory").pointing("buttons.suffragist"),
              tell("condition", "congress"),
              tell("kansas", "KS", "card:kansas"),
              ask("lobby", "lobby:lucy-stone", "lobby:women-to-the-polls").pointing("congress"),
              ask("reroll", "reroll").pointing("dice", "buttons.suffragist"),
              ask("six", "keep").pointing("dice"),
              ask("marker", "use:1").pointing("congress"),
              tell("log", "south", "atlantic")));

  /** All of them, the first one first. */
  public static final List<Lesson> ALL = List.of(FIRST_GAME);

  private VotesLessons() {}
}
