package games.parlour.votes.study;

import games.parlour.core.study.StudyAnswer;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import java.util.List;
import java.util.Optional;

/** What players decide again and again: cards, bids, new rolls, states to vote. */
public final class VotesQuestions {
  private static final int CARD = 0;
  private static final int CLAIMED = 1;
  private static final int BID = 2;
  private static final int ANSWER = 3;
  private static final int ROLL = 4;
  private static final int VOTE = 5;

  private static final int AHEAD = 0;
  private static final int LEVEL = 1;
  private static final int BEHIND = 2;

  /** All of them, in the order of the numbers above. */
  public static final List<StudyQuestion> ALL =
      List.of(
          StudyQuestion.choice(
                  text("card"),
                  text("card.event"),
                  text("card.campaign"),
                  text("card.organize"),
                  text("card.lobby"),
                  text("card.discard"))
              .about(text("card.title")),
          StudyQuestion.choice(text("claimed"), text("claimed.strategy"), text("claimed.state")),
          StudyQuestion.amount(text("bid")),
          StudyQuestion.choice(
              text("answer"), text("answer.defer"), text("answer.match"), text("answer.supersede")),
          StudyQuestion.choice(text("roll"), text("roll.again"), text("roll.keep")),
          StudyQuestion.choice(
              text("vote"), text("vote.ahead"), text("vote.level"), text("vote.behind")));

  private VotesQuestions() {}

  private static Text text(String what) {
    return Text.of("study." + what);
  }

  /** What a listed move of a seat decides. */
  public static Optional<StudyAnswer> answer(GameState t, long move) {
    int first = MoveKind.first(move);
    return Optional.ofNullable(
        switch (MoveKind.of(move)) {
          case EVENT -> isFromHand(t) ? card(0, first) : null;
          case CAMPAIGN -> card(1, first);
          case ORGANIZE -> card(2, first);
          case LOBBY -> card(3, first);
          case DISCARD -> card(4, first);
          case CLAIMED -> StudyAnswer.of(CLAIMED, isStrategy(first) ? 0 : 1);
          case COMMIT -> StudyAnswer.of(BID, first);
          case DEFER -> StudyAnswer.of(ANSWER, 0);
          case MATCH -> StudyAnswer.of(ANSWER, 1);
          case SUPERSEDE -> StudyAnswer.of(ANSWER, 2);
          case REROLL -> StudyAnswer.of(ROLL, 0);
          case KEEP -> StudyAnswer.of(ROLL, 1);
          case VOTE -> StudyAnswer.of(VOTE, standing(t, first));
          default -> null;
        });
  }

  /** Events let players play other cards too, which are drawn or searched for and no choice. */
  private static boolean isFromHand(GameState t) {
    return t.kind() == FrameKind.ROUND;
  }

  private static StudyAnswer card(int use, int card) {
    return StudyAnswer.of(CARD, use).about(GameTexts.card(card));
  }

  private static boolean isStrategy(int card) {
    return (Claims.STRATEGY >> card - Claims.FIRST & 1) != 0;
  }

  /** Whether the side that chooses a state has more cubes there, as many, or fewer. */
  private static int standing(GameState t, int state) {
    int side = t.sideOf(t.waitsFor());
    int lead = Cubes.ofSide(t, state, side) - Cubes.ofSide(t, state, 1 - side);
    return lead > 0 ? AHEAD : lead == 0 ? LEVEL : BEHIND;
  }
}
