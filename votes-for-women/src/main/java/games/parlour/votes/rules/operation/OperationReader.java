package games.parlour.votes.rules.operation;

import games.parlour.core.text.Text;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.cards.DrawAndPlay;
import games.parlour.votes.rules.operation.cards.SearchAndPlay;
import games.parlour.votes.rules.operation.cards.SwapRandomCards;
import games.parlour.votes.rules.operation.cards.SwapSeenCard;
import games.parlour.votes.rules.operation.cards.TakeStrategy;
import games.parlour.votes.rules.operation.cubes.CardColour;
import games.parlour.votes.rules.operation.cubes.ClearChosen;
import games.parlour.votes.rules.operation.cubes.ClearListed;
import games.parlour.votes.rules.operation.cubes.ClearPicked;
import games.parlour.votes.rules.operation.cubes.FlipState;
import games.parlour.votes.rules.operation.cubes.PickState;
import games.parlour.votes.rules.operation.cubes.PlaceEach;
import games.parlour.votes.rules.operation.cubes.PlaceInRegion;
import games.parlour.votes.rules.operation.cubes.PlacePerRegion;
import games.parlour.votes.rules.operation.cubes.PlacePicked;
import games.parlour.votes.rules.operation.cubes.PlaceSpread;
import games.parlour.votes.rules.operation.cubes.RemoveSpread;
import games.parlour.votes.rules.operation.cubes.ReopenState;
import games.parlour.votes.rules.operation.random.PlaceAtRandom;
import games.parlour.votes.rules.operation.random.PlaceAtRandomPerRegion;
import games.parlour.votes.rules.operation.random.PlaceContested;
import games.parlour.votes.rules.operation.random.RemoveAtRandom;
import games.parlour.votes.rules.operation.track.AddCampaigner;
import games.parlour.votes.rules.operation.track.AddMarkers;
import games.parlour.votes.rules.operation.track.EndCardEffect;
import games.parlour.votes.rules.operation.track.EndChosenEffect;
import games.parlour.votes.rules.operation.track.GainButtons;
import games.parlour.votes.rules.operation.track.LastingEffect;
import games.parlour.votes.rules.operation.track.LoseButtons;
import games.parlour.votes.rules.operation.track.MoveCampaigners;
import games.parlour.votes.rules.operation.track.PayButtons;
import games.parlour.votes.rules.operation.track.RemoveMarkers;
import games.parlour.votes.rules.operation.track.RollDice;
import games.parlour.votes.rules.operation.track.RunCampaign;
import games.parlour.votes.rules.operation.track.ShiftMarkers;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.LastingRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes operations out of what the data file says about a card. */
public final class OperationReader {
  private static final String ANYWHERE = "anywhere";
  private static final String RANDOM = "random-states";

  private OperationReader() {}

  /** What a card does. */
  public static List<Operation> of(List<Map<String, Object>> effects) {
    return effects.stream().map(entry -> operation(new EffectEntry(entry))).toList();
  }

  private static Operation operation(EffectEntry entry) {
    return switch (entry.word("op")) {
      case "add-markers" -> new AddMarkers(Amount.of(entry.value("n")));
      case "remove-markers" -> new RemoveMarkers(Amount.of(entry.value("n")));
      case "shift-markers" -> new ShiftMarkers(Amount.of(entry.value("n")));
      case "gain-buttons" -> new GainButtons(entry.number("n"));
      case "pay-buttons" -> new PayButtons(entry.number("n"));
      case "lose-buttons" -> new LoseButtons(entry.value("n"));
      case "add-campaigner" ->
          new AddCampaigner(
              Integer.numberOfTrailingZeros(hue(entry).colours(0)), region(entry.word("region")));
      case "place" -> place(entry);
      case "remove" ->
          entry.has(RANDOM)
              ? new RemoveAtRandom(hue(entry), entry.number("n"), entry.number(RANDOM))
              : new RemoveSpread(
                  hue(entry),
                  Amount.of(entry.value("n")),
                  region(entry.word("spread")),
                  entry.number("max"));
      case "remove-all" -> removeAll(entry);
      case "pick-state" -> new PickState();
      case "roll" -> roll(entry);
      case "rule" -> new LastingEffect(LastingRule.of(entry));
      case "draw-and-play" ->
          new DrawAndPlay(
              entry.number("draw"), entry.number("play") > 0, entry.is("rest", "top-or-bottom"));
      case "search-and-play" -> new SearchAndPlay();
      case "take-strategy" -> new TakeStrategy(entry.number("n"), entry.is("pick", "random"));
      case "end-effect" ->
          entry.has("card")
              ? new EndCardEffect(GameData.get().card(entry.word("card")))
              : new EndChosenEffect();
      case "flip" -> new FlipState(entry.is("pick", "random"));
      case "reopen" -> new ReopenState(entry.number("place"), entry.is("pick", "random"));
      case "move-campaigners" -> new MoveCampaigners();
      case "campaign" -> new RunCampaign();
      case "swap-hand" ->
          entry.is("pick", "random") ? new SwapRandomCards(entry.number("n")) : new SwapSeenCard();
      default -> throw new IllegalArgumentException("no operation " + entry);
    };
  }

  private static Operation place(EffectEntry entry) {
    CardColour hue = hue(entry);
    if (entry.has("spread")) {
      return new PlaceSpread(
          hue, Amount.of(entry.value("n")), region(entry.word("spread")), entry.number("max"));
    }
    int n = entry.number("n");
    if (entry.has("each")) {
      List<Integer> states = states(entry.list("each"));
      List<Text> names = states.stream().map(GameTexts::state).toList();
      String key = states.size() == 1 ? "op.place.state" : "op.place.each";
      return new PlaceEach(hue, n, states, Text.of(key, "cubes", hue.cubes(n), "states", names));
    }
    if (entry.has("each-in")) {
      return placeEachIn(entry, hue, n);
    }
    if (entry.has(RANDOM)) {
      int region = entry.has("region") ? region(entry.word("region")) : -1;
      return new PlaceAtRandom(n, entry.number(RANDOM), region);
    }
    if (entry.is("one-per-region", "random")) {
      return new PlaceAtRandomPerRegion(n);
    }
    if (entry.is("every-state-of", "most-contested-region")) {
      return new PlaceContested(n);
    }
    if (entry.is("one-per-region", "choice")) {
      return new PlacePerRegion(hue, n);
    }
    if (entry.is("every-state-of", "chosen-region")) {
      return new PlaceInRegion(hue, n);
    }
    if (entry.is("at", "picked")) {
      return new PlacePicked(hue, n);
    }
    throw new IllegalArgumentException("no way to place " + entry);
  }

  private static Operation placeEachIn(EffectEntry entry, CardColour hue, int n) {
    List<Integer> except = states(entry.list("except"));
    List<Integer> states = new ArrayList<>();
    List<Text> regions = new ArrayList<>();
    for (String id : entry.list("each-in")) {
      int region = region(id);
      regions.add(GameTexts.in(region));
      for (int i = 0; i < Cubes.IN_REGION; i++) {
        states.add(Cubes.IN_REGION * region + i);
      }
    }
    states.removeAll(except);
    Text cubes = hue.cubes(n);
    if (except.isEmpty()) {
      Text tell = Text.of("op.place.each-in", "cubes", cubes, "regions", regions);
      return new PlaceEach(hue, n, states, tell);
    }
    List<Text> left = except.stream().map(GameTexts::state).toList();
    String key = "op.place.each-in.except";
    Text tell = Text.of(key, "cubes", cubes, "regions", regions, "except", left);
    return new PlaceEach(hue, n, states, tell);
  }

  private static Operation removeAll(EffectEntry entry) {
    CardColour hue = hue(entry);
    if (entry.has(RANDOM)) {
      return new RemoveAtRandom(hue, 0, entry.number(RANDOM));
    }
    if (entry.has("up_to_states")) {
      return new ClearChosen(hue, entry.number("up_to_states"), true);
    }
    if (entry.has("states")) {
      return new ClearChosen(hue, entry.number("states"), false);
    }
    return entry.has("each")
        ? new ClearListed(hue, states(entry.list("each")))
        : new ClearPicked(hue);
  }

  private static Operation roll(EffectEntry entry) {
    String dice = entry.word("dice");
    int d = dice.indexOf('d');
    int number = Integer.parseInt(dice.substring(0, d));
    int sides = Integer.parseInt(dice.substring(d + 1));
    boolean decides = entry.has("success");
    int low = decides ? entry.low("success") : entry.has("count") ? entry.low("count") : 0;
    return new RollDice(number, sides, low, decides, entry.number("repeat_until", 0));
  }

  private static List<Integer> states(List<String> codes) {
    return codes.stream().map(GameData.get()::stateIndex).toList();
  }

  /** The index of a region; -1 for anywhere. */
  private static int region(String id) {
    return id.equals(ANYWHERE) ? -1 : GameData.get().regionIndex(id);
  }

  private static CardColour hue(EffectEntry entry) {
    return CardColour.of(entry.value("colour"));
  }
}
