package games.parlour.votes.rules.pieces;

import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Role;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;

/** Names of things as texts, for what is asked and told. */
public final class GameTexts {
  private static final List<String> COLOURS = List.of("purple", "yellow", "red");

  private static final String BOT_PREFIX = "oppobot-";

  private GameTexts() {}

  /** A text about the acting seat, with one number. */
  public static Text of(String key, GameState t, String name, int value) {
    return Text.of(key, "seat", seat(t, t.seat()), name, value);
  }

  public static Text seat(GameState t, int seat) {
    return Text.of("seat." + t.terms().name(seat));
  }

  public static Text role(Role role) {
    return Text.of("seat." + role.word());
  }

  public static Text side(int side) {
    return Text.of("side." + Terms.SIDES.get(side).name());
  }

  /** The title of a card; the Oppobot's cards have those of Opposition cards. */
  public static Text card(int card) {
    CardData data = GameData.get().cards().get(card);
    boolean bots = data.deck() == Deck.OPPOBOT;
    return Text.of("card." + (bots ? data.id().substring(BOT_PREFIX.length()) : data.id()));
  }

  public static Text state(int state) {
    return Text.of("state." + GameData.get().states().get(state).code());
  }

  public static Text region(int region) {
    return Text.of("region." + id(region));
  }

  /** Where something is: in a region. */
  public static Text in(int region) {
    return Text.of("in." + id(region));
  }

  /** Where something goes: to a region. */
  public static Text to(int region) {
    return Text.of("to." + id(region));
  }

  private static String id(int region) {
    return GameData.get().regions().get(region).id();
  }

  public static Text colour(int colour) {
    return Text.of("colour." + COLOURS.get(colour));
  }

  /** The word of a colour in notation. */
  public static String colourWord(int colour) {
    return COLOURS.get(colour);
  }

  /** The name of a campaigner in notation: its colour and its number. */
  public static String campaignerWord(int campaigner) {
    return COLOURS.get(Campaigners.colour(campaigner)) + (1 + campaigner % 2);
  }

  public static Text campaigner(int campaigner) {
    return Text.of("campaigner." + campaignerWord(campaigner));
  }

  /** The eyes of the last roll. */
  public static List<Integer> dice(GameState t) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < RolledDice.count(t); i++) {
      dice.add(RolledDice.die(t, i));
    }
    return dice;
  }
}
