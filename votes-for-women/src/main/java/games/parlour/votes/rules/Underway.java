package games.parlour.votes.rules;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is under way, in writing: one part for each frame, such as {@code
 * event:helen-keller:operation=1:stage=1:roll=7:a=3}. The registers are named as in {@link Frame};
 * those that are zero are left out.
 */
public final class Underway {
  /** How many frames a line may have; what they play may lay more on top. */
  private static final int MOST_PARTS = 9;

  private static final int MOST_DIGITS = 18;
  private static final Map<String, Integer> REGISTERS = registers();

  private Underway() {}

  /** One frame as it was read. */
  private record Part(int kind, int card, Map<Integer, Long> registers) {}

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
  public static List<String> write(Table t) {
    if (t.over()) {
      return List.of(Steps.word(Steps.ROUND));
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < t.depth(); i++) {
      parts.add(write(t, i));
    }
    return parts;
  }

  private static String write(Table t, int frame) {
    int kind = (int) t.set(frame, Frame.KIND);
    StringBuilder out = new StringBuilder(Steps.word(kind));
    if (kind == Steps.EVENT) {
      out.append(':').append(Cards.get((int) t.set(frame, Frame.CARD)).data().id());
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
      ids.add(Cards.get(Decks.card(deck, left)).data().id());
    }
    return String.join(",", ids);
  }

  /** The seat that acts in the lowest frame; the first one when all is over. */
  public static int actor(Table t) {
    return t.over() ? 0 : (int) t.set(0, Frame.SEAT);
  }

  /** The cards that written frames hold: those being resolved, and those drawn aside. */
  public static Optional<List<Integer>> cards(List<String> parts, int side) {
    List<Integer> cards = new ArrayList<>();
    for (String text : parts) {
      Optional<Part> part = read(text, side);
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
  public static boolean lay(Table t, List<String> parts, int seat) {
    if (parts.size() > MOST_PARTS) {
      return false;
    }
    int below = -1;
    for (String text : parts) {
      Optional<Part> part = read(text, t.sideOf(seat));
      if (part.isEmpty() || !fits(below, part.get().kind()) || !lay(t, part.get(), seat)) {
        return false;
      }
      below = part.get().kind();
    }
    t.settle();
    return t.over() || t.moves().size() > 0;
  }

  /** Which frames lie on which. */
  private static boolean fits(int below, int kind) {
    return switch (kind) {
      case Steps.EVENT -> below == Steps.ROUND || below == Steps.EVENT;
      case Steps.CAMPAIGN -> below == Steps.ROUND || below == Steps.EVENT;
      case Steps.LOBBY -> below == Steps.ROUND;
      case Steps.ROLL -> below == Steps.EVENT || below == Steps.CAMPAIGN || below == Steps.LOBBY;
      case Steps.REFILL -> below == Steps.EVENT || below == Steps.STRATEGY;
      default -> below < 0;
    };
  }

  private static boolean lay(Table t, Part part, int seat) {
    t.push(part.kind(), seat);
    if (part.kind() == Steps.EVENT) {
      t.frame(Frame.CARD, part.card());
      if (part.registers().getOrDefault(Frame.OPERATION, 0L) >= t.card().size()) {
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

  private static Optional<Part> read(String text, int side) {
    List<String> fields = List.of(text.split(":", -1));
    int kind = Steps.kind(fields.getFirst());
    int from = kind == Steps.EVENT ? 2 : 1;
    if (kind < 0 || fields.size() < from) {
      return Optional.empty();
    }
    int card = kind == Steps.EVENT ? event(fields.get(1), side) : -1;
    Map<Integer, Long> registers = new LinkedHashMap<>();
    for (String field : fields.subList(from, fields.size())) {
      int sign = field.indexOf('=');
      Integer register = REGISTERS.get(field.substring(0, Math.max(sign, 0)));
      if (register == null || register == Frame.OPERATION && kind != Steps.EVENT) {
        return Optional.empty();
      }
      String value = field.substring(sign + 1);
      long content = register == Frame.CARDS ? cards(value, side) : number(value);
      if (content <= 0 || registers.put(register, content) != null) {
        return Optional.empty();
      }
    }
    return kind == Steps.EVENT && card < 0
        ? Optional.empty()
        : Optional.of(new Part(kind, card, registers));
  }

  /** A card that a side could be resolving, or -1. */
  private static int event(String id, int side) {
    Optional<CardData> card = GameData.get().find(id);
    boolean others = card.isPresent() && card.get().deck() == other(side);
    return card.isEmpty() || others ? -1 : card.get().index();
  }

  private static Deck other(int side) {
    return side == Terms.SUFFRAGIST ? Deck.OPPOSITION : Deck.SUFFRAGIST;
  }

  /** Event cards of a side as a set, or -1 where one is none or stands twice. */
  private static long cards(String ids, int side) {
    long cards = 0;
    for (String id : ids.split(",", -1)) {
      int card = event(id, side);
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
