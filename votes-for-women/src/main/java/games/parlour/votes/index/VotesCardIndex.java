package games.parlour.votes.index;

import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardFace.Line;
import games.parlour.core.show.CardIndex;
import games.parlour.core.text.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All 128 cards and the Oppobot's 42, with what each of them does. */
public final class VotesCardIndex {
  /** Made when first asked for. */
  private static final class Loaded {
    static final CardIndex INDEX = make();
  }

  private VotesCardIndex() {}

  public static CardIndex get() {
    return Loaded.INDEX;
  }

  private static CardIndex make() {
    return new CardIndex(
        Arrays.stream(Deck.values()).map(VotesCardIndex::deck).toList(),
        Arrays.stream(Era.values())
            .map(era -> new CardIndex.Era(word(era), Text.of("era." + word(era))))
            .toList(),
        GameData.get().cards().stream().map(VotesCardIndex::face).toList());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static CardIndex.Deck deck(Deck deck) {
    return new CardIndex.Deck(word(deck), Text.of("deck." + word(deck)), side(deck));
  }

  private static Optional<String> side(Deck deck) {
    return switch (deck) {
      case SUFFRAGIST -> Optional.of(Terms.SIDES.get(Terms.SUFFRAGIST).name());
      case OPPOSITION, OPPOBOT -> Optional.of(Terms.SIDES.get(Terms.OPPOSITION).name());
      case STRATEGY, STATE -> Optional.empty();
    };
  }

  private static CardFace face(CardData data) {
    Card card = Cards.get(data.index());
    boolean bots = data.deck() == Deck.OPPOBOT;
    return new CardFace(
        data.id(),
        card.title(),
        word(data.deck()),
        Optional.ofNullable(data.era()).map(VotesCardIndex::word),
        side(data.deck()),
        data.state() < 0
            ? Optional.empty()
            : Optional.of(GameData.get().states().get(data.state()).code()),
        bots ? botLines(card) : lines(card),
        bots ? List.of() : botLines(card),
        CardRulings.of(data.id()));
  }

  private static List<Line> lines(Card card) {
    return lines(card, card.needs().tell(), card.data().effects(), false);
  }

  private static List<Line> botLines(Card card) {
    BotData bot = card.data().bot();
    return bot == null ? List.of() : lines(card, card.conditionsForBot(), bot.effects(), true);
  }

  private static List<Line> lines(
      Card card, List<Text> needs, List<Map<String, Object>> effects, boolean bot) {
    List<Line> lines = new ArrayList<>();
    needs.forEach(text -> lines.add(new Line(CardIcons.NEEDS, text)));
    for (int i = 0; i < effects.size(); i++) {
      String icon = CardIcons.of(new EffectEntry(effects.get(i)));
      lines.add(new Line(icon, CardOperations.get(card.index(), i, bot).tell()));
    }
    CardOperations.lasts(card).ifPresent(text -> lines.add(new Line(CardIcons.LASTS, text)));
    return lines;
  }
}
