package games.parlour.votes.rules;

import games.parlour.core.Text;
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
public record PlayIf(
    List<Integer> inEffect,
    List<Integer> notInEffect,
    int markers,
    int ratified,
    int onMap,
    int state,
    int hand) {
  public PlayIf {
    inEffect = List.copyOf(inEffect);
    notInEffect = List.copyOf(notInEffect);
  }

  boolean met(Table t) {
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
    return Purse.markers(t) >= markers
        && Cubes.marks(t, true) >= ratified
        && (onMap == 0 || anyOnMap(t))
        && (state == 0 || Cubes.ofSide(t, state - 1, Terms.SUFFRAGIST) > 0)
        && (hand == 0 || Decks.held(t, Terms.SUFFRAGIST) >= hand);
  }

  private boolean anyOnMap(Table t) {
    boolean any = false;
    for (int colour = 0; colour < Cubes.COLOURS; colour++) {
      any |= (onMap >> colour & 1) != 0 && Cubes.onMap(t, colour) > 0;
    }
    return any;
  }

  /** The condition, a sentence each. */
  List<Text> tell() {
    List<Text> sentences = new ArrayList<>();
    inEffect.forEach(card -> sentences.add(Text.of("if.in-effect", "card", Words.card(card))));
    notInEffect.forEach(
        card -> sentences.add(Text.of("if.not-in-effect", "card", Words.card(card))));
    if (markers > 0) {
      sentences.add(Text.of("if.markers", "n", markers));
    }
    if (ratified > 0) {
      sentences.add(Text.of("if.ratified"));
    }
    if (onMap != 0) {
      boolean both = Integer.bitCount(onMap) > 1;
      int colour = Integer.numberOfTrailingZeros(onMap);
      sentences.add(Text.of("if.on-map." + (both ? "suffragist" : Words.colourWord(colour))));
    }
    if (state > 0) {
      sentences.add(Text.of("if.state", "state", Words.state(state - 1)));
    }
    if (hand > 0) {
      sentences.add(Text.of("if.hand"));
    }
    return sentences;
  }
}
