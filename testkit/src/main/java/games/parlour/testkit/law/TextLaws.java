package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.show.Sheet;
import games.parlour.core.show.SheetView;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.value.TextFinder;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What holds for words: whatever a game says, it can say in every language. */
public final class TextLaws<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final List<Seat> seats;
  private final Map<Language, Catalogue> catalogues = new EnumMap<>(Language.class);

  /** Those that were gone through, by identity. */
  private final Set<List<Sheet.Item>> glossaries =
      Collections.newSetFromMap(new IdentityHashMap<>());

  public TextLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.seats = game.seats(setup);
    for (Language language : Language.values()) {
      catalogues.put(language, game.texts(language));
    }
  }

  /** The game, its options, seats and sides are named as records, flags and texts need it. */
  public void names() {
    unless(isName(game.id()), "a game's id is words joined by hyphens", game.id());
    unless(game.rulesVersion() > 0, "rules have a version", game.rulesVersion());
    exists("game.name");
    exists("game.when");
    exists("game.about");
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      unless(seat.index() == i, "seats are numbered in order", seats);
      unless(isName(seat.name()), "a seat's name is one word", seat);
      unless(seat.side().index() == 0 || seat.side().index() == 1, "there are two sides", seat);
      exists("seat." + seat.name());
      exists("side." + seat.side().name());
    }
    long names = seats.stream().map(Seat::name).distinct().count();
    unless(names == seats.size(), "a seat's name is its own", seats);
    for (Option option : game.options()) {
      unless(isName(option.key()), "an option's key is one word", option.key());
      exists("option." + option.key());
      exists("option." + option.key() + ".about");
      option.values().forEach(value -> exists("option." + option.key() + "." + value));
    }
  }

  private static boolean isName(String name) {
    return name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  }

  /** Every language has the same keys with the same holes. */
  public void languagesMatch() {
    Catalogue first = game.texts(Language.EN);
    catalogues.forEach(
        (language, words) -> {
          Set<String> missing = new HashSet<>(first.keys());
          missing.removeAll(words.keys());
          unless(missing.isEmpty(), "languages have the same keys", language, "lacks", missing);
          Set<String> extra = new HashSet<>(words.keys());
          extra.removeAll(first.keys());
          unless(extra.isEmpty(), "languages have the same keys", language, "adds", extra);
          for (String key : first.keys()) {
            boolean alike = first.holes(key).equals(words.holes(key));
            unless(alike, "languages fill the same holes", language, key);
          }
        });
  }

  /** All that is said at a position has words: what is asked, shown, or told of some moves. */
  public void saidAt(P p, int moves, Generator random) {
    switch (p.turn()) {
      case Turn.Decide decide -> exists(decide.prompt().ask());
      case Turn.Chance chance -> exists(chance.prompt().ask());
      case Turn.Over over -> exists(over.outcome().reason());
    }
    List<M> some = RandomSample.of(p.moves(), moves, random);
    for (M move : some) {
      move.label().ifPresent(label -> TextFinder.each(label, this::exists));
    }
    for (Viewer viewer : PositionSnapshot.viewers(seats)) {
      View view = p.view(viewer);
      if (view instanceof SheetView told) { // its sheet is all that it says
        saidOn(told.sheet());
      } else {
        TextFinder.each(view, this::exists);
      }
      for (M move : some) {
        for (Happening happening : p.happenings(move, viewer)) {
          if (happening.isTold()) {
            exists(happening.text());
          }
        }
      }
    }
  }

  /** A glossary is long, and mostly one and the same list: it is gone through once. */
  private void saidOn(Sheet sheet) {
    TextFinder.each(sheet.parts(), this::exists);
    TextFinder.each(sheet.more(), this::exists);
    if (glossaries.add(sheet.glossary())) {
      TextFinder.each(sheet.glossary(), this::exists);
    }
  }

  private void exists(String key) {
    exists(Text.of(key));
  }

  /** A text has words in every language, and its arguments are the ones these ask for. */
  public void exists(Text text) {
    catalogues.forEach(
        (language, words) -> {
          unless(words.has(text.key()), "a text has words", language, "lacks", text.key());
          Set<String> holes = words.holes(text.key());
          boolean filled = holes.equals(text.args().keySet());
          unless(filled, "a text fills its holes", language, text, "has holes", holes);
        });
    text.args().values().forEach(argument -> TextFinder.each(argument, this::exists));
  }
}
