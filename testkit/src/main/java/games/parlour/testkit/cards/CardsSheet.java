package games.parlour.testkit.cards;

import games.parlour.core.show.Sheet;
import games.parlour.core.show.Sheet.Cell;
import games.parlour.core.show.Sheet.Fact;
import games.parlour.core.show.Sheet.Facts;
import games.parlour.core.show.Sheet.Gauge;
import games.parlour.core.show.Sheet.Grid;
import games.parlour.core.show.Sheet.Item;
import games.parlour.core.show.Sheet.Listing;
import games.parlour.core.show.Sheet.Note;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a viewer of Four Hands sees, as a sheet. */
final class CardsSheet {
  private static final int DECK = CardsRules.COPIES.stream().mapToInt(Integer::intValue).sum();

  private static final List<Item> GLOSSARY =
      IntStream.rangeClosed(1, CardsRules.COPIES.size()).mapToObj(CardsSheet::explained).toList();

  private CardsSheet() {}

  static Sheet of(CardsView view) {
    Note unknown = new Note(Text.of("sheet.hands.note"));
    return new Sheet(
        List.of(facts(view), hands(view), unknown, trick(view)), List.of(unseen(view)), GLOSSARY);
  }

  private static Facts facts(CardsView view) {
    Gauge pile = new Gauge(view.deck(), DECK);
    return new Facts(
        List.of(
            new Fact(view.score(), List.of(), Optional.empty()),
            new Fact(Text.of("sheet.deck"), List.of(number(view.deck())), Optional.of(pile))));
  }

  private static Grid hands(CardsView view) {
    List<Cell> heads = new ArrayList<>();
    CardsRules.SEATS.forEach(
        seat -> heads.add(Cell.of(Word.of(Text.of("seat." + seat.name()), Tone.STRONG))));
    List<List<Cell>> rows = new ArrayList<>();
    int most = view.hands().stream().mapToInt(List::size).max().orElse(0);
    for (int place = 0; place < most; place++) {
      List<Cell> row = new ArrayList<>();
      for (List<DealtCard> hand : view.hands()) {
        row.add(place < hand.size() ? Cell.of(card(hand.get(place))) : Cell.of());
      }
      rows.add(row);
    }
    return new Grid(Text.of("sheet.hands"), heads, rows);
  }

  private static Word card(DealtCard card) {
    Text full = Text.of("sheet.card", "card", card.value());
    return card.value() == 0
        ? Word.of(Text.of("sheet.hidden"), Tone.SOFT)
        : new Word(full, Text.of("sheet.number", "number", card.value()), Tone.PURPLE);
  }

  private static Listing trick(CardsView view) {
    List<Item> totals = new ArrayList<>();
    view.table().forEach(total -> totals.add(new Item(number(total), List.of())));
    return new Listing(Text.of("sheet.trick"), totals);
  }

  private static Listing unseen(CardsView view) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < view.unseen().size(); i++) {
      Text value = Text.of("sheet.card", "card", i + 1);
      Text copies = Text.of("sheet.copies", "count", view.unseen().get(i));
      items.add(new Item(Word.of(value, Tone.PLAIN), List.of(copies)));
    }
    return new Listing(Text.of("sheet.unseen"), items);
  }

  private static Item explained(int value) {
    Text copies = Text.of("sheet.copies", "count", CardsRules.COPIES.get(value - 1));
    return new Item(Word.of(Text.of("sheet.card", "card", value), Tone.PLAIN), List.of(copies));
  }

  private static Word number(int number) {
    return Word.of(Text.of("sheet.number", "number", number), Tone.PLAIN);
  }
}
