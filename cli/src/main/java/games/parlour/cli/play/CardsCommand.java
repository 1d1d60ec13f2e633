package games.parlour.cli.play;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tells the cards of a game, all of them or those with some words. */
public final class CardsCommand implements Command {
  private static final int WIDTH = 80;
  private static final String GAP = "  ";

  @Override
  public String name() {
    return "cards";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameters("what").flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    List<String> given = arguments.parameters();
    Game<?, ?> game = Games.named(given.getFirst());
    CardIndex index = CardIndexGame.indexOf(game).orElseThrow(() -> noIndex(game));
    Catalogue words = context.words();
    List<String> wanted =
        given.stream().skip(1).map(word -> word.toLowerCase(Locale.ROOT)).toList();
    List<CardFace> found = index.cards().stream().filter(card -> has(card, wanted, words)).toList();
    if (found.isEmpty()) {
      String asked = String.join(" ", given.subList(1, given.size()));
      throw new Refusal(Text.of("refused.cards.word", "words", asked));
    }
    if (arguments.has("json")) {
      List<Object> cards = new ArrayList<>();
      found.forEach(card -> cards.add(json(card, words).fields()));
      context.out().println(new JsonAnswer().with("game", game.id()).with("cards", cards).page());
    } else {
      index.decks().forEach(deck -> deck(context, index, deck, found));
    }
    return 0;
  }

  private static Refusal noIndex(Game<?, ?> game) {
    List<String> others =
        Games.all().stream()
            .filter(other -> CardIndexGame.indexOf(other).isPresent())
            .<String>map(Game::id)
            .toList();
    return new Refusal(Text.of("refused.cards.none", "game", game.id(), "games", others));
  }

  /** Whether all words stand somewhere on a card. */
  private static boolean has(CardFace card, List<String> wanted, Catalogue words) {
    String all = String.join(" ", card.id(), words.tell(card.name()), lines(card.lines(), words));
    String text = (all + " " + lines(card.botLines(), words)).toLowerCase(Locale.ROOT);
    return wanted.stream().allMatch(text::contains);
  }

  private static String lines(List<CardFace.Line> lines, Catalogue words) {
    return String.join(" ", lines.stream().map(line -> words.tell(line.text())).toList());
  }

  private static void deck(
      CommandContext context, CardIndex index, CardIndex.Deck deck, List<CardFace> found) {
    List<CardFace> cards = found.stream().filter(card -> card.deck().equals(deck.id())).toList();
    if (!cards.isEmpty()) {
      context.out().println(context.words().tell(deck.name()));
      cards.forEach(card -> card(context, index, card));
      context.out().println();
    }
  }

  private static void card(CommandContext context, CardIndex index, CardFace card) {
    Catalogue words = context.words();
    String era =
        index.eras().stream()
            .filter(known -> card.era().equals(Optional.of(known.id())))
            .map(known -> " (" + words.tell(known.name()) + ")")
            .findFirst()
            .orElse("");
    context.out().println(GAP + words.tell(card.name()) + era);
    card.lines().forEach(line -> indented(context, words.tell(line.text())));
    if (!card.botLines().isEmpty()) {
      indented(context, words.tell("cards.bot"));
      card.botLines().forEach(line -> indented(context, GAP + words.tell(line.text())));
    }
    if (!card.rulings().isEmpty()) {
      indented(context, words.tell(Text.of("cards.rulings", "rules", card.rulings())));
    }
  }

  private static void indented(CommandContext context, String text) {
    String lead = GAP + GAP + text.substring(0, text.length() - text.stripLeading().length());
    for (String line : TextWrapper.lines(text.strip(), WIDTH - lead.length())) {
      context.out().println(lead + line);
    }
  }

  private static JsonAnswer json(CardFace card, Catalogue words) {
    JsonAnswer json =
        new JsonAnswer()
            .with("id", card.id())
            .with("title", words.tell(card.name()))
            .with("deck", card.deck());
    card.era().ifPresent(era -> json.with("era", era));
    card.side().ifPresent(side -> json.with("side", side));
    card.place().ifPresent(place -> json.with("place", place));
    return json.with("lines", card.lines().stream().map(l -> words.tell(l.text())).toList())
        .with("bot", card.botLines().stream().map(l -> words.tell(l.text())).toList())
        .with("rulings", card.rulings());
  }
}
