package games.parlour.votes.rules.card;

import games.parlour.core.text.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;

/**
 * What must be so for the Oppobot to carry a card out; a zero or an empty list asks for nothing.
 *
 * @param inEffect cards that must be in effect
 * @param notInEffect cards that must not be
 * @param markers how many markers Congress must have
 * @param ratified how many states must have ratified
 * @param onMap colours of which a cube must lie on the map, one bit each; one of them is enough
 * @param state a state that must hold Suffragist cubes, plus one
 * @param hand how many cards the Suffragists must hold
 */
public record BotCondition(
    List<Integer> inEffect,
    List<Integer> notInEffect,
    int markers,
    int ratified,
    int onMap,
    int state,
    int hand) {
  public BotCondition {
    inEffect = List.copyOf(inEffect);
    notInEffect = List.copyOf(notInEffect);
  }

  /** No condition at all. */
  static final BotCondition ALWAYS = new BotCondition(List.of(), List.of(), 0, 0, 0, 0, 0);

  /** What the card file asks for. */
  static BotCondition of(BotData bot) {
    EffectEntry entry = new EffectEntry(bot.playIf());
    String state = "suffragist_cubes_in";
    return new BotCondition(
        CardRequirements.indices(entry.list("in_effect")),
        CardRequirements.indices(entry.list("not_in_effect")),
        entry.number("markers_at_least", 0),
        entry.number("ratified_at_least", 0),
        entry.has("cubes_on_map") ? colours(entry.word("cubes_on_map")) : 0,
        entry.has(state) ? 1 + GameData.get().stateIndex(entry.word(state)) : 0,
        entry.number("suffragist_hand_at_least", 0));
  }

  private static int colours(String word) {
    return switch (word) {
      case "purple" -> 1 << Colours.PURPLE;
      case "yellow" -> 1 << Colours.YELLOW;
      case "suffragist" -> Colours.of(Terms.SUFFRAGIST);
      default -> throw new IllegalArgumentException("no colour " + word);
    };
  }

  public boolean met(Components t) {
    for (int i = 0; i < inEffect.size(); i++) {
      if (!Boxes.has(t, inEffect.get(i))) {
        return false;
      }
    }
    for (int i = 0; i < notInEffect.size(); i++) {
      if (Boxes.has(t, notInEffect.get(i))) {
        return false;
      }
    }
    return Congress.markers(t) >= markers
        && Cubes.marks(t, true) >= ratified
        && (onMap == 0 || anyOnMap(t))
        && (state == 0 || Cubes.ofSide(t, state - 1, Terms.SUFFRAGIST) > 0)
        && (hand == 0 || Decks.held(t, Terms.SUFFRAGIST) >= hand);
  }

  private boolean anyOnMap(Components t) {
    boolean any = false;
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      any |= (onMap >> colour & 1) != 0 && Cubes.onMap(t, colour) > 0;
    }
    return any;
  }

  /** The condition, a sentence each. */
  List<Text> tell() {
    List<Text> sentences = new ArrayList<>();
    inEffect.forEach(card -> sentences.add(Text.of("if.in-effect", "card", GameTexts.card(card))));
    notInEffect.forEach(
        card -> sentences.add(Text.of("if.not-in-effect", "card", GameTexts.card(card))));
    if (markers > 0) {
      sentences.add(Text.of("if.markers", "n", markers));
    }
    if (ratified > 0) {
      sentences.add(Text.of("if.ratified"));
    }
    if (onMap != 0) {
      boolean both = Integer.bitCount(onMap) > 1;
      int colour = Integer.numberOfTrailingZeros(onMap);
      sentences.add(Text.of("if.on-map." + (both ? "suffragist" : GameTexts.colourWord(colour))));
    }
    if (state > 0) {
      sentences.add(Text.of("if.state", "state", GameTexts.state(state - 1)));
    }
    if (hand > 0) {
      sentences.add(Text.of("if.hand"));
    }
    return sentences;
  }
}
