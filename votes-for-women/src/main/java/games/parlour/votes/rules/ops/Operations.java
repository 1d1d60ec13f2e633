package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Needs;
import games.parlour.votes.rules.PlayIf;
import games.parlour.votes.rules.Rule;
import games.parlour.votes.rules.Terms;
import games.parlour.votes.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes operations out of what the data file says about a card. */
public final class Operations {
  private static final String ANYWHERE = "anywhere";
  private static final String RANDOM = "random-states";

  private Operations() {}

  /** No condition at all. */
  public static final PlayIf ALWAYS = new PlayIf(List.of(), List.of(), 0, 0, 0, 0, 0);

  /** What a card does. */
  public static List<Operation> of(List<Map<String, Object>> effects) {
    return effects.stream().map(said -> operation(new Said(said))).toList();
  }

  /** When the Oppobot carries a card out. */
  public static PlayIf playIf(BotData bot) {
    Said said = new Said(bot.playIf());
    String state = "suffragist_cubes_in";
    return new PlayIf(
        said.list("in_effect").stream().map(Operations::index).toList(),
        said.list("not_in_effect").stream().map(Operations::index).toList(),
        said.number("markers_at_least", 0),
        said.number("ratified_at_least", 0),
        said.has("cubes_on_map") ? Hue.of(said.value("cubes_on_map")).colours(0) : 0,
        said.has(state) ? 1 + GameData.get().stateIndex(said.word(state)) : 0,
        said.number("suffragist_hand_at_least", 0));
  }

  /** What a card needs. */
  public static Needs needs(CardData card) {
    Said said = new Said(card.requires());
    return new Needs(
        said.list("in_effect").stream().map(Operations::index).toList(),
        said.list("not_in_effect").stream().map(Operations::index).toList(),
        said.number("buttons", 0),
        said.is("amendment", "sent"),
        said.number("turn_at_least", 0));
  }

  private static int index(String id) {
    return GameData.get().card(id).index();
  }

  private static Operation operation(Said said) {
    return switch (said.word("op")) {
      case "add-markers" -> new AddMarkers(said.amount("n"));
      case "remove-markers" -> new RemoveMarkers(said.amount("n"));
      case "shift-markers" -> new ShiftMarkers(said.amount("n"));
      case "gain-buttons" -> new GainButtons(said.number("n"));
      case "pay-buttons" -> new PayButtons(said.number("n"));
      case "lose-buttons" -> new LoseButtons(said.value("n"));
      case "add-campaigner" -> new AddCampaigner(said.colour(), region(said.word("region")));
      case "place" -> place(said);
      case "remove" ->
          said.has(RANDOM)
              ? new RemoveAtRandom(said.hue(), said.number("n"), said.number(RANDOM))
              : new RemoveSpread(
                  said.hue(), said.amount("n"), region(said.word("spread")), said.number("max"));
      case "remove-all" -> removeAll(said);
      case "pick-state" -> new PickState();
      case "roll" -> roll(said);
      case "rule" -> new Holds(rule(said));
      case "draw-and-play" ->
          new DrawAndPlay(
              said.number("draw"), said.number("play") > 0, said.is("rest", "top-or-bottom"));
      case "search-and-play" -> new SearchAndPlay();
      case "take-strategy" -> new TakeStrategy(said.number("n"), said.is("pick", "random"));
      case "end-effect" ->
          said.has("card") ? new EndCard(GameData.get().card(said.word("card"))) : new EndChosen();
      case "flip" -> new Flip(said.is("pick", "random"));
      case "reopen" -> new Reopen(said.number("place"), said.is("pick", "random"));
      case "move-campaigners" -> new MoveCampaigners();
      case "campaign" -> new Campaign();
      case "swap-hand" ->
          said.is("pick", "random") ? new SwapAtRandom(said.number("n")) : new SwapOnSight();
      default -> throw new IllegalArgumentException("no operation " + said);
    };
  }

  private static Operation place(Said said) {
    Hue hue = said.hue();
    if (said.has("spread")) {
      return new PlaceSpread(
          hue, said.amount("n"), region(said.word("spread")), said.number("max"));
    }
    int n = said.number("n");
    if (said.has("each")) {
      List<Integer> states = states(said.list("each"));
      List<Text> names = states.stream().map(Words::state).toList();
      String key = states.size() == 1 ? "op.place.state" : "op.place.each";
      return new PlaceEach(hue, n, states, Text.of(key, "cubes", hue.cubes(n), "states", names));
    }
    if (said.has("each-in")) {
      return placeEachIn(said, hue, n);
    }
    if (said.has(RANDOM)) {
      int region = said.has("region") ? region(said.word("region")) : -1;
      return new PlaceAtRandom(n, said.number(RANDOM), region);
    }
    if (said.is("one-per-region", "random")) {
      return new RollPerRegion(n);
    }
    if (said.is("every-state-of", "most-contested-region")) {
      return new PlaceContested(n);
    }
    if (said.is("one-per-region", "choice")) {
      return new PlacePerRegion(hue, n);
    }
    if (said.is("every-state-of", "chosen-region")) {
      return new PlaceInRegion(hue, n);
    }
    if (said.is("at", "picked")) {
      return new PlacePicked(hue, n);
    }
    throw new IllegalArgumentException("no way to place " + said);
  }

  private static Operation placeEachIn(Said said, Hue hue, int n) {
    List<Integer> except = states(said.list("except"));
    List<Integer> states = new ArrayList<>();
    List<Text> regions = new ArrayList<>();
    for (String id : said.list("each-in")) {
      int region = region(id);
      regions.add(Words.in(region));
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
    List<Text> left = except.stream().map(Words::state).toList();
    String key = "op.place.each-in.except";
    Text tell = Text.of(key, "cubes", cubes, "regions", regions, "except", left);
    return new PlaceEach(hue, n, states, tell);
  }

  private static Operation removeAll(Said said) {
    Hue hue = said.hue();
    if (said.has(RANDOM)) {
      return new RemoveAtRandom(hue, 0, said.number(RANDOM));
    }
    if (said.has("up_to_states")) {
      return new ClearChosen(hue, said.number("up_to_states"), true);
    }
    if (said.has("states")) {
      return new ClearChosen(hue, said.number("states"), false);
    }
    return said.has("each")
        ? new ClearListed(hue, states(said.list("each")))
        : new ClearPicked(hue);
  }

  private static Operation roll(Said said) {
    String dice = said.word("dice");
    int d = dice.indexOf('d');
    int number = Integer.parseInt(dice.substring(0, d));
    int sides = Integer.parseInt(dice.substring(d + 1));
    boolean decides = said.has("success");
    int low = decides ? low(said.word("success")) : said.has("count") ? low(said.word("count")) : 0;
    return new Roll(number, sides, low, decides, said.number("repeat_until", 0));
  }

  /** The lower end of a range such as 3-6. */
  private static int low(String range) {
    return Integer.parseInt(range.substring(0, range.indexOf('-')));
  }

  private static Rule rule(Said said) {
    Rule.Sort sort =
        Rule.Sort.valueOf(said.word("rule").toUpperCase(Locale.ROOT).replace('-', '_'));
    int side = said.is("side", "suffragist") ? Terms.SUFFRAGIST : Terms.OPPOSITION;
    int n = said.has("die") ? Integer.parseInt(said.word("die").substring(1)) : said.number("n", 0);
    int regions = 0;
    for (String id : said.list("regions")) {
      regions |= 1 << region(id);
    }
    return new Rule(sort, side, n, said.has("hit") ? low(said.word("hit")) : 0, regions);
  }

  private static List<Integer> states(List<String> codes) {
    return codes.stream().map(GameData.get()::stateIndex).toList();
  }

  /** The index of a region; -1 for anywhere. */
  private static int region(String id) {
    if (id.equals(ANYWHERE)) {
      return -1;
    }
    for (RegionData region : GameData.get().regions()) {
      if (region.id().equals(id)) {
        return region.index();
      }
    }
    throw new IllegalArgumentException("no region " + id);
  }

  /** What the data file says about one operation. */
  private record Said(Map<String, Object> entry) {
    boolean has(String key) {
      return entry.containsKey(key);
    }

    Object value(String key) {
      Object value = entry.get(key);
      if (value == null) {
        throw new IllegalArgumentException("no " + key + " in " + entry);
      }
      return value;
    }

    String word(String key) {
      return value(key).toString();
    }

    boolean is(String key, String word) {
      return has(key) && word(key).equals(word);
    }

    int number(String key) {
      return (Integer) value(key);
    }

    int number(String key, int otherwise) {
      return has(key) ? number(key) : otherwise;
    }

    Amount amount(String key) {
      return Amount.of(value(key));
    }

    Hue hue() {
      return Hue.of(value("colour"));
    }

    int colour() {
      return Integer.numberOfTrailingZeros(hue().colours(0));
    }

    List<String> list(String key) {
      return entry.get(key) instanceof List<?> list
          ? list.stream().map(Object::toString).toList()
          : List.of();
    }
  }
}
