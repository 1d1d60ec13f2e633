package games.parlour.votes.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.text.Resources;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GameDataTest {
  private static final Set<Deck> CLAIMED = Set.of(Deck.STRATEGY, Deck.STATE);

  private final GameData data = GameData.get();
  private final Map<String, Object> file =
      PlainData.parse(Resources.read(GameData.class, "cards.txt"));
  private final Map<String, Object> meta = PlainData.map(file.get("meta"));

  @Test
  void everyDeckHasAsManyCardsAsTheFileSays() {
    Map<String, Object> counts = PlainData.map(meta.get("counts"));
    for (Deck deck : Deck.values()) {
      assertThat(data.cards().stream().filter(card -> card.deck() == deck).count())
          .as(deck.name())
          .isEqualTo(((Integer) known(counts, deck.name())).longValue());
    }
    assertThat(data.cards()).hasSize(170);
  }

  @Test
  void everyEventDeckHasItsEras() {
    for (Deck deck : List.of(Deck.SUFFRAGIST, Deck.OPPOSITION, Deck.OPPOBOT)) {
      String key = deck == Deck.OPPOBOT ? "oppobot_era_counts" : "era_counts";
      Map<String, Object> counts = PlainData.map(meta.get(key));
      for (Era era : Era.values()) {
        assertThat(
                data.cards().stream()
                    .filter(card -> card.deck() == deck && card.era() == era)
                    .count())
            .as(deck + " " + era)
            .isEqualTo(((Integer) known(counts, era.name())).longValue());
      }
    }
    assertThat(data.cards())
        .allMatch(card -> (card.era() == null) == CLAIMED.contains(card.deck()));
  }

  @Test
  void idsAreUniqueAndIndicesRunOn() {
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < data.cards().size(); i++) {
      CardData card = data.cards().get(i);
      assertThat(card.index()).as(card.id()).isEqualTo(i);
      assertThat(ids.add(card.id())).as(card.id()).isTrue();
      assertThat(data.card(card.id())).isSameAs(card);
      assertThat(card.effects()).as(card.id()).isNotEmpty().allMatch(e -> e.containsKey("op"));
    }
  }

  @Test
  void statesAreEightToARegion() {
    assertThat(data.regions())
        .extracting(RegionData::id)
        .containsExactly("west", "plains", "south", "midwest", "atlantic", "northeast");
    assertThat(data.states()).hasSize(48);
    for (int i = 0; i < 48; i++) {
      StateData state = data.states().get(i);
      assertThat(state.index()).isEqualTo(i);
      assertThat(state.region()).isEqualTo(i / 8);
      assertThat(state.number()).isEqualTo(i % 8 + 1);
      assertThat(data.stateIndex(state.code())).isEqualTo(i);
    }
    assertThat(data.states().get(data.stateIndex("NJ")).name()).isEqualTo("New Jersey");
    assertThat(data.stateIndex("NJ")).isEqualTo(47);
  }

  @Test
  void aCardIsToldAsInTheFile() {
    CardData card = data.card("reconstruction");
    assertThat(card.title()).isEqualTo("Reconstruction");
    assertThat(card.deck()).isEqualTo(Deck.SUFFRAGIST);
    assertThat(card.era()).isEqualTo(Era.EARLY);
    assertThat(card.persistence()).isEqualTo(Persistence.NONE);
    assertThat(card.campaignerIcon()).as("Reconstruction has no campaigner icon").isFalse();
    assertThat(card.requires())
        .isEqualTo(
            Map.of(
                "in_effect", List.of("fifteenth-amendment"),
                "not_in_effect", List.of("the-civil-war")));
    assertThat(card.effects()).hasSize(1);
    assertThat(card.bot()).isNull();
    assertThat(data.card("voter-registration").persistence()).isEqualTo(Persistence.BALLOT);
    assertThat(data.card("zitkala-sa").title()).isEqualTo("Zitkala-Ša");
    assertThat(data.card("transportation").campaignerIcon())
        .as("Transportation has the campaigner icon")
        .isTrue();
  }

  @Test
  void whatTheOppobotPlaysIsToldAsInTheFile() {
    for (CardData card : data.cards()) {
      boolean played = card.deck() == Deck.OPPOBOT || CLAIMED.contains(card.deck());
      boolean left = data.withoutBot().contains(card);
      assertThat(card.bot() != null).as(card.id()).isEqualTo(played && !left);
    }
    assertThat(data.withoutBot())
        .extracting(CardData::id)
        .containsExactlyInAnyOrder("change-in-plans", "opposition-research");
    BotData veto = Objects.requireNonNull(data.card("oppobot-governor-clements-veto").bot());
    assertThat(veto.playIf()).isEqualTo(Map.of("ratified_at_least", 1));
    assertThat(veto.countsAs()).isEmpty();
    BotData war = Objects.requireNonNull(data.card("oppobot-the-civil-war").bot());
    assertThat(war.playIf()).isEmpty();
    assertThat(war.countsAs()).isEqualTo("the-civil-war");
    BotData ohio = Objects.requireNonNull(data.card("ohio").bot());
    assertThat(ohio.playIf()).isEqualTo(Map.of("markers_at_least", 1));
    assertThat(ohio.effects()).hasSize(1);
    assertThat(data.setAsidePerEra()).isEqualTo(2);
    assertThat(data.botStart(1)).map(CardData::id).hasValue("oppobot-the-patriarchy");
    assertThat(data.botStart(2)).isEmpty();
    assertThat(data.botStart(5)).map(CardData::id).hasValue("oppobot-war-in-europe");
    assertThat(data.blackDie(4)).containsExactly(2, 2, 3, 4);
    assertThat(data.blackDie(8)).containsExactly(2, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void neighboursAreMutualAndOfOneRegion() {
    for (StateData state : data.states()) {
      assertThat(state.adjacent()).as(state.code()).isNotEmpty();
      for (int next : state.adjacent()) {
        assertThat(data.states().get(next).region()).isEqualTo(state.region());
        assertThat(data.states().get(next).adjacent()).contains(state.index());
      }
    }
    assertThat(data.states().get(data.stateIndex("NM")).adjacent())
        .containsExactly(data.stateIndex("AZ"));
  }

  @Test
  void everyStateCardKnowsItsState() {
    assertThat(data.card("ohio").state()).isEqualTo(data.stateIndex("OH"));
    for (CardData card : data.cards()) {
      if (card.deck() == Deck.STATE) {
        assertThat(data.states().get(card.state()).name()).isEqualTo(card.title());
      } else {
        assertThat(card.state()).as(card.id()).isEqualTo(-1);
      }
    }
  }

  @Test
  void unknownNamesAreRefused() {
    assertThatThrownBy(() -> data.card("nobody")).hasMessage("no card nobody");
    assertThatThrownBy(() -> data.stateIndex("XX")).hasMessage("no state XX");
  }

  private static Object known(Map<String, Object> counts, String name) {
    return Objects.requireNonNull(counts.get(name.toLowerCase(Locale.ROOT)));
  }
}
