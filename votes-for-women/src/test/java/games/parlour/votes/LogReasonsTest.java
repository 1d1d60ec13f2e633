package games.parlour.votes;

import static games.parlour.votes.VotesGames.GAME;
import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The log says why: cubes that are lost, ties and what breaks them, what a bid is up against. */
class LogReasonsTest {
  private final Catalogue english = GAME.texts(Language.EN);
  private final Catalogue german = GAME.texts(Language.DE);

  private List<String> told(VotesPosition position, String move, Catalogue words) {
    VotesMove played = GAME.notation().read(position, move);
    return position.happenings(played, new Viewer.Spectator()).stream()
        .map(happening -> words.tell(happening.text()))
        .toList();
  }

  private List<String> told(VotesPosition position, String move) {
    return told(position, move, english);
  }

  private String asked(VotesPosition position, Catalogue words) {
    return words.tell(
        switch (position.turn()) {
          case Turn.Decide decide -> decide.prompt().ask();
          case Turn.Chance chance -> chance.prompt().ask();
          case Turn.Over over -> over.outcome().reason();
        });
  }

  @Test
  void statesOfAListThatHaveDecidedAreNamedTogether() {
    VotesPosition position =
        at(
            "turn=5 actor=opposition sent=yes DE=ratified KY=rejected"
                + " hand.opposition=border-states,old-dixie hand.suffragist=lucy-stone");

    assertThat(told(position, "event:border-states"))
        .containsExactly(
            "Opposition played Border States as an event.",
            "Maryland, West Virginia and Missouri get 1 red cube each.",
            "1 cube is lost for each of these, which have decided: Delaware and Kentucky.");
    assertThat(told(position, "event:border-states", german))
        .contains(
            "Je 1 Stein verfällt, denn diese haben schon entschieden: Delaware und Kentucky.");
  }

  @Test
  void theSecondCubeForAStateThatTheFirstHasDecidedIsLost() {
    VotesPosition position =
        at(
            "turn=5 actor=opposition sent=yes NY=r3"
                + " hand.opposition=new-york-newspapers,old-dixie hand.suffragist=lucy-stone");

    assertThat(told(position, "event:new-york-newspapers"))
        .contains("New York rejects the amendment.", "1 cube is lost: New York has decided.");
  }

  @Test
  void whereNoneMayBeAddedCubesAreLost() {
    VotesPosition position =
        at(
            "turn=2 claimed.suffragist=bellwether-state box.turn=the-civil-war"
                + " hand.suffragist=lucy-stone hand.opposition=old-dixie GA=r2");

    assertThat(told(play(position, "claimed:bellwether-state"), "pick:GA"))
        .contains("Georgia loses 2 red cubes.")
        .contains("4 cubes are lost: none may be placed in Georgia now.");
  }

  @Test
  void anEventOfTheOppobotSaysWhatIsLost() {
    VotesPosition position =
        at(
            "mode=solitaire turn=5 round=2 actor=oppobot sent=yes WA=r3"
                + " hand.suffragist=lucy-stone");
    VotesPosition rolling = play(position, "draw:oppobot-beer-brewers", "die:1");

    assertThat(told(rolling, "die:1"))
        .containsExactly(
            "The d8 shows 1: Washington.",
            "Washington gets 1 red cube.",
            "Washington rejects the amendment.",
            "1 cube is lost: Washington has decided.");
    assertThat(told(play(rolling, "die:1", "die:1"), "die:1"))
        .containsExactly("The d8 shows 1, but Washington has decided: roll again.");
  }

  @Test
  void finalVotingIsAnnounced() {
    VotesPosition position =
        at(
            "turn=6 round=6 actor=opposition sent=yes"
                + " hand.opposition=border-states,old-dixie hand.suffragist=lucy-stone");

    assertThat(told(position, "event:border-states"))
        .endsWith("Six turns are over and the amendment has been sent: Final Voting begins.");
    assertThat(told(position, "event:border-states", german))
        .endsWith(
            "Sechs Durchgänge sind vorbei, und der Zusatz liegt bei den Staaten:"
                + " Die Schlussabstimmung beginnt.");
  }

  @Test
  void aTieSaysWhoWinsItAndWhy() {
    String line = "turn=6 phase=voting sent=yes OH=p2 hand.suffragist=lucy-stone";
    VotesPosition printed = play(at(line), "vote:OH", "die:2");
    assertThat(told(printed, "die:4"))
        .containsExactly(
            "Opposition rolled 4 on a d6.",
            "Ohio: Suffragists 4 (die 2, 2 cubes), Opposition 4 (die 4, 0 cubes).",
            "A tie: unless a card says otherwise, it goes to the Opposition.",
            "Ohio rejects the amendment.");

    VotesPosition withCard =
        play(at(line + " box.ballot=miss-febb-wins-the-last-vote"), "vote:OH", "die:2");
    assertThat(told(withCard, "die:4"))
        .contains("A tie: Miss Febb Wins the Last Vote gives it to the Suffragists.");
    assertThat(told(withCard, "die:4", german))
        .contains(
            "Gleichstand: Durch Miss Febb Wins the Last Vote geht er an die Suffragistinnen.");
  }

  @Test
  void theOppobotSaysWhatDecidesBetweenEqualStates() {
    VotesPosition position =
        play(
            at(
                "mode=solitaire turn=6 phase=voting sent=yes TX=r2 NY=r2"
                    + " hand.suffragist=lucy-stone"),
            "vote:OH",
            "die:1");

    assertThat(told(position, "die:6"))
        .containsSubsequence(
            "Texas has the most red cubes: 2.",
            "Other states have as many; of these, Texas has the lowest region and state number.");
  }

  @Test
  void theBidPromptSaysWhatTheOppobotRollsAndThatTheBidIsSpent() {
    String line =
        "mode=solitaire turn=2 phase=strategy buttons=7/0 open=counter-strat"
            + " hand.suffragist=lucy-stone";
    VotesPosition plain = at(line);
    VotesPosition black = at(Map.of("bot-dice", "black"), line);

    assertThat(asked(plain, english))
        .isEqualTo(
            "Bid up to 5 buttons for a Strategy card, spent either way, against the Oppobot's d4.");
    assertThat(asked(black, english)).contains("the black d4 (2, 2, 3, 4)");
    assertThat(asked(plain, german)).contains("in jedem Fall weg. Der Oppobot wirft einen W4");
    assertThat(asked(play(black, "commit:5"), english))
        .isEqualTo("The Oppobot rolls the black d4 against the bid of 5.");
  }

  @Test
  void aCardThatNobodyCanFeelIsSaidToBringNothing() {
    VotesPosition position =
        at(
            "mode=solitaire turn=2 round=6 actor=oppobot campaigners=red1:south"
                + " hand.suffragist=lucy-stone");

    assertThat(told(position, "draw:oppobot-the-civil-war"))
        .contains("The Civil War would have no effect now, so the Oppobot campaigns instead.");
  }
}
