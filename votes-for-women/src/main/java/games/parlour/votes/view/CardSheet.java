package games.parlour.votes.view;

import games.parlour.core.show.Sheet.Item;
import games.parlour.core.show.Sheet.Listing;
import games.parlour.core.show.Sheet.Part;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.text.Text;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.view.VotesView.Hand;
import games.parlour.votes.view.VotesView.Hidden;
import games.parlour.votes.view.VotesView.Pile;
import games.parlour.votes.view.VotesView.UnderWay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The cards of a view as lists: in effect, open, claimed, in hands, in piles. */
final class CardSheet {
  /** Every card of a game between players, and of one against the Oppobot. */
  private static final List<Item> GLOSSARY = glossary(Deck.OPPOBOT);

  private static final List<Item> GLOSSARY_WITH_BOT = glossary(Deck.OPPOSITION);

  private static final List<String> ERAS = List.of("early", "middle", "late");
  private static final List<String> BOXES = List.of("turn", "game", "ballot");
  private static final String RULE = "op.rule.";

  private final VotesView view;

  /** Whether the Oppobot plays. */
  private final boolean bot;

  CardSheet(VotesView view) {
    this.view = view;
    this.bot = view.seats().getLast().equals(Terms.OPPOBOT);
  }

  private static List<Item> glossary(Deck without) {
    boolean bot = without == Deck.OPPOSITION;
    return GameData.get().cards().stream()
        .filter(card -> card.deck() != without)
        .map(card -> explained(Cards.get(card.index()), bot))
        .toList();
  }

  /** Every card that can be in this game. */
  List<Item> glossary() {
    return bot ? GLOSSARY_WITH_BOT : GLOSSARY;
  }

  /** How a side is called where its cards are listed. */
  private Text owner(int side) {
    return bot && side == Terms.OPPOSITION ? seat(view.seats().size() - 1) : GameTexts.side(side);
  }

  /** The Oppobot's start cards that it has not played yet; they lie open. */
  List<Part> startCards() {
    return startsOpen().isEmpty()
        ? List.of()
        : List.of(explained(Text.of("sheet.bot-starts"), startsOpen()));
  }

  private List<Integer> startsOpen() {
    return view.piles().get(Terms.OPPOSITION).unseen().stream()
        .filter(card -> bot && Cards.get(card).data().era() == Era.START)
        .toList();
  }

  Text seat(int seat) {
    return Text.of("seat." + view.seats().get(seat));
  }

  /** Each card in a box with what holds while it lies there. */
  Listing inEffect() {
    List<Item> items = new ArrayList<>();
    for (int box = 0; box < BOXES.size(); box++) {
      Text lasts = Text.of("lasts." + BOXES.get(box));
      for (int index : view.boxes().get(box)) {
        Card card = Cards.get(index);
        List<Text> about =
            new ArrayList<>(
                CardOperations.effects(card).stream()
                    .filter(text -> text.key().startsWith(RULE))
                    .toList());
        about.add(lasts);
        items.add(new Item(name("sheet.card", card), about));
      }
    }
    return new Listing(Text.of("sheet.in-effect"), items);
  }

  Listing stateCards() {
    return explained(Text.of("sheet.state-cards"), view.stateCards());
  }

  Listing display() {
    return explained(Text.of("sheet.display", "left", view.strategyLeft()), view.display());
  }

  Listing claimed(int seat) {
    return explained(Text.of("sheet.claimed", "seat", seat(seat)), view.claimed().get(seat));
  }

  /** What the viewer knows of a hand: the cards with what they do, the others by their eras. */
  Listing hand(int seat) {
    Hand hand = view.hands().get(seat);
    return held(Text.of("sheet.hand", "seat", seat(seat), "n", hand.size()), hand);
  }

  /** The card that is being resolved, and what was drawn for it. */
  List<Part> underWay() {
    List<Part> parts = new ArrayList<>();
    if (view.underWay().isEmpty()) {
      return parts;
    }
    UnderWay now = view.underWay().getLast();
    Card card = Cards.get(now.card());
    boolean bots = view.seats().get(now.seat()).equals(Terms.OPPOBOT);
    List<Text> about = bots ? CardOperations.effectsForBot(card) : CardOperations.effects(card);
    Item item = new Item(name("sheet.card", card), about);
    parts.add(new Listing(Text.of("sheet.now", "seat", seat(now.seat())), List.of(item)));
    for (UnderWay one : view.underWay()) {
      if (one.aside().size() > 0) {
        Text title = Text.of("sheet.aside", "card", GameTexts.card(one.card()));
        parts.add(held(title, one.aside()));
      }
    }
    return parts;
  }

  private Listing held(Text title, Hand hand) {
    List<Item> items = new ArrayList<>(explained(title, hand.cards()).items());
    items.addAll(hidden(hand.hidden()));
    return new Listing(title, items);
  }

  /** How many hidden cards there are of each era. */
  private static List<Item> hidden(Hidden hidden) {
    List<Item> items = new ArrayList<>();
    for (int era = 0; era < ERAS.size(); era++) {
      hidden(items, ERAS.get(era), hidden.eras().get(era));
    }
    hidden(items, "mixed", hidden.mixed().stream().mapToInt(Integer::intValue).sum());
    return items;
  }

  private static void hidden(List<Item> items, String era, int n) {
    if (n > 0) {
      items.add(new Item(Word.of(Text.of("sheet.hidden." + era, "n", n), Tone.PLAIN), List.of()));
    }
  }

  /** What is left to draw, and what the viewer knows of its order. */
  Listing pile(int side) {
    Pile pile = view.piles().get(side);
    List<Item> items = new ArrayList<>();
    order(items, "sheet.pile.top", pile.top());
    items.addAll(hidden(pile.pool()));
    order(items, "sheet.pile.bottom", pile.bottom());
    return new Listing(Text.of("sheet.pile", "side", owner(side), "n", pile.left()), items);
  }

  private static void order(List<Item> items, String key, List<Integer> cards) {
    if (!cards.isEmpty()) {
      List<Text> names = new ArrayList<>();
      cards.forEach(
          card -> names.add(card < 0 ? Text.of("sheet.pile.unknown") : GameTexts.card(card)));
      Text told = Text.of("sheet.pile.cards", "cards", names);
      items.add(new Item(Word.of(Text.of(key), Tone.PLAIN), List.of(told)));
    }
  }

  Listing discards(int side) {
    List<Integer> cards = view.discards().get(side);
    return named(Text.of("sheet.discards", "side", owner(side), "n", cards.size()), cards);
  }

  /** Cards of a deck that may be in the pile or in a hand, for all that the viewer knows. */
  Listing unseen(int side) {
    List<Integer> cards = new ArrayList<>(view.piles().get(side).unseen());
    cards.removeAll(startsOpen());
    return named(Text.of("sheet.unseen", "side", owner(side), "n", cards.size()), cards);
  }

  Listing setAside() {
    return named(Text.of("sheet.set-aside"), view.setAside());
  }

  Listing removed() {
    return named(Text.of("sheet.removed"), view.removed());
  }

  private static Listing named(Text title, List<Integer> cards) {
    List<Item> items = new ArrayList<>();
    cards.forEach(
        card -> items.add(new Item(Word.of(GameTexts.card(card), Tone.PLAIN), List.of())));
    return new Listing(title, items);
  }

  private Listing explained(Text title, List<Integer> cards) {
    List<Item> items = new ArrayList<>();
    for (int index : cards) {
      Card card = Cards.get(index);
      items.add(new Item(name("sheet.card", card), about(card, bot)));
    }
    return new Listing(title, items);
  }

  /** What a card does, and where the Oppobot plays, what it does for it. */
  private static List<Text> about(Card card, boolean bot) {
    if (card.data().deck() == Deck.OPPOBOT) {
      return CardOperations.effectsForBot(card);
    }
    List<Text> about = new ArrayList<>(CardOperations.effects(card));
    if (bot && card.data().bot() != null) {
      about.add(Text.of("sheet.for-bot"));
      about.addAll(CardOperations.effectsForBot(card));
    }
    return about;
  }

  private static Item explained(Card card, boolean bot) {
    @Nullable Era era = card.data().era();
    String deck = card.data().deck().name().toLowerCase(Locale.ROOT);
    String key = era == null ? "" : "." + era.name().toLowerCase(Locale.ROOT);
    return new Item(name("sheet.card." + deck + key, card), about(card, bot));
  }

  private static Word name(String key, Card card) {
    return Word.of(Text.of(key, "card", card.title()), Tone.STRONG);
  }
}
