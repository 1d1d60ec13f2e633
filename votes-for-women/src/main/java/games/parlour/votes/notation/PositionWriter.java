package games.parlour.votes.notation;

import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.FrameNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** Writes the tokens of a position. */
final class PositionWriter {
  static final List<String> BOXES = List.of("box.turn", "box.game", "box.ballot");

  private final GameState t;
  private final Terms terms;
  private final List<String> tokens = new ArrayList<>();

  PositionWriter(GameState t) {
    this.t = t;
    this.terms = t.terms();
  }

  String write() {
    List<String> frames = FrameNotation.write(t);
    course(frames.getFirst());
    map();
    for (Side side : Terms.SIDES) {
      deck(side);
    }
    list("discard." + Terms.OPPOBOT, bots(BotDeck.discards(t)));
    for (int box = 0; box < Boxes.COUNT; box++) {
      List<String> cards = new ArrayList<>(events(0, Boxes.cards(t, box, 0)));
      cards.addAll(events(1, Boxes.cards(t, box, 1)));
      list(BOXES.get(box), cards);
    }
    list("open", claims(Claims.open(t) & Claims.STRATEGY));
    list("states", claims(Claims.open(t) & Claims.STATES));
    for (Seat seat : terms.seats()) {
      list("claimed." + seat.name(), claims(Claims.claimed(t, seat.index())));
    }
    if (terms.bot()) {
      list("claimed." + Terms.OPPOBOT, claims(Claims.claimed(t, terms.size())));
    }
    list("removed", claims(Claims.removed(t)));
    for (Seat seat : terms.seats()) {
      knowledge(seat);
    }
    dice();
    list("doing", frames.subList(1, frames.size()), "/");
    if (t.over()) {
      String reason = t.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
      add("over", Terms.SIDES.get(t.winner()).name() + ":" + reason);
    }
    return String.join(" ", tokens);
  }

  private void course(String phase) {
    if (terms.mode() != Mode.ONE_ON_ONE) {
      add("mode", terms.mode().word());
    }
    if (GameStatus.turn(t) > 0) {
      add("turn", GameStatus.turn(t));
      add("round", GameStatus.round(t));
    }
    int actor = FrameNotation.actor(t);
    add("actor", terms.name(actor));
    if (!phase.equals(PositionLine.rounds(terms, actor))) {
      add("phase", phase);
    }
    flag("hand-played", GameStatus.handPlayed(t));
    flag("claimed-played", GameStatus.claimedPlayed(t));
    if (GameStatus.committed(t) > 0) {
      add("committed", GameStatus.committed(t));
    }
    if (Congress.markers(t) > 0) {
      add("congress", Congress.markers(t));
    }
    flag("sent", Congress.sent(t));
    int suffragist = Buttons.count(t, Terms.SUFFRAGIST);
    int opposition = Buttons.count(t, Terms.OPPOSITION);
    if (suffragist + opposition > 0) {
      add("buttons", suffragist + "/" + opposition);
    }
  }

  private void map() {
    for (StateData state : GameData.get().states()) {
      int i = state.index();
      if (!Cubes.open(t, i)) {
        add(state.code(), Cubes.ratified(t, i) ? "ratified" : "rejected");
        continue;
      }
      StringBuilder cubes = new StringBuilder();
      for (int colour = 0; colour < Colours.COUNT; colour++) {
        int n = Cubes.count(t, i, colour);
        if (n > 0) {
          cubes.append(MapReader.LETTERS.charAt(colour)).append(n);
        }
      }
      if (!cubes.isEmpty()) {
        add(state.code(), cubes.toString());
      }
    }
    List<String> campaigners = new ArrayList<>();
    for (int i = 0; i < Campaigners.COUNT; i++) {
      int region = Campaigners.region(t, i);
      if (region >= 0) {
        String id = GameData.get().regions().get(region).id();
        campaigners.add(GameTexts.campaignerWord(i) + ":" + id);
      }
    }
    list("campaigners", campaigners);
  }

  private void deck(Side side) {
    int deck = side.index();
    for (Seat seat : terms.seats()) {
      if (seat.side().equals(side)) {
        list("hand." + seat.name(), events(deck, Decks.hand(t, seat.index())));
      }
    }
    list("discard." + side.name(), events(deck, Decks.discards(t, deck)));
    list("top." + side.name(), order(Decks.topCount(t, deck), i -> Decks.top(t, deck, i)));
    list("bottom." + side.name(), order(Decks.bottomCount(t, deck), i -> Decks.bottom(t, deck, i)));
    flag("shuffled." + side.name(), Decks.shuffled(t, deck));
    list("mixed." + side.name(), lots(deck), "/");
  }

  /** The lots of a deck; a dash stands for an empty one before others. */
  private List<String> lots(int deck) {
    List<String> lots = new ArrayList<>();
    for (int lot = 0; lot < CardKnowledge.LOTS; lot++) {
      List<String> cards = events(deck, CardKnowledge.lot(t, deck, lot));
      lots.add(cards.isEmpty() ? PositionLine.NONE : String.join(",", cards));
    }
    while (!lots.isEmpty() && lots.getLast().equals(PositionLine.NONE)) {
      lots.removeLast();
    }
    return lots;
  }

  /** That a side's only player knows the cards put in an order is not said again. */
  private void knowledge(Seat seat) {
    int own = seat.side().index();
    list("seen." + seat.name(), events(1 - own, CardKnowledge.known(t, seat.index(), 1 - own)));
    boolean alone = terms.partner(seat.index()) < 0;
    long elsewhere = CardKnowledge.known(t, seat.index(), own) & ~(alone ? ordered(own) : 0);
    list("put." + seat.name(), events(own, elsewhere));
  }

  private long ordered(int deck) {
    return Decks.pile(t, deck) & ~Decks.pool(t, deck);
  }

  private void dice() {
    if (RolledDice.sides(t) > 0) {
      List<String> eyes = GameTexts.dice(t).stream().map(String::valueOf).toList();
      add("dice", "d" + RolledDice.sides(t) + ":" + String.join(",", eyes));
    }
  }

  private static List<String> events(int deck, long cards) {
    List<String> ids = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(id(Decks.card(deck, left)));
    }
    return ids;
  }

  private static List<String> bots(long cards) {
    List<String> ids = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(id(BotDeck.FIRST + Long.numberOfTrailingZeros(left)));
    }
    return ids;
  }

  private static List<String> claims(long cards) {
    List<String> ids = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(id(Claims.FIRST + Long.numberOfTrailingZeros(left)));
    }
    return ids;
  }

  private static List<String> order(int count, IntUnaryOperator card) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ids.add(id(card.applyAsInt(i)));
    }
    return ids;
  }

  private static String id(int card) {
    return Cards.get(card).data().id();
  }

  private void add(String key, Object value) {
    tokens.add(key + "=" + value);
  }

  private void flag(String key, boolean set) {
    if (set) {
      add(key, "yes");
    }
  }

  private void list(String key, List<String> parts) {
    list(key, parts, ",");
  }

  private void list(String key, List<String> parts, String between) {
    if (!parts.isEmpty()) {
      add(key, String.join(between, parts));
    }
  }
}
