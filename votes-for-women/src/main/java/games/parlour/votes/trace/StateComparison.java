package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Where a state of the other program and a position of ours differ. */
final class StateComparison {
  private static final String NOTHING = "-";

  /** A field with what the record says and what we say. */
  record Found(String field, String expected, String ours) {}

  private final TraceState trace;
  private final TokenLine line;
  private final Set<String> except;
  private final List<Found> found = new ArrayList<>();

  private StateComparison(TraceState trace, TokenLine line, Set<String> except) {
    this.trace = trace;
    this.line = line;
    this.except = except;
  }

  /**
   * Where the two differ.
   *
   * @param except states that are left out, with their State cards
   */
  static List<Found> compare(TraceState trace, TokenLine line, Set<String> except) {
    StateComparison differ = new StateComparison(trace, line, except);
    differ.map();
    differ.track();
    differ.cards();
    return differ.found;
  }

  private void map() {
    for (String code : TraceNames.states()) {
      if (except.contains(code)) {
        continue;
      }
      check("states." + code, trace.states().getOrDefault(code, ""), line.get(code, ""));
    }
    List<String> standing =
        line.list("campaigners").stream()
            .map(
                one ->
                    TraceNames.colour(one.substring(0, one.indexOf(':')))
                        + one.substring(one.indexOf(':')))
            .sorted()
            .toList();
    check(
        "campaigners",
        String.join(",", trace.campaigners().stream().sorted().toList()),
        String.join(",", standing));
  }

  private void track() {
    check("congress", String.valueOf(trace.congress()), line.get("congress", "0"));
    check("amendment_sent", trace.sent() ? "yes" : "no", line.get("sent", "no"));
    for (String side : TraceNames.SIDES) {
      check(
          "buttons." + side,
          String.valueOf(trace.buttonsOf(side)),
          String.valueOf(line.buttons(side)));
    }
  }

  private void cards() {
    for (String side : TraceNames.SIDES) {
      same("hands." + side, notInPlay(trace.hand(side)), notInPlay(line.list("hand." + side)));
      same(
          "claimed." + side,
          sure(notInPlay(trace.claimedBy(side))),
          sure(notInPlay(line.list("claimed." + side))));
      same("decks." + side, trace.deck(side), notInPlay(line.deck(side)));
      order(side);
    }
    same(
        "decks.strategy",
        trace.deck(TraceNames.STRATEGY),
        notInPlay(line.deck(TraceNames.STRATEGY)));
    same("strategy_open", trace.strategyOpen(), line.list("open"));
    same("states_open", sure(trace.statesOpen()), sure(line.list("states")));
    boxes();
  }

  /** Our Cleanup Phase comes as soon as nothing is left to decide, theirs after a click. */
  private void boxes() {
    boolean voting = line.voting();
    boolean cleaned = voting || Integer.parseInt(line.get("turn", "1")) > trace.turn();
    same("effect.turn", cleaned ? List.of() : trace.box("turn"), line.list("box.turn"));
    same("effect.game", voting ? List.of() : trace.box("game"), line.list("box.game"));
    same("effect.ballot", trace.box("ballot"), line.list("box.ballot"));
  }

  /** What we know of a deck's order must be so. */
  private void order(String side) {
    List<String> deck = trace.deck(side);
    List<String> top = line.list("top." + side);
    List<String> bottom = line.list("bottom." + side);
    int first = Math.min(top.size(), deck.size());
    int last = Math.max(deck.size() - bottom.size(), 0);
    check(
        "decks." + side + ".top", String.join(",", deck.subList(0, first)), String.join(",", top));
    check(
        "decks." + side + ".bottom",
        String.join(",", deck.subList(last, deck.size())),
        String.join(",", bottom));
  }

  /** Where a game ends in the middle of a card, that card may lie anywhere. */
  private List<String> notInPlay(Collection<String> cards) {
    return cards.stream().filter(card -> !card.equals(trace.inPlay())).toList();
  }

  private List<String> sure(List<String> cards) {
    return cards.stream().filter(card -> !except.contains(TraceNames.stateOf(card))).toList();
  }

  private void same(String field, Collection<String> expected, Collection<String> ours) {
    check(field, only(expected, ours), only(ours, expected));
  }

  /** What the first has and the second has not. */
  private static String only(Collection<String> first, Collection<String> second) {
    Set<String> rest = new TreeSet<>(first);
    rest.removeAll(second);
    return String.join(",", rest);
  }

  private void check(String field, String expected, String ours) {
    if (!expected.equals(ours)) {
      found.add(new Found(field, told(expected), told(ours)));
    }
  }

  private static String told(String value) {
    return value.isEmpty() ? NOTHING : value;
  }
}
