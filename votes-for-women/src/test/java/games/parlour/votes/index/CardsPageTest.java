package games.parlour.votes.index;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.operation.CardOperations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

      Every card, in our own words: the program puts them together out of the operations in its \
      data file, and says the same at the table. The printed sentences and histories belong to the \
      boxed game (design Tory Brown, publisher Fort Circle Games).

      The Oppobot's cards are in no source we have; the last columns of their table say what of \
      each is printed and what is ours. What "ours" rests on stands on the \
      [page of the rules](votes-for-women.md).
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
      out.append("\n## ").append(capital(deck.name())).append(" cards\n\n");
      out.append(
          switch (deck) {
            case SUFFRAGIST, OPPOSITION -> "| Card | Era | What it does |\n| --- | --- | --- |\n";
            case STRATEGY, STATE ->
                "| Card | What it does | For the Oppobot |\n| --- | --- | --- |\n";
            case OPPOBOT ->
                """
                | Card | Era | What it does | Its effect | Its place in the deck |
                | --- | --- | --- | --- | --- |
                """;
          });
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
    Era era = card.data().era();
    String middle = era == null ? "" : capital(era.name()) + " | ";
    return "| " + words.tell(card.title()) + " | " + middle + about(card) + " |\n";
  }

  private String about(Card card) {
    BotData bot = card.data().bot();
    if (bot == null) {
      boolean claimed = card.data().era() == null;
      return told(CardOperations.effects(card)) + (claimed ? " | Left out of the game." : "");
    }
    return card.data().deck() == Deck.OPPOBOT
        ? told(CardOperations.effectsForBot(card)) + " | " + source(bot) + " | " + place(bot)
        : told(CardOperations.effects(card)) + " | " + told(CardOperations.effectsForBot(card));
  }

  private static String source(BotData bot) {
    return switch (bot.source()) {
      case "rulebook" -> "in the rulebook";
      case "card" -> "as on the Opposition card";
      default -> "ours";
    };
  }

  private static String place(BotData bot) {
    return bot.inDeck().equals("rulebook") ? "in the rulebook" : "ours";
  }

  private String told(List<Text> sentences) {
    return sentences.stream().map(words::tell).collect(Collectors.joining(" "));
  }

  private static String capital(String name) {
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }
}
