package games.parlour.votes.notation;

import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.CardKnowledge;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.FrameNotation;
import games.parlour.votes.rules.step.GameFlow;
import games.parlour.votes.rules.step.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Lays a table out as the tokens of a line say. */
final class PositionReader {
  private static final String SETUP = "setup";
  private static final String VOTING = "voting";
  private static final String REFILL = "refill";
  private static final int MOST_STATE_CARDS = 9;

  private final Terms terms;
  private final PositionTokens tokens;
  private final PlacedCards placed;
  private final GameState t;
  private long botDiscards;

  PositionReader(Terms terms, Map<String, String> tokens) {
    this.terms = terms;
    this.tokens = new PositionTokens(tokens);
    this.placed = new PlacedCards();
    this.t = Steps.emptyTable(terms);
  }

  GameState read() {
    mode();
    int actor = actor(tokens.take("actor", terms.name(0)));
    List<String> frames = frames(actor);
    tracks(frames.getFirst().startsWith(SETUP));
    new MapReader(t, tokens).read();
    List<Integer> held =
        FrameNotation.cards(frames, terms, actor).orElseThrow(() -> underway(frames));
    held.forEach(card -> placed.put("doing", card));
    events();
    boolean filling = terms.isBot(actor) && frames.getLast().equals(REFILL);
    claims(tokens.has("over") ? Claims.STRATEGY | Claims.STATES : filling ? Claims.STRATEGY : 0);
    for (Seat seat : terms.seats()) {
      knowledge(seat);
    }
    dice();
    String over = tokens.take("over", "");
    tokens.mustBeEmpty();
    if (!over.isEmpty()) {
      end(over);
    } else if (Cubes.marks(t, true) >= Cubes.TO_RATIFY
        || Cubes.marks(t, false) >= Cubes.TO_REJECT) {
      throw wrong(Text.of("refused.line.marks"));
    }
    if (!FrameNotation.lay(t, frames, actor)) {
      throw underway(frames);
    }
    return t;
  }

  /** Who plays must be as the table has it. */
  private void mode() {
    String mode = tokens.take("mode", Mode.ONE_ON_ONE.word());
    if (!mode.equals(terms.mode().word())) {
      throw wrong(Text.of("refused.line.mode", "line", mode, "table", terms.mode().word()));
    }
  }

  private int actor(String name) {
    int seat = terms.named(name);
    if (seat < 0) {
      throw wrong(Text.of("refused.line.token", "token", "actor=" + name));
    }
    return seat;
  }

  /** What is under way, from the phase upwards; each seat has its votes in Final Voting. */
  private List<String> frames(int actor) {
    String phase = tokens.take("phase", PositionLine.rounds(terms, actor));
    int vote = 2 * terms.place(actor) + terms.side(actor);
    List<String> frames = new ArrayList<>();
    frames.add(phase.equals(VOTING) && vote > 0 ? phase + ":a=" + vote : phase);
    String doing = tokens.take("doing", "");
    if (!doing.isEmpty()) {
      frames.addAll(List.of(doing.split("/", -1)));
    }
    return frames;
  }

  private static Refusal underway(List<String> frames) {
    return wrong(Text.of("refused.line.underway", "what", String.join("/", frames)));
  }

  private void tracks(boolean setup) {
    int markers = tokens.number("congress", 0, 0, Congress.MARKERS - 1);
    boolean sent = tokens.flag("sent");
    if (sent && markers > 0) {
      throw wrong(Text.of("refused.line.sent", "token", "congress=" + markers));
    }
    int first = setup ? 0 : 1;
    int lastTurn = setup ? 0 : GameStatus.TURNS;
    int lastRound = setup ? 0 : GameStatus.ROUNDS;
    GameFlow.lay(t, tokens.number("turn", first, first, lastTurn), markers, sent);
    GameFlow.layRound(
        t,
        tokens.number("round", first, first, lastRound),
        tokens.number("committed", 0, 0, Buttons.most(Terms.SUFFRAGIST)));
    GameFlow.layPlayed(t, tokens.flag("hand-played"), tokens.flag("claimed-played"));
    List<String> buttons = List.of(tokens.take("buttons", "0/0").split("/", -1));
    if (buttons.size() != 2) {
      throw wrong(Text.of("refused.line.token", "token", "buttons=" + String.join("/", buttons)));
    }
    for (int side = 0; side < 2; side++) {
      int most = terms.bot() && side == Terms.OPPOSITION ? 0 : Buttons.most(side);
      GameFlow.layButtons(t, side, PositionTokens.number("buttons", buttons.get(side), 0, most));
    }
  }

  /** The decks that are played with: the Oppobot has its own. */
  private int decks() {
    return terms.bot() ? 1 : 2;
  }

  private void events() {
    for (Side side : Terms.SIDES.subList(0, decks())) {
      int deck = side.index();
      for (Seat seat : terms.seats()) {
        if (seat.side().equals(side)) {
          Decks.layHand(t, seat.index(), events("hand." + seat.name(), deck));
        }
      }
      long discards = events("discard." + side.name(), deck);
      List<Integer> top = order("top." + side.name(), deck);
      List<Integer> bottom = order("bottom." + side.name(), deck);
      Decks.layDeck(t, deck, 0, discards, tokens.flag("shuffled." + side.name()));
      top.reversed().forEach(card -> Decks.putOnTop(t, card));
      bottom.forEach(card -> Decks.putBelow(t, card));
      for (Seat seat : terms.seats()) {
        if (seat.side().equals(side) && terms.partner(seat.index()) < 0) {
          CardKnowledge.learn(t, seat.index(), deck, Decks.pile(t, deck));
        }
      }
    }
    String played = "discard." + Terms.OPPOBOT;
    for (String id : terms.bot() ? tokens.list(played, ",") : List.<String>of()) {
      botDiscards |= BotDeck.bit(placed.put(played, PlacedCards.bot(played, id)));
    }
    for (int box = 0; box < Boxes.COUNT; box++) {
      String key = PositionWriter.BOXES.get(box);
      for (String id : tokens.list(key, ",")) {
        int card = placed.put(key, PlacedCards.event(key, id, -1));
        if (Cards.get(card).data().persistence().ordinal() != box + 1) {
          throw PlacedCards.misplaced(key, id);
        }
        int deck = Decks.deckOf(card);
        if (deck >= decks()) {
          playedByBot(key, id);
        }
        Boxes.lay(t, box, deck, Boxes.cards(t, box, deck) | Decks.bit(card));
      }
    }
    for (int deck = 0; deck < decks(); deck++) {
      long pool = CardSets.deck() & ~placed.events(deck);
      Decks.layDeck(t, deck, pool, Decks.discards(t, deck), Decks.shuffled(t, deck));
    }
    if (terms.bot()) {
      BotDeck.lay(t, placed.bots() & ~botDiscards, botDiscards);
    }
  }

  /** An Opposition card lies in a box for a card of the Oppobot, which it has played then. */
  private void playedByBot(String key, String id) {
    int card =
        GameData.get().cards().stream()
            .filter(one -> one.bot() != null && one.bot().countsAs().equals(id))
            .findFirst()
            .orElseThrow(() -> PlacedCards.misplaced(key, id))
            .index();
    if ((botDiscards & BotDeck.bit(card)) == 0) {
      botDiscards |= BotDeck.bit(placed.put(key, card));
    }
  }

  private long events(String key, int deck) {
    long cards = 0;
    for (String id : tokens.list(key, ",")) {
      cards |= Decks.bit(placed.put(key, PlacedCards.event(key, id, deck)));
    }
    return cards;
  }

  private List<Integer> order(String key, int deck) {
    List<Integer> cards = new ArrayList<>();
    for (String id : tokens.list(key, ",")) {
      cards.add(placed.put(key, PlacedCards.event(key, id, deck)));
    }
    return PositionTokens.atMost(key, cards, Decks.MOST_ORDERED);
  }

  /**
   * The Oppobot has a Strategy card only while the display is filled up, and a State card only
   * where the cubes that brought it ended the game.
   */
  private void claims(long botMayHold) {
    long open = claims("open", Claims.STRATEGY, Claims.ON_DISPLAY);
    long states = claims("states", Claims.STATES, MOST_STATE_CARDS);
    for (Seat seat : terms.seats()) {
      String key = "claimed." + seat.name();
      Claims.layClaimed(t, seat.index(), claims(key, Claims.STRATEGY | Claims.STATES, -1));
    }
    long removed = claims("removed", Claims.STRATEGY | Claims.STATES, -1);
    if (terms.bot()) {
      String key = "claimed." + Terms.OPPOBOT;
      long held = botMayHold == 0 ? 0 : claims(key, botMayHold, 1);
      Claims.layClaimed(t, terms.size(), held);
      removed |= withoutBot(removed);
    }
    long undrawn = (Claims.STRATEGY | Claims.STATES) & ~placed.claims();
    Claims.lay(t, undrawn, open | states, removed);
  }

  /** Cards that are out of the game against the Oppobot, whether the line says so or not. */
  private long withoutBot(long removed) {
    long cards = 0;
    for (CardData card : GameData.get().withoutBot()) {
      long bit = 1L << card.index() - Claims.FIRST;
      if ((removed & bit) == 0) {
        placed.put("removed", card.index());
      }
      cards |= bit;
    }
    return cards;
  }

  private long claims(String key, long among, int most) {
    List<String> ids = tokens.list(key, ",");
    if (most >= 0) {
      PositionTokens.atMost(key, ids, most);
    }
    long cards = 0;
    for (String id : ids) {
      cards |= 1L << placed.put(key, PlacedCards.claim(key, id, among)) - Claims.FIRST;
    }
    return cards;
  }

  /** What a seat saw lies in the other hand; what was mixed or put back is still hidden. */
  private void knowledge(Seat seat) {
    int own = seat.side().index();
    long theirs = 0;
    for (Seat other : terms.seats()) {
      theirs |= other.side().index() == own ? 0 : Decks.hand(t, other.index());
    }
    CardKnowledge.learn(t, seat.index(), 1 - own, among("seen." + seat.name(), 1 - own, theirs));
    CardKnowledge.learn(t, seat.index(), own, among("put." + seat.name(), own, hidden(own)));
    String key = "mixed." + seat.side().name();
    List<String> lots = PositionTokens.atMost(key, tokens.list(key, "/"), CardKnowledge.LOTS);
    long hidden = hidden(own);
    for (int lot = 0; lot < lots.size(); lot++) {
      if (!lots.get(lot).equals(PositionLine.NONE)) {
        long cards = among(key, List.of(lots.get(lot).split(",", -1)), own, hidden);
        hidden &= ~cards;
        CardKnowledge.layLot(t, own, lot, cards);
      }
    }
  }

  /** Cards of a deck that are neither discarded nor in effect. */
  private long hidden(int deck) {
    long known = Decks.discards(t, deck);
    for (int box = 0; box < Boxes.COUNT; box++) {
      known |= Boxes.cards(t, box, deck);
    }
    return CardSets.deck() & ~known;
  }

  private long among(String key, int deck, long allowed) {
    return among(key, tokens.list(key, ","), deck, allowed);
  }

  private static long among(String key, List<String> ids, int deck, long allowed) {
    long cards = 0;
    for (String id : ids) {
      long bit = Decks.bit(PlacedCards.event(key, id, deck));
      if ((allowed & ~cards & bit) == 0) {
        throw PlacedCards.misplaced(key, id);
      }
      cards |= bit;
    }
    return cards;
  }

  private void dice() {
    String dice = tokens.take("dice", "");
    if (dice.isEmpty()) {
      return;
    }
    int colon = dice.indexOf(':');
    List<Integer> eyes = new ArrayList<>();
    for (String word : dice.substring(colon + 1).split(",", -1)) {
      if (!word.isEmpty()) {
        eyes.add(PositionTokens.number("dice", word, 1, Byte.MAX_VALUE));
      }
    }
    boolean good = colon > 1 && dice.charAt(0) == 'd';
    int sides =
        good ? PositionTokens.number("dice", dice.substring(1, colon), 1, Byte.MAX_VALUE) : 0;
    if (!good || !RolledDice.lay(t, sides, eyes)) {
      throw wrong(Text.of("refused.line.token", "token", "dice=" + dice));
    }
  }

  /** A game that is over is written with its end. */
  private void end(String over) {
    for (Reason reason : Reason.values()) {
      int winner = reason == Reason.RATIFIED ? Terms.SUFFRAGIST : Terms.OPPOSITION;
      String word = reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
      boolean so =
          switch (reason) {
            case RATIFIED -> Cubes.marks(t, true) == Cubes.TO_RATIFY;
            case REJECTED -> Cubes.marks(t, false) == Cubes.TO_REJECT;
            case NOT_SENT -> !Congress.sent(t);
          };
      if (so && over.equals(Terms.SIDES.get(winner).name() + ":" + word)) {
        t.finish(winner, reason);
      }
    }
    if (!t.over()) {
      throw wrong(Text.of("refused.line.token", "token", "over=" + over));
    }
  }

  private static Refusal wrong(Text why) {
    return PositionLine.wrong(why);
  }
}
