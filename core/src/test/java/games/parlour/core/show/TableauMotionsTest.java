package games.parlour.core.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Happening.Motion;
import games.parlour.core.show.Tableau.Spot;
import games.parlour.core.show.Tableau.Things;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Differences of tableaux are motions, and motions give the tableau after them. */
class TableauMotionsTest {
  /** A tableau from lines such as "hand card:a card:b", with "*2" behind what lies there twice. */
  private static Tableau of(String... lines) {
    List<Spot> spots = new ArrayList<>();
    for (String line : lines) {
      String[] words = line.split(" ", -1);
      List<Things> things = new ArrayList<>();
      for (int i = 1; i < words.length; i++) {
        String[] parts = words[i].split("\\*", -1);
        things.add(new Things(parts[0], parts.length > 1 ? Integer.parseInt(parts[1]) : 1));
      }
      spots.add(new Spot(words[0], things));
    }
    return new Tableau(spots);
  }

  private static List<Motion> between(Tableau before, Tableau after) {
    List<Motion> motions = TableauMotions.between(before, after);
    assertThat(TableauMotions.apply(before, motions).counts()).isEqualTo(after.counts());
    return motions;
  }

  @Test
  void whatStaysDoesNotMove() {
    Tableau tableau = of("phase phase:play", "ohio red*2", "hand card:a card:b");
    assertThat(between(tableau, tableau)).isEmpty();
    assertThat(between(tableau, of("hand card:b card:a", "ohio red*2", "phase phase:play")))
        .as("another order is no motion")
        .isEmpty();
  }

  @Test
  void theSameThingGoesFromSpotToSpot() {
    assertThat(between(of("hand card:a card:b"), of("hand card:b", "discard card:a")))
        .containsExactly(new Motion("card:a", "hand", "discard"));
    assertThat(between(of("west boat"), of("east boat")))
        .containsExactly(new Motion("boat", "west", "east"));
  }

  @Test
  void theRestComesFromTheSupplyOrGoesThere() {
    assertThat(between(of("ohio red*2 purple"), of("ohio red*3")))
        .containsExactly(
            new Motion("purple", "ohio", "supply"), new Motion("red", "supply", "ohio"));
    assertThat(between(of("deck back:early*2"), of("deck back:early", "hand card:a")))
        .containsExactly(
            new Motion("back:early", "deck", "supply"), new Motion("card:a", "supply", "hand"));
  }

  @Test
  void everyThingHasAMotionOfItsOwn() {
    assertThat(between(of(), of("track marker*3")))
        .hasSize(3)
        .containsOnly(new Motion("marker", "supply", "track"));
    assertThat(between(of("a red*3"), of("b red", "c red")))
        .containsExactly(
            new Motion("red", "a", "supply"),
            new Motion("red", "a", "b"),
            new Motion("red", "a", "c"));
  }

  @Test
  void whatComesLiesLast() {
    Tableau after =
        TableauMotions.apply(
            of("playing card:z"), List.of(new Motion("card:a", "supply", "playing")));
    assertThat(after).isEqualTo(of("playing card:z card:a"));
  }

  @Test
  void nothingLeavesASpotWhereItDoesNotLie() {
    Motion motion = new Motion("red", "ohio", "supply");
    assertThatThrownBy(() -> TableauMotions.apply(of("ohio purple"), List.of(motion)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ohio");
    assertThatThrownBy(() -> TableauMotions.apply(of("ohio red"), List.of(motion, motion)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
