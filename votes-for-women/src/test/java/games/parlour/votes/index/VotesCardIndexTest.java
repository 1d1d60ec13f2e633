package games.parlour.votes.index;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.operation.CardOperations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every card with what it does, and the rulings that speak of it. */
class VotesCardIndexTest {
  private static final Path RULES = Path.of("../docs/rules/votes-for-women.md");
  private static final Pattern RULING = Pattern.compile("\\| (V[0-9]+) \\| (.*)");

  /** What the page has pictures for. */
  private static final Set<String> ICONS =
      Set.of(
          "cube",
          "cube-purple",
          "cube-yellow",
          "cube-red",
          "cube-both",
          "marker",
          "button",
          "campaigner",
          "campaigner-purple",
          "campaigner-yellow",
          "campaigner-red",
          "die",
          "card",
          "lasts",
          "needs",
          "clear",
          "vote",
          "map");

  private final CardIndex index = new VotesForWomen().cardIndex();
  private final Catalogue words = new VotesForWomen().texts(Language.EN);

  private CardFace card(String id) {
    return index.cards().stream().filter(card -> card.id().equals(id)).findFirst().orElseThrow();
  }

  private List<String> told(List<CardFace.Line> lines) {
    return lines.stream().map(line -> line.icon() + ": " + words.tell(line.text())).toList();
  }

  @Test
  void allCardsAreThere() {
    Map<String, Long> decks =
        index.cards().stream()
            .collect(Collectors.groupingBy(CardFace::deck, TreeMap::new, Collectors.counting()));
    assertThat(decks)
        .isEqualTo(
            Map.of(
                "suffragist",
                52L,
                "opposition",
                52L,
                "strategy",
                12L,
                "state",
                12L,
                "oppobot",
                42L));
    assertThat(index.decks()).extracting(CardIndex.Deck::id).containsAll(decks.keySet());
    assertThat(index.eras())
        .extracting(CardIndex.Era::id)
        .containsExactly("start", "early", "middle", "late");
  }

  @Test
  void aCardSaysWhatTheTableSays() {
    for (CardFace face : index.cards()) {
      Card card = Cards.get(GameData.get().card(face.id()).index());
      List<Text> forPlayers = CardOperations.effects(card);
      List<Text> forBot = CardOperations.effectsForBot(card);
      boolean bots = card.data().deck() == Deck.OPPOBOT;
      assertThat(face.lines())
          .extracting(CardFace.Line::text)
          .isEqualTo(bots ? forBot : forPlayers);
      assertThat(face.botLines())
          .extracting(CardFace.Line::text)
          .isEqualTo(bots ? List.of() : forBot)
          .isNotEqualTo(face.lines().stream().map(CardFace.Line::text).toList());
      assertThat(face.lines()).extracting(CardFace.Line::icon).isSubsetOf(ICONS);
      assertThat(face.botLines()).extracting(CardFace.Line::icon).isSubsetOf(ICONS);
    }
  }

  @Test
  void picturesShowWhatALineIsAbout() {
    assertThat(told(card("seneca-falls-convention").lines()))
        .containsExactly(
            "campaigner-purple: A purple campaigner comes to the Northeast.",
            "campaigner-yellow: A yellow campaigner comes to the Northeast.",
            "button: Take 2 buttons.",
            "cube-both: Place 2 Suffragist cubes in New York.");
    assertThat(told(card("governor-clements-veto").lines()))
        .containsExactly(
            "needs: Only after the amendment has been sent to the states.",
            "vote: Choose a state that has ratified: it rejects instead.");
    CardFace california = card("california");
    assertThat(california.place()).hasValue("CA");
    assertThat(california.side()).isEmpty();
    assertThat(california.era()).isEmpty();
    assertThat(told(california.botLines()))
        .containsExactly(
            "needs: The Oppobot plays it if Congress has at least 1 marker.",
            "marker: Remove 1 marker from Congress.");
    CardFace bots = card("oppobot-voter-suppression");
    assertThat(bots.side()).hasValue("opposition");
    assertThat(bots.era()).hasValue("late");
    assertThat(told(bots.lines()))
        .containsExactly(
            "vote: Opposition: a d8 instead of a d6 in Final Voting.",
            "lasts: Counts in Final Voting.");
  }

  @Test
  void everyRulingIsOneOfTheRulesPageAndAboutACardThatThereIs() throws IOException {
    assertThat(CardRulings.all().keySet())
        .allSatisfy(id -> assertThat(GameData.get().find(id)).as(id).isPresent());
    Set<String> named = new TreeSet<>();
    CardRulings.all().values().forEach(named::addAll);
    assertThat(rulings().keySet()).containsAll(named);
  }

  /** Of a State card the page cannot be asked: its title is the state's. */
  @Test
  void aCardThatARulingNamesKnowsIt() throws IOException {
    Set<String> missing = new TreeSet<>();
    rulings()
        .forEach(
            (ruling, text) -> {
              for (CardData card : GameData.get().cards()) {
                boolean named = text.contains(card.title().replace('’', '\''));
                boolean own = card.deck() != Deck.STATE && card.deck() != Deck.OPPOBOT;
                if (named && own && !CardRulings.of(card.id()).contains(ruling)) {
                  missing.add(ruling + " " + card.id());
                }
              }
            });
    assertThat(missing).isEmpty();
  }

  /** What each ruling of the rules page says in the column of what we do. */
  private static Map<String, String> rulings() throws IOException {
    Map<String, String> rulings = new TreeMap<>();
    for (String line : Files.readAllLines(RULES)) {
      Matcher row = RULING.matcher(line);
      if (row.matches()) {
        String said = Optional.of(row.group(2)).map(text -> text.split(" \\| ", 2)[0]).orElse("");
        rulings.put(row.group(1), said.replace('’', '\''));
      }
    }
    assertThat(rulings).hasSize(123);
    return rulings;
  }
}
