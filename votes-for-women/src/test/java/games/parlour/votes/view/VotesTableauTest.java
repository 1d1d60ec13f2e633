package games.parlour.votes.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Label;
import games.parlour.core.Label.Target;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.show.Tableau;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.rules.state.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies where, as each viewer sees it, and how it gets there. */
class VotesTableauTest {
  private static final VotesForWomen GAME = new VotesForWomen();

  private static VotesPosition at(String line, String... moves) {
    VotesPosition p = GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    for (String move : moves) {
      p = p.play(GAME.notation().read(p, move));
    }
    return p;
  }

  private static Viewer seat(VotesPosition p, String name) {
    Map<String, String> mode = GAME.optionsOf(p.toString());
    Setup setup = GAME.setup(Occasion.STUDY, mode, Optional.empty());
    return new Viewer.At(
        GAME.seats(setup).stream()
            .filter(seat -> seat.name().equals(name))
            .findFirst()
            .orElseThrow());
  }

  private static Map<String, Map<String, Integer>> seen(VotesPosition p, String name) {
    return ((VotesView) p.view(seat(p, name))).tableau().counts();
  }

  private static List<Motion> motions(VotesPosition p, String move, String name) {
    return p.happenings(GAME.notation().read(p, move), seat(p, name)).stream()
        .flatMap(happening -> happening.motions().stream())
        .toList();
  }

  @Test
  void tokensAndTracks() {
    Map<String, Map<String, Integer>> seen =
        seen(
            at(
                "turn=3 round=2 congress=4 buttons=5/2 CA=p2y1 OH=r3"
                    + " campaigners=purple1:west,red1:south hand.suffragist=lucy-stone"
                    + " hand.opposition=old-dixie"),
            "suffragist");
    assertThat(seen.get("CA")).isEqualTo(Map.of("purple", 2, "yellow", 1));
    assertThat(seen.get("OH")).isEqualTo(Map.of("red", 3));
    assertThat(seen.get("west")).isEqualTo(Map.of("purple1", 1));
    assertThat(seen.get("south")).isEqualTo(Map.of("red1", 1));
    assertThat(seen.get("turn")).isEqualTo(Map.of("turn", 3));
    assertThat(seen.get("round")).isEqualTo(Map.of("round", 2));
    assertThat(seen.get("congress")).isEqualTo(Map.of("marker", 4));
    assertThat(seen.get("buttons.suffragist")).isEqualTo(Map.of("button", 5));
    assertThat(seen.get("phase")).isEqualTo(Map.of("phase:rounds", 1));
    assertThat(seen.get("acting")).isEqualTo(Map.of("seat:suffragist", 1));
    assertThat(seen).doesNotContainKeys("WA", "bid", "dice", "supply");
  }

  @Test
  void handsAreOpenToTheirOwnersOnly() {
    VotesPosition p =
        at("turn=2 hand.suffragist=lucy-stone hand.opposition=old-dixie,the-patriarchy");
    assertThat(seen(p, "suffragist").get("hand.suffragist"))
        .isEqualTo(Map.of("card:lucy-stone", 1));
    assertThat(seen(p, "suffragist").get("hand.opposition"))
        .as("a start card is known to all")
        .isEqualTo(Map.of("back:early", 1, "card:the-patriarchy", 1));
    assertThat(seen(p, "opposition").get("hand.suffragist")).isEqualTo(Map.of("back:early", 1));
  }

  @Test
  void aSentAmendmentFillsCongress() {
    VotesPosition p =
        at(
            "turn=4 congress=5 OH=p4 hand.suffragist=maud-wood-park,lucy-stone"
                + " hand.opposition=old-dixie");
    Map<String, Map<String, Integer>> seen =
        seen(p.play(GAME.notation().read(p, "event:maud-wood-park")), "opposition");
    assertThat(seen.get("congress")).isEqualTo(Map.of("marker", 6));
    assertThat(seen.get("OH")).isEqualTo(Map.of("check", 1));
    assertThat(seen.get("ratified")).isEqualTo(Map.of("check", 1));
  }

  @Test
  void theVoteAndItsDice() {
    VotesPosition p =
        at("turn=6 round=6 phase=voting sent=yes buttons=1/0", "vote:NY", "die:1", "die:5");
    Map<String, Map<String, Integer>> seen = seen(p, "suffragist");
    assertThat(seen.get("NY")).isEqualTo(Map.of("vote", 1));
    assertThat(seen.get("vote.suffragist")).isEqualTo(Map.of("die:6:1", 1));
    assertThat(seen.get("vote.opposition")).isEqualTo(Map.of("die:6:5", 1));
  }

  @Test
  void theOppobotsCardsStayItsOwnInABox() {
    VotesPosition p =
        at("mode=solitaire round=2 actor=oppobot hand.suffragist=lucy-stone,union-victory");
    assertThat(motions(p, "draw:oppobot-the-civil-war", "suffragist"))
        .startsWith(
            new Motion("back:early", "deck.opposition", "supply"),
            new Motion("card:oppobot-the-civil-war", "supply", "playing"))
        .contains(new Motion("card:oppobot-the-civil-war", "playing", "box.turn"));
    VotesPosition stays = p.play(GAME.notation().read(p, "draw:oppobot-the-civil-war"));
    assertThat(seen(stays, "suffragist").get("box.turn"))
        .isEqualTo(Map.of("card:oppobot-the-civil-war", 1));
    assertThat(seen(stays, "suffragist")).doesNotContainKeys("hand.oppobot", "buttons.opposition");
    VotesPosition ends = stays.play(GAME.notation().read(stays, "event:union-victory"));
    assertThat(motions(ends, "die:3", "suffragist"))
        .contains(new Motion("card:oppobot-the-civil-war", "box.turn", "discard.opposition"));
  }

  @Test
  void aDieThatFallsAsItLayIsSeenToFall() {
    VotesPosition p =
        at(
            "mode=solitaire turn=2 round=1 phase=strategy buttons=2/0 dice=d4:2"
                + " open=national-focus,counter-strat,regional-focus hand.suffragist=lucy-stone",
            "commit:1");
    assertThat(motions(p, "die:2", "suffragist"))
        .startsWith(
            new Motion("die:4:2", Tableau.DICE, Tableau.SUPPLY),
            new Motion("die:4:2", Tableau.SUPPLY, Tableau.DICE));
  }

  @Test
  void anOpponentsCardTurnsOverAsItIsPlayed() {
    VotesPosition p =
        at("actor=opposition hand.suffragist=lucy-stone hand.opposition=border-states,old-dixie");
    List<Happening> told =
        p.happenings(GAME.notation().read(p, "event:border-states"), seat(p, "suffragist"));
    assertThat(told.getFirst().motions())
        .containsExactly(
            new Motion("back:early", "hand.opposition", "supply"),
            new Motion("card:border-states", "supply", "playing"));
  }

  @Test
  void aMoveIsAboutTokensAndPlaces() {
    assertThat(new VotesMove(MoveKind.MOVE, 0, 2).label().flatMap(Label::target))
        .contains(Target.of("move").withKind("purple1").withPlace("south"));
    assertThat(new VotesMove(MoveKind.TAKE_OUT, 0, 2).label().flatMap(Label::target))
        .contains(Target.of("take-out").withPlace("WA").withKind("red"));
    assertThat(new VotesMove(MoveKind.USE, 2, 0).label().flatMap(Label::target))
        .contains(Target.of("use").withAmount(2));
  }

  /** Whoever plays, a card that is seen never goes out of sight on its way. */
  @ParameterizedTest
  @ValueSource(strings = {"one-on-one", "two-on-two", "solitaire"})
  void cardsGoStraightFromPlaceToPlace(String mode) {
    Setup setup = GAME.setup(Occasion.STUDY, Map.of("mode", mode), Optional.empty());
    Generator random = new Generator(1848);
    VotesPosition p = GAME.start(setup);
    Viewer viewer = new Viewer.At(seats(setup).getFirst());
    while (!(p.turn() instanceof Turn.Over)) {
      List<VotesMove> moves = p.moves();
      VotesMove move = moves.get(random.below(moves.size()));
      List<String> gone = new ArrayList<>();
      for (Happening happening : p.happenings(move, viewer)) {
        for (Motion motion : happening.motions()) {
          if (motion.thing().startsWith("card:")) {
            assertThat(gone).as("%s at %s", move, p).doesNotContain(motion.thing());
            if (motion.to().equals(Tableau.SUPPLY)) {
              gone.add(motion.thing());
            }
          }
        }
      }
      p = p.play(move);
    }
  }

  private static List<Seat> seats(Setup setup) {
    return GAME.seats(setup);
  }
}
