package games.parlour.core;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game: its rules, options, words and notation. Implementations are stateless, have a public
 * constructor without arguments and are found by {@code ServiceLoader}.
 */
public interface Game<P extends Position<P, M>, M extends Move> {
  /** The name it has in commands, records and addresses: lower case, words joined by hyphens. */
  String id();

  /** The version of the rules that new games are played under; records carry it. */
  int rulesVersion();

  /** Everything that can be chosen about a game before it starts. */
  List<Option> options();

  /** The seats, in order of their index. */
  List<Seat> seats(Setup setup);

  /** The two sides by index; one that no player sits for is played by the rules themselves. */
  default List<Side> sides(Setup setup) {
    return seats(setup).stream()
        .map(Seat::side)
        .distinct()
        .sorted(Comparator.comparingInt(Side::index))
        .toList();
  }

  /**
   * The first position of a set-up from {@link #setup}; refuses a written position it cannot read.
   */
  P start(Setup setup);

  /** How its moves and positions are written. */
  Notation<P, M> notation();

  /** Its words in a language: everything named by a key anywhere in the game. */
  Catalogue texts(Language language);

  /** A new fast form, not yet set to a position. */
  Fast<P, M> fast();

  /** How well a computer plays it that is not meant to play its best; the weakest first. */
  default List<Level> levels() {
    return Level.USUAL;
  }

  /** The weights of its evaluation, as they lie beside it. */
  default Weights weights() {
    return Weights.NONE;
  }

  /** What judges the positions that a fast form of this game comes through, with these weights. */
  default Evaluator evaluator(Fast<P, M> fast, Weights weights) {
    return Evaluator.plain(fast);
  }

  /**
   * The options that a written position states itself, as option and value; refuses a line that
   * cannot be read.
   */
  Map<String, String> optionsOf(String position);

  /**
   * Whether chance speaks anywhere in a game of this set-up, so that its seed has something to
   * prove. Where it does not speak first but may later, the game says so itself.
   */
  default boolean hasChance(Setup setup) {
    return start(setup).turn() instanceof Turn.Chance;
  }

  /** How games are played again that another program recorded, where it knows of such records. */
  default Optional<Traces> traces() {
    return Optional.empty();
  }

  /** The pictures of its rule book, in the order of its rules. */
  default List<Figure> figures() {
    return List.of();
  }

  /** A set-up for this game from what was chosen; refuses what the game does not offer. */
  default Setup setup(Occasion occasion, Map<String, String> chosen, Optional<String> position) {
    return Setups.make(this, occasion, chosen, position);
  }

  /** The set-up with nothing chosen. */
  default Setup setup(Occasion occasion) {
    return setup(occasion, Map.of(), Optional.empty());
  }
}
