package games.parlour.votes;

import games.parlour.core.Happening;
import games.parlour.core.Text;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.Cards;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Reason;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.What;
import games.parlour.votes.rules.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells a viewer what happens when a move is played: all that follows from it, in order. */
final class Telling {
  private static final List<String> BOXES = List.of("turn", "game", "ballot");

  private final Table before;
  private final int seat;
  private final List<Happening> told = new ArrayList<>();

  /** Cubes that are not told yet, since more may follow. */
  private @Nullable CubeRun cubes;

  private Telling(Table before, int seat) {
    this.before = before;
    this.seat = seat;
  }

  /** What a seat sees happen; a seat of -1 is somebody who stands by. */
  static List<Happening> of(Table before, long move, int seat) {
    Telling telling = new Telling(before, seat);
    Table after = before.copy();
    after.toldTo(telling::note);
    after.play(move);
    telling.tellCubes();
    return List.copyOf(telling.told);
  }

  private void note(What what, int a, int b, int c) {
    if (what != What.PUTS && what != What.TAKES_OUT) {
      tellCubes();
    }
    String key = key(what);
    switch (what) {
      case TURN -> tell(Text.of(key, "turn", a));
      case ASIDE, OPENS, FAILS, ENDS -> tell(Text.of(key, "card", Words.card(a)));
      case DRAWS, LOOKS, TOP, BOTTOM -> hidden(key, a, b);
      case COMMITS, DEFERS, MATCHES, SUPERSEDES -> tell(Text.of(key, "seat", seat(a), "n", b));
      case TAKES,
          EVENT,
          CLAIMED,
          CAMPAIGNS,
          ORGANIZES,
          LOBBIES,
          DISCARDS,
          DROPS,
          CLAIMS,
          LOST,
          THROWN_OUT ->
          tell(Text.of(key, "seat", seat(a), "card", Words.card(b)));
      case GAINS, LOSES, PAYS_CARD, PAYS_FEE, PAYS_REROLL, PAYS_MOVE, PAYS_BID ->
          tell(Text.of(key, "side", Words.side(a), "n", b));
      case MARKERS_MORE, MARKERS_LESS -> tell(Text.of(key, "n", a, "total", b));
      case SENT -> tell(Text.of(key));
      case PUTS, TAKES_OUT -> cube(what, a, b);
      case CLEARS ->
          tell(
              Text.of(
                  key, "cubes", Text.of("cubes." + Words.colourWord(a), "n", c), "state", state(b)),
              Collections.nCopies(c, motion(a, code(b), "supply")));
      case RATIFIES, REJECTS, REOPENS -> tell(Text.of(key, "state", state(a)));
      case ARRIVES -> tell(campaigner(key, a, b), moves(a, "supply", b));
      case MOVES -> tell(campaigner(key, a, b), moves(a, "map", b));
      case ROLLS, ROLLS_BLACK -> tell(Text.of(key, "seat", seat(c), "eyes", a, "sides", b));
      case REROLLS -> tell(Text.of(key, "seat", seat(a)));
      case ASSIGNS -> tell(Text.of(key, "eyes", a, "campaigner", Words.campaigner(b)));
      case STOPS -> tell(Text.of(key, "seat", seat(a)));
      case STAYS -> tell(Text.of(key + "." + BOXES.get(b), "card", Words.card(a)));
      case SHUFFLES -> tell(Text.of(key, "side", Words.side(a)));
      case SHOWN -> shown(key, a, b);
      case GIVES -> tell(Text.of(key, "seat", seat(a), "card", Words.card(b)));
      case OFFERS, DECLINES, READY -> tell(Text.of(key, "seat", seat(a)));
      case SWAPS -> swapped(key, a, b);
      case OUTBID, UNDERBID, EVEN_BID -> tell(Text.of(key, "bid", a, "eyes", b));
      case MOST_RED, FEWEST_OTHERS -> tell(Text.of(key, "state", state(a), "n", b));
      case BOT_TAKES, BOT_DRAWS, NO_USE -> tell(Text.of(key, "card", Words.card(a)));
      case NOT_MET, IN_VAIN -> {
        Cards.get(a).conditionsForBot().forEach(this::tell);
        tell(Text.of(key, "card", Words.card(a)));
      }
      case REGION_DIE, NOT_TIED -> tell(Text.of(key, "eyes", a, "region", Words.region(b)));
      case REGION_PASSED -> tell(Text.of(key, "where", Words.in(a)));
      case REMAINS -> tell(Text.of(key, "campaigner", Words.campaigner(a), "where", Words.in(b)));
      case NO_HIT -> tell(Text.of(key, "card", Words.card(a)));
      case REGION_AGAIN -> tell(Text.of(key, "eyes", a, "where", Words.in(b)));
      case STATE_DIE, STATE_AGAIN, STATE_TWICE, CUBE_DIE, CUBE_DIE_BLACK ->
          tell(Text.of(key, "eyes", a, "state", state(b)));
      case STATE_CARD, STATE_CARD_DRAWN, STATE_DRAWN, NO_OTHER ->
          tell(Text.of(key, "state", state(a)));
      case CONTESTED -> tell(Text.of(key, "region", Words.region(a), "n", b));
      case GOES_ON -> tell(Text.of(key, "state", state(a), "n", b));
      case CUBES_LOST -> tell(Text.of(key, "n", a));
      case VOTE -> tell(Text.of(key, "seat", seat(a), "state", state(b)));
      case TOTALS -> tell(Text.of(key, "state", state(a), "suffragist", b, "opposition", c));
      case OVER ->
          tell(Text.of(key + "." + word(Reason.values()[b].name()), "side", Words.side(a)));
    }
  }

  private void cube(What what, int colour, int state) {
    if (cubes == null || !cubes.goesOnWith(what, colour)) {
      tellCubes();
      cubes = new CubeRun(what, colour);
    }
    cubes.add(state);
  }

  private void tellCubes() {
    if (cubes != null) {
      told.addAll(cubes.tell());
      cubes = null;
    }
  }

  static String key(What what) {
    return "told." + word(what.name());
  }

  private static String word(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void tell(Text text) {
    told.add(Happening.of(text));
  }

  private void tell(Text text, Happening.Motion motion) {
    tell(text, List.of(motion));
  }

  private void tell(Text text, List<Happening.Motion> motions) {
    told.add(new Happening(text, motions));
  }

  /** Which card it is, only those are told who see it: a partner sees an open hand grow. */
  private void hidden(String key, int owner, int card) {
    tell(
        Secrets.seesHand(before, seat, owner) && (owner == seat || key.equals(key(What.DRAWS)))
            ? Text.of(key, "seat", seat(owner), "card", Words.card(card))
            : Text.of(key + ".hidden", "seat", seat(owner)));
  }

  /** Partners see what each of them gets; nobody else does. */
  private void swapped(String key, int one, int other) {
    if (seat != one && seat != other) {
      tell(Text.of(key + ".hidden", "seat", seat(one), "other", seat(other)));
      return;
    }
    List<Text> given = titles(one);
    List<Text> taken = titles(other);
    tell(Text.of(key, "seat", seat(one), "other", seat(other), "given", given, "taken", taken));
  }

  private List<Text> titles(int owner) {
    List<Text> cards = new ArrayList<>();
    for (long left = Decks.hand(before, owner); left != 0; left &= left - 1) {
      cards.add(Cards.get(Decks.card(before.terms().side(owner), left)).title());
    }
    return cards;
  }

  private void shown(String key, int owner, int looker) {
    if (seat != owner && seat != looker) {
      tell(Text.of(key + ".hidden", "seat", seat(owner), "looker", seat(looker)));
      return;
    }
    if (Decks.hand(before, owner) == 0) {
      tell(Text.of(key + ".empty", "seat", seat(owner), "looker", seat(looker)));
      return;
    }
    tell(Text.of(key, "seat", seat(owner), "looker", seat(looker), "cards", titles(owner)));
  }

  private Text seat(int index) {
    return Words.seat(before, index);
  }

  private static Text state(int state) {
    return Words.state(state);
  }

  private static String code(int state) {
    return GameData.get().states().get(state).code();
  }

  private static Happening.Motion motion(int colour, String from, String to) {
    return new Happening.Motion(Words.colourWord(colour), from, to);
  }

  private static Text campaigner(String key, int campaigner, int region) {
    return Text.of(key, "campaigner", Words.campaigner(campaigner), "to", Words.to(region));
  }

  private static Happening.Motion moves(int campaigner, String from, int region) {
    return new Happening.Motion(
        Words.campaignerWord(campaigner), from, GameData.get().regions().get(region).id());
  }
}
