package games.parlour.server.secrecy;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.view.VotesView;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * The cards of Votes for Women that can lie hidden: which a viewer has found, which a text names.
 */
final class KnownCards {
  private static final List<Catalogue> WORDS =
      Arrays.stream(Language.values())
          .map(language -> new Catalogues().of(new VotesForWomen(), language))
          .toList();

  /** Cards of different decks can have one title: then they are one, named by the first of them. */
  private static final Map<String, Integer> FIRST = new TreeMap<>();

  private static final Map<Integer, Pattern> NAMES = names();

  /** What stands on a card that lies open may name another, wherever that is. */
  private static final Set<String> PRINTED =
      GameData.get().cards().stream()
          .filter(card -> card.deck() == Deck.OPPOBOT)
          .flatMap(card -> Cards.get(card.index()).conditionsForBot().stream())
          .flatMap(condition -> WORDS.stream().map(said -> said.tell(condition)))
          .collect(Collectors.toSet());

  private static final String SEARCH = "eye-on-the-future";

  /** A table says the same again and again. */
  private static final Map<String, Set<Integer>> READ = new ConcurrentHashMap<>();

  private KnownCards() {}

  /** A card is named by its id or by its title in either language. */
  private static Map<Integer, Pattern> names() {
    Map<Integer, StringBuilder> any = new TreeMap<>();
    for (CardData card : GameData.get().cards()) {
      if (card.era() != null) {
        StringBuilder names = any.computeIfAbsent(first(card.index()), n -> new StringBuilder());
        names.append(names.isEmpty() ? "" : "|").append(Pattern.quote(card.id()));
        WORDS.forEach(said -> names.append('|').append(Pattern.quote(title(said, card.index()))));
      }
    }
    Map<Integer, Pattern> names = new TreeMap<>();
    any.forEach(
        (card, all) -> names.put(card, Pattern.compile("(?<![\\w-])(" + all + ")(?![\\w-])")));
    return names;
  }

  private static String title(Catalogue words, int card) {
    return words.tell(Cards.get(card).title());
  }

  private static int first(int card) {
    return FIRST.computeIfAbsent(title(WORDS.getFirst(), card), title -> card);
  }

  /** The cards that are named anywhere in what was told. */
  static Set<Integer> in(JsonNode told) {
    Set<Integer> named = new TreeSet<>();
    if (told.isString()) {
      named.addAll(READ.computeIfAbsent(told.asString(), KnownCards::in));
    }
    told.valueStream().forEach(part -> named.addAll(in(part)));
    return named;
  }

  private static Set<Integer> in(String text) {
    Set<Integer> named = new TreeSet<>();
    if (PRINTED.contains(text)) {
      return named;
    }
    NAMES.forEach(
        (card, name) -> {
          if (name.matcher(text).find()) {
            named.add(card);
          }
        });
    return named;
  }

  /** The cards of which a viewer knows where they are. */
  static Set<Integer> found(VotesView view) {
    Set<Integer> found = located(view);
    found.remove(-1); // an unknown card, or an action
    return found.stream().map(KnownCards::first).collect(Collectors.toSet());
  }

  /**
   * Who looks through the own draw pile, to play a card out of it, sees all of them, and so where
   * every other card of that deck must be, a partner's hand included.
   */
  static Set<Integer> searched(VotesView view, int side) {
    boolean searches =
        !view.underWay().isEmpty()
            && view.underWay().getLast().card() == GameData.get().card(SEARCH).index();
    return searches
        ? GameData.get().cards().stream()
            .filter(card -> card.era() != null && card.deck() == Deck.values()[side])
            .map(card -> first(card.index()))
            .collect(Collectors.toSet())
        : Set.of();
  }

  private static Set<Integer> located(VotesView view) {
    Set<Integer> found = new TreeSet<>();
    view.hands().forEach(hand -> found.addAll(hand.cards()));
    view.discards().forEach(found::addAll);
    view.boxes().forEach(found::addAll);
    view.piles().forEach(pile -> found.addAll(pile.top()));
    view.piles().forEach(pile -> found.addAll(pile.bottom()));
    for (VotesView.UnderWay card : view.underWay()) {
      found.add(card.card());
      found.addAll(card.aside().cards());
    }
    return found;
  }
}
