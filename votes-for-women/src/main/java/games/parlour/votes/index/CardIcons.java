package games.parlour.votes.index;

import games.parlour.votes.data.EffectEntry;

/**
 * The small picture that stands beside each thing a card does. What is the same for both sides has
 * one without a colour.
 */
final class CardIcons {
  static final String NEEDS = "needs";
  static final String LASTS = "lasts";

  private static final String CUBE = "cube";
  private static final String CAMPAIGNER = "campaigner";
  private static final String BUTTON = "button";
  private static final String MARKER = "marker";
  private static final String DIE = "die";
  private static final String CARD = "card";
  private static final String CLEAR = "clear";
  private static final String VOTE = "vote";
  private static final String MAP = "map";

  private CardIcons() {}

  /** The picture for an operation of the card file. */
  static String of(EffectEntry entry) {
    return switch (entry.word("op")) {
      case "add-markers", "remove-markers", "shift-markers" -> MARKER;
      case "gain-buttons", "pay-buttons", "lose-buttons" -> BUTTON;
      case "add-campaigner" -> CAMPAIGNER + "-" + entry.word("colour");
      case "move-campaigners" -> CAMPAIGNER;
      case "place" -> cube(entry.word("colour"));
      case "remove", "remove-all" -> CLEAR;
      case "pick-state" -> MAP;
      case "roll", "campaign" -> DIE;
      case "draw-and-play", "search-and-play", "take-strategy", "swap-hand", "end-effect" -> CARD;
      case "flip", "reopen" -> VOTE;
      case "rule" -> rule(entry.word("rule"));
      default -> throw new IllegalArgumentException("no picture for " + entry);
    };
  }

  private static String cube(String colour) {
    return switch (colour) {
      case "own" -> CUBE;
      case "suffragist" -> CUBE + "-both";
      default -> CUBE + "-" + colour;
    };
  }

  private static String rule(String rule) {
    return switch (rule) {
      case "campaign-die", "lobby-die" -> DIE;
      case "event-fee", "campaign-fee" -> BUTTON;
      case "final-die", "final-ties" -> VOTE;
      case "no-placing" -> MAP;
      default -> throw new IllegalArgumentException("no picture for the rule " + rule);
    };
  }
}
