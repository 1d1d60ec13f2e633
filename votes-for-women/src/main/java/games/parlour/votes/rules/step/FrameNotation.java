package games.parlour.votes.rules.step;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is under way, in writing: one part for each frame, such as {@code
 * event:helen-keller:operation=1:stage=1:roll=7:a=3}. The registers are named as in {@link Frame};
 * those that are zero are left out.
 */
public final class FrameNotation {
  /** How many frames a line may have; what they play may lay more on top. */
  private static final int MOST_PARTS = 9;

  /** The Oppobot's frames each hold another card, so that no more can come than there is room. */
  private static final int MOST_PARTS_OF_BOT = StateLayout.MOST_FRAMES - 1;

  private static final int MOST_DIGITS = 18;
  private static final Map<String, Integer> REGISTERS = registers();

  private FrameNotation() {}

  /** One frame as it was read. */
  private record Part(@Nullable FrameKind kind, int card, Map<Integer, Long> registers) {}

  private static final Part NOTHING = new Part(null, -1, Map.of());

  private static Map<String, Integer> registers() {
    Map<String, Integer> names = new LinkedHashMap<>();
    names.put("operation", Frame.OPERATION);
    names.put("stage", Frame.STAGE);
    names.put("roll", Frame.ROLL);
    names.put("picked", Frame.PICKED);
    names.put("a", Frame.A);
    names.put("b", Frame.B);
    names.put("c", Frame.C);
    names.put("d", Frame.D);
    names.put("e", Frame.E);
    names.put("cards", Frame.CARDS);
    return names;
  }

  /** The frames of a table from the bottom up; a game that is over counts as in its rounds. */
  public static List<String> write(GameState t) {
    if (t.over()) {
      return List.of(FrameKind.ROUND.word());
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < t.depth(); i++) {
      parts.add(write(t, i));
    }
    return parts;
  }

  private static String write(GameState t, int frame) {
    FrameKind kind = t.kind(frame);
    StringBuilder out = new StringBuilder(kind.word());
    if (kind == FrameKind.EVENT) {
      out.append(':').append(GameData.get().cards().get((int) t.set(frame, Frame.CARD)).id());
    }
    int deck = t.sideOf((int) t.set(frame, Frame.SEAT));
    REGISTERS.forEach(
        (name, register) -> {
          long value = t.set(frame, register);
          if (value != 0) {
            String text = register == Frame.CARDS ? ids(deck, value) : String.valueOf(value);
            out.append(':').append(name).append('=').append(text);
          }
        });
    return out.toString();
  }

  private static String ids(int deck, long cards) {
    List<String> ids = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(GameData.get().cards().get(Decks.card(deck, left)).id());
    }
    return String.join(",", ids);
  }

  /** Who acts in the lowest frame; the first seat when all is over. */
  public static int actor(GameState t) {
    return t.over() ? 0 : (int) t.set(0, Frame.SEAT);
  }

  /** The cards that written frames hold: those being resolved, and those drawn aside. */
  public static Optional<List<Integer>> cards(List<String> parts, Terms terms, int seat) {
    List<Integer> cards = new ArrayList<>();
    int side = terms.side(seat);
    for (String text : parts) {
      Optional<Part> part = read(text, side, terms.isBot(seat));
      if (part.isEmpty()) {
        return Optional.empty();
      }
      if (part.get().card() >= 0) {
        cards.add(part.get().card());
      }
      long aside = part.get().registers().getOrDefault(Frame.CARDS, 0L);
      for (long left = aside; left != 0; left &= left - 1) {
        cards.add(Decks.card(side, left));
      }
    }
    return Optional.of(cards);
  }

  /**
   * Lays written frames on a table where everything else lies already, and goes on to where
   * somebody is asked. False, if they cannot have come about.
   */
  public static boolean lay(GameState t, List<String> parts, int seat) {
    boolean bot = t.terms().isBot(seat);
    if (parts.size() > (bot ? MOST_PARTS_OF_BOT : MOST_PARTS)) {
      return false;
    }
    Part below = NOTHING;
    for (String text : parts) {
      Optional<Part> part = read(text, t.sideOf(seat), bot);
      if (part.isEmpty() || !fits(below, part.get(), bot) || !lay(t, part.get(), seat)) {
        return false;
      }
      below = part.get();
    }
    t.settle();
    return t.over() || t.moves().size() > 0;
  }

  /** Which frames lie on which. */
  private static boolean fits(Part below, Part part, boolean bot) {
    FrameKind under = below.kind();
    return switch (Objects.requireNonNull(part.kind())) {
      case EVENT ->
          bot
              ? fitsForBot(below, part.card())
              : under == FrameKind.ROUND || under == FrameKind.EVENT;
      case CAMPAIGN -> !bot && (under == FrameKind.ROUND || under == FrameKind.EVENT);
      case BOT_CAMPAIGN -> under == FrameKind.OPPOBOT && is(below, OppobotStep.PLAYED);
      case LOBBY -> under == FrameKind.ROUND;
      case ROLL ->
          under == FrameKind.EVENT || under == FrameKind.CAMPAIGN || under == FrameKind.LOBBY;
      case REFILL ->
          under == FrameKind.EVENT
              ? operation(below, bot).takesStrategy()
              : under == FrameKind.STRATEGY && is(below, StrategyStep.OVER);
      default -> under == null;
    };
  }

  /** The operation that a card is at. */
  private static Operation operation(Part part, boolean bot) {
    int index = part.registers().getOrDefault(Frame.OPERATION, 0L).intValue();
    return CardOperations.get(part.card(), index, bot);
  }

  /** Its own card comes first; State cards come on whatever places cubes. */
  private static boolean fitsForBot(Part below, int card) {
    boolean onEvent = below.kind() == FrameKind.EVENT;
    return switch (GameData.get().cards().get(card).deck()) {
      case OPPOBOT -> below.kind() == FrameKind.OPPOBOT && is(below, OppobotStep.PLAYED);
      case STATE -> onEvent || below.kind() == FrameKind.BOT_CAMPAIGN;
      default ->
          below.kind() == FrameKind.STRATEGY && is(below, StrategyStep.OVER)
              || onEvent && below.card() >= BotDeck.FIRST;
    };
  }

  private static boolean is(Part part, int stage) {
    return part.registers().getOrDefault(Frame.STAGE, 0L) == stage;
  }

  private static boolean lay(GameState t, Part part, int seat) {
    t.push(Objects.requireNonNull(part.kind()), seat);
    if (part.kind() == FrameKind.EVENT) {
      t.frame(Frame.CARD, part.card());
      int size = CardOperations.count(part.card(), t.botActs());
      if (part.registers().getOrDefault(Frame.OPERATION, 0L) >= size) {
        return false;
      }
    }
    part.registers().forEach((register, value) -> t.frame(register, value));
    for (int register = Frame.STAGE; register <= Frame.CARDS; register++) {
      if (t.set(register) > t.step().most(t, register)) {
        return false;
      }
    }
    return t.step().sound(t);
  }

  private static Optional<Part> read(String text, int side, boolean bot) {
    List<String> fields = List.of(text.split(":", -1));
    FrameKind kind = FrameKind.of(fields.getFirst()).orElse(null);
    int from = kind == FrameKind.EVENT ? 2 : 1;
    if (kind == null || fields.size() < from) {
      return Optional.empty();
    }
    int card = kind == FrameKind.EVENT ? event(fields.get(1), side, bot) : -1;
    Map<Integer, Long> registers = new LinkedHashMap<>();
    for (String field : fields.subList(from, fields.size())) {
      int sign = field.indexOf('=');
      Integer register = REGISTERS.get(field.substring(0, Math.max(sign, 0)));
      if (register == null || register == Frame.OPERATION && kind != FrameKind.EVENT) {
        return Optional.empty();
      }
      String value = field.substring(sign + 1);
      long content = register == Frame.CARDS ? cards(value, side) : number(value);
      if (content <= 0 || registers.put(register, content) != null) {
        return Optional.empty();
      }
    }
    return kind == FrameKind.EVENT && card < 0
        ? Optional.empty()
        : Optional.of(new Part(kind, card, registers));
  }

  /** A card that a side, or the Oppobot, could be resolving, or -1. */
  private static int event(String id, int side, boolean bot) {
    return GameData.get()
        .find(id)
        .filter(card -> bot ? card.bot() != null : plays(card.deck(), side))
        .map(CardData::index)
        .orElse(-1);
  }

  private static boolean plays(Deck deck, int side) {
    return switch (deck) {
      case SUFFRAGIST -> side == Terms.SUFFRAGIST;
      case OPPOSITION -> side == Terms.OPPOSITION;
      case STRATEGY, STATE -> true;
      case OPPOBOT -> false;
    };
  }

  /** Event cards of a side as a set, or -1 where one is none or stands twice. */
  private static long cards(String ids, int side) {
    long cards = 0;
    for (String id : ids.split(",", -1)) {
      int card = event(id, side, false);
      if (card < 0 || card >= Claims.FIRST || (cards & Decks.bit(card)) != 0) {
        return -1;
      }
      cards |= Decks.bit(card);
    }
    return cards;
  }

  private static long number(String digits) {
    boolean good = !digits.isEmpty() && digits.length() <= MOST_DIGITS;
    for (int i = 0; i < digits.length(); i++) {
      good &= digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
    }
    return good ? Long.parseLong(digits) : -1;
  }
}
