package games.parlour.cli.play;

import games.parlour.cli.command.Program;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What can be typed at a table besides moves, by the words of every language. */
final class TableCommands {
  /** Something to be done at the table. */
  enum Order {
    MOVES,
    LOOK,
    UNDO,
    HINT,
    RULES,
    SAVE,
    RESIGN,
    DRAW,
    FLIP,
    HELP,
    QUIT;

    /** Its key in the texts: {@code order.KEY} tells of it, {@code order.KEY.words} calls it. */
    String key() {
      return "order." + name().toLowerCase(Locale.ROOT);
    }
  }

  private final Map<String, Order> byWord = new TreeMap<>();
  private final Map<Order, String> spoken = new EnumMap<>(Order.class);

  TableCommands(Language spokenHere) {
    for (Language language : Language.values()) {
      Catalogue words = Program.texts(language);
      for (Order order : Order.values()) {
        String[] calls = words.tell(order.key() + ".words").split(" ", -1);
        for (String call : calls) {
          byWord.put(call, order);
        }
        if (language == spokenHere) {
          spoken.put(order, calls[0]);
        }
      }
    }
  }

  /** The order that a word means. */
  Optional<Order> of(String word) {
    return Optional.ofNullable(byWord.get(word.toLowerCase(Locale.ROOT)));
  }

  /** One word in the person's language for each order that a test lets through. */
  List<String> words(Predicate<Order> test) {
    return spoken.keySet().stream().filter(test).map(spoken::get).toList();
  }
}
