package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Catalogue;
import games.parlour.core.Language;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.rules.Card;
import games.parlour.votes.rules.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The page of all cards says what the program says of them; {@code -Dparlour.golden=write} does.
 */
class CardsPageTest {
  private static final Path PAGE = Path.of("../docs/rules/votes-for-women-cards.md");

  private static final String HEAD =
      """
      # Votes for Women: what the cards do

      Every card of the competitive game, in our own words: the program puts them together out of \
      the operations in its data file, and says the same at the table. The printed sentences and \
      histories belong to the boxed game (design Tory Brown, publisher Fort Circle Games).
      """;

  private final Catalogue words = new VotesForWomen().texts(Language.EN);

  @Test
  void thePageIsTrue() throws IOException {
    String page = page();
    if (System.getProperty("parlour.golden", "").equals("write")) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  private String page() {
    StringBuilder out = new StringBuilder(HEAD);
    for (Deck deck : Deck.values()) {
      boolean events = deck == Deck.SUFFRAGIST || deck == Deck.OPPOSITION;
      out.append("\n## ").append(capital(deck.name())).append(" cards\n\n");
      out.append(
          events
              ? "| Card | Era | What it does |\n| --- | --- | --- |\n"
              : "| Card | What it does |\n| --- | --- |\n");
      for (int i = 0; i < Cards.count(); i++) {
        Card card = Cards.get(i);
        if (card.data().deck() == deck) {
          out.append(row(card));
        }
      }
    }
    return out.toString();
  }

  private String row(Card card) {
    String effects = card.effects().stream().map(words::tell).collect(Collectors.joining(" "));
    Era era = card.data().era();
    String middle = era == null ? "" : capital(era.name()) + " | ";
    return "| " + words.tell(card.title()) + " | " + middle + effects + " |\n";
  }

  private static String capital(String name) {
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }
}
