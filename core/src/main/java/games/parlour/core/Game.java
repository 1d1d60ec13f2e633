package games.parlour.core;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game: its rules, options, words and notation. What else a game may offer has a type of its own:
 * {@code SearchableGame} a fast form for computer players, {@code IllustratedGame} pictures of its
 * rules. Implementations are stateless, have a public constructor without arguments and are found
 * by {@code ServiceLoader}.
 */
public interface Game<P extends Position<P, M>, M extends Move> {
  /** More moves than this are a crowd that nobody can look through; only made-up boards have it. */
  int CROWD = 2_000;

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

  /**
   * The moves to choose from: all of them in their order, or of a {@link #CROWD} a fair part. What
   * is left out stays legal. A game with boards that can be crowded looks no further than that.
   */
  default List<M> offers(P position) {
    List<M> all = position.moves();
    return all.size() <= CROWD ? all : List.copyOf(all.subList(0, CROWD));
  }

  /** How its moves and positions are written. */
  Notation<P, M> notation();

  /** Its words in a language: everything named by a key anywhere in the game. */
  Catalogue texts(Language language);

  /**
   * The options that a written position states itself, as option and value; refuses a line that
   * cannot be read.
   */
  Map<String, String> optionsOf(String position);

  /**
   * Whether a game of this set-up hides anything: whether two positions that differ can look the
   * same to some viewer.
   */
  boolean hasSecrets(Setup setup);

  /** Whether chance can decide anything in a game of this set-up, so that its seed proves it. */
  boolean hasChance(Setup setup);

  /** Whether the players of this set-up may agree on a draw. */
  boolean drawsByAgreement(Setup setup);

  /**
   * Whether a record of this set-up, which names the version of the rules it was played under, can
   * still be replayed. {@link #start} is then given that version.
   */
  default boolean replays(Setup recorded) {
    return recorded.rules() == rulesVersion();
  }

  /** A set-up for this game from what was chosen; refuses what the game does not offer. */
  default Setup setup(Occasion occasion, Map<String, String> chosen, Optional<String> position) {
    return SetupChoices.make(this, occasion, chosen, position);
  }

  /** The set-up with nothing chosen. */
  default Setup setup(Occasion occasion) {
    return setup(occasion, Map.of(), Optional.empty());
  }
}
