package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Catalogue;
import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Language;
import games.parlour.core.Occasion;
import games.parlour.core.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens is told in few sentences, and to each viewer only what they may see. */
class TellingTest {
  private static final VotesForWomen GAME = new VotesForWomen();
  private static final Catalogue WORDS = GAME.texts(Language.EN);

  private static VotesPosition at(String line) {
    return GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
  }

  private static List<Happening> told(VotesPosition position, String move, int seat) {
    VotesMove played = GAME.notation().read(position, move);
    return position.happenings(
        played, new Viewer.At(GAME.seats(GAME.setup(Occasion.STUDY)).get(seat)));
  }

  private static List<String> sentences(List<Happening> told) {
    return told.stream().map(happening -> WORDS.tell(happening.text())).toList();
  }

  @Test
  void cubesOfOneColourAreToldTogether() {
    VotesPosition position =
        at(
            "actor=opposition KY=p1 hand.opposition=border-states,old-dixie hand.suffragist=lucy-stone");
    List<Happening> told = told(position, "event:border-states", 0);

    assertThat(sentences(told))
        .containsExactly(
            "Opposition played Border States as an event.",
            "Delaware, Maryland and West Virginia get 1 red cube each.",
            "Kentucky loses 1 purple cube.",
            "Missouri gets 1 red cube.");
    assertThat(told.get(1).motions())
        .containsExactly(
            new Motion("red", "supply", "DE"),
            new Motion("red", "supply", "MD"),
            new Motion("red", "supply", "WV"));
    assertThat(told.get(2).motions()).containsExactly(new Motion("purple", "KY", "supply"));
  }

  @Test
  void everyCubeMovesAndTheFourthIsToldBeforeItsClaim() {
    VotesPosition position =
        at(
            "actor=opposition NY=r2 states=new-york hand.opposition=horace-greeley,old-dixie"
                + " hand.suffragist=lucy-stone");
    List<Happening> told = told(position, "event:horace-greeley", 1);

    assertThat(sentences(told))
        .containsExactly(
            "Opposition played Horace Greeley as an event.",
            "New York gets 2 red cubes.",
            "Opposition claimed the State card New York.",
            "Connecticut gets 2 red cubes.");
    assertThat(told.get(1).motions())
        .containsExactly(new Motion("red", "supply", "NY"), new Motion("red", "supply", "NY"));
  }

  @Test
  void whichCardIsDrawnOnlyItsOwnerIsTold() {
    VotesPosition start =
        at(
            "hand.suffragist=seneca-falls-convention,a-vindication-of-the-rights-of-woman"
                + " hand.opposition=the-patriarchy");
    VotesPosition position =
        start.play(GAME.notation().read(start, "event:a-vindication-of-the-rights-of-woman"));

    assertThat(sentences(told(position, "draw:lucy-stone", 0)))
        .containsExactly("Suffragists: Lucy Stone is drawn and looked at.");
    assertThat(sentences(told(position, "draw:lucy-stone", 1)))
        .containsExactly("Suffragists: a card is drawn and looked at.");
  }
}
