package games.parlour.server;

import games.parlour.core.Catalogue;
import games.parlour.core.Language;
import games.parlour.server.api.Words;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesView;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The cards of Votes for Women that can lie hidden: which a viewer has found, which a text names.
 */
final class KnownCards {
  private static final Map<Integer, Pattern> NAMES = names();

  /** A table says the same again and again. */
  private static final Map<String, Set<Integer>> READ = new ConcurrentHashMap<>();

  private KnownCards() {}

  /** A card is named by its id or by its title in either language. */
  private static Map<Integer, Pattern> names() {
    List<Catalogue> words = new ArrayList<>();
    for (Language language : Language.values()) {
      words.add(new Words().of(new VotesForWomen(), language));
    }
    Map<Integer, Pattern> names = new TreeMap<>();
    for (CardData card : GameData.get().cards()) {
      if (card.era() != null) {
        StringBuilder any = new StringBuilder(Pattern.quote(card.id()));
        for (Catalogue said : words) {
          any.append('|').append(Pattern.quote(said.tell(Cards.get(card.index()).title())));
        }
        names.put(card.index(), Pattern.compile("(?<![\\w-])(" + any + ")(?![\\w-])"));
      }
    }
    return names;
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
