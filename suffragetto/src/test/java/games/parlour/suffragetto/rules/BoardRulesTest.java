package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.SquareSet;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.suffragetto.Suffragetto;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** S1 to S3: the board, the start, and where nobody goes. */
class BoardRulesTest {
  private final Suffragetto game = new Suffragetto();

  @Test
  void s1TheZonesHaveTheirSizes() {
    assertThat(Zones.PRISON.size()).isEqualTo(21);
    assertThat(Zones.PRISON_YARD.size()).isEqualTo(6);
    assertThat(Zones.HOSPITAL.size()).isEqualTo(21);
    assertThat(Zones.HOSPITAL_GROUNDS.size()).isEqualTo(6);
    assertThat(Zones.STREETS.size()).isEqualTo(82);
    assertThat(Zones.ALBERT_HALL.size()).isEqualTo(6);
    assertThat(Zones.COMMONS.size()).isEqualTo(6);
    assertThat(Zones.ARENA.size()).isEqualTo(141);
  }

  @Test
  void s1EverySquareLiesInOneZone() {
    List<SquareSet> zones =
        List.of(
            Zones.PRISON,
            Zones.PRISON_YARD,
            Zones.HOSPITAL,
            Zones.HOSPITAL_GROUNDS,
            Zones.STREETS,
            Zones.ALBERT_HALL,
            Zones.COMMONS,
            Zones.ARENA);
    for (int square : Zones.GRID.rectangle("a1", "q17").list()) {
      assertThat(zones.stream().filter(zone -> zone.contains(square)).count())
          .as(Zones.GRID.name(square))
          .isEqualTo(1);
    }
  }

  @Test
  void s1PiecesCanStandOn247Squares() {
    SquareSet standing = SquareSet.empty();
    for (Faction faction : Faction.values()) {
      standing = standing.or(faction.ground()).or(faction.yard());
    }
    assertThat(standing.size()).isEqualTo(247);
    assertThat(standing.list())
        .allMatch(square -> "bcdefghijklmnop".indexOf(Zones.GRID.name(square).charAt(0)) >= 0);
  }

  @Test
  void s2TheStartIsAsDrawn() {
    assertThat(Scene.line(game.start(game.setup(Occasion.STUDY))))
        .isEqualTo(
            "17/17/17/6p3p6/4Ipp3ppI4/2IpppppIpppppI2/17/17/17/17/17/"
                + "2LsssssLsssssL2/4Lss3ssL4/6s3s6/17/17/17 s S0+0/P0+0 1908 0 0 -");
  }

  @Test
  void s2ACoinDecidesAtTheTable() {
    SuffragettoPosition start = game.start(game.setup(Occasion.TABLE));
    assertThat(start.turn()).isInstanceOf(Turn.Chance.class);
    assertThat(Scene.moves(start)).containsExactly("coin:suffragettes", "coin:police");
    assertThat(start.moves()).allMatch(outcome -> start.weight(outcome) == 1);
    assertThat(Scene.state(Scene.play(start, "coin:suffragettes"))).isEqualTo("suffragettes");
    assertThat(Scene.state(Scene.play(start, "coin:police"))).isEqualTo("police");
  }

  @Test
  void s2EitherSideCanBeMadeToBegin() {
    for (String first : List.of("suffragettes", "police")) {
      var setup = game.setup(Occasion.TABLE, Map.of("first", first), Optional.empty());
      assertThat(Scene.state(game.start(setup))).isEqualTo(first);
    }
  }

  @Test
  void s3NobodyStepsOntoPrisonHospitalOrTheirYards() {
    assertThat(Scene.leaflet("s c6").endsFrom("c6"))
        .containsExactly("b7", "c5", "c7", "d5", "d6", "d7");
    assertThat(Scene.leaflet("s b13").endsFrom("b13")).containsExactly("b12", "c12", "c13", "c14");
    assertThat(Scene.leaflet("s p5").endsFrom("p5")).containsExactly("o4", "o5", "o6", "p6");
    assertThat(Scene.leaflet("p p11").policeMove().endsFrom("p11"))
        .containsExactly("o10", "o11", "o12", "p10");
  }

  @Test
  void s3ASuffragetteNeverEntersTheAlbertHallNorAPolicemanTheCommons() {
    assertThat(Scene.leaflet("L g4").endsFrom("g4"))
        .containsExactly("f3", "f4", "f5", "g3", "g5", "h3");
    assertThat(Scene.leaflet("I g14").policeMove().endsFrom("g14"))
        .containsExactly("f13", "f14", "f15", "g13", "g15", "h15");
  }

  @Test
  void s3TheEnemysBuildingIsOpen() {
    assertThat(Scene.leaflet("s g13").endsFrom("g13")).contains("h13", "h14");
    assertThat(Scene.leaflet("p k5").policeMove().endsFrom("k5")).contains("j4", "j5");
  }

  @Test
  void s3WhoLeavesAYardCannotGoBack() {
    assertThat(Scene.leaflet("s b6").endsFrom("b6")).containsExactly("b7", "c5", "c6", "c7");
    assertThat(Scene.leaflet("s b3").endsFrom("b3")).containsExactly("c2", "c3", "c4");
    assertThat(Scene.leaflet("s b6 c5").endsFrom("b6")).containsExactly("b7", "c6", "c7", "d4");
    assertThat(Scene.leaflet("s c3").endsFrom("c3")).doesNotContain("b2", "b3", "b4");
  }

  @Test
  void s3NobodyHopsIntoOrOverAYard() {
    assertThat(Scene.leaflet("s d6 c6").endsFrom("d6")).doesNotContain("b6");
    assertThat(Scene.leaflet("s b6 c7 c5").endsFrom("c7")).doesNotContain("a5");
    assertThat(Scene.leaflet("s b6 b7").endsFrom("b7")).doesNotContain("b5");
    assertThat(Scene.leaflet("s b5 b6").endsFrom("b5")).doesNotContain("b7");
  }

  @Test
  void s2OnlyACoinThatHasToFallIsChance() {
    String line = "17/17/17/17/17/17/17/17/5s4p6/17/17/17/17/17/17/17/17 %s S0+0/P0+0 1908 0 0 -";
    assertThat(game.hasChance(setup(Map.of("first", "coin"), Optional.empty())))
        .as("a coin that decides who begins is chance")
        .isTrue();
    assertThat(game.hasChance(setup(Map.of("first", "police"), Optional.empty())))
        .as("a game that the Police begin has no chance")
        .isFalse();
    Optional<String> tossing = Optional.of(line.formatted("?"));
    assertThat(game.hasChance(setup(Map.of(), tossing)))
        .as("a position before the toss has chance")
        .isTrue();
    Optional<String> decided = Optional.of(line.formatted("s"));
    assertThat(game.hasChance(setup(Map.of("first", "coin"), decided)))
        .as("a position after the toss has no chance")
        .isFalse();
  }

  private Setup setup(Map<String, String> options, Optional<String> position) {
    return game.setup(Occasion.STUDY, options, position);
  }
}
