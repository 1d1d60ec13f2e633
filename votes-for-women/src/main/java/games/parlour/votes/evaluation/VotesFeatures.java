package games.parlour.votes.evaluation;

import games.parlour.core.search.PositionFeatures;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;
import java.util.Arrays;
import java.util.function.Supplier;

/** What the learned value sees of a game: the map, Congress, the clock, pieces and cards. */
public final class VotesFeatures implements PositionFeatures {
  private static final int MOST_CUBES = 5;
  private static final int RATIFIED = 2 * MOST_CUBES + 1;
  private static final int REJECTED = RATIFIED + 1;
  private static final int STATE_SIZE = REJECTED + 1;

  private static final int CARDS = 2 * Decks.SIZE;
  private static final int CARD_SIZE = 6;
  private static final int CLAIM_CARDS = 24;
  private static final int CLAIM_SIZE = 5;
  private static final int BOT_SIZE = 3;
  private static final int DECK_SETS = 5;
  private static final int CARD_SETS = 2 * DECK_SETS + 6;

  private static final int TURNS = GameStatus.TURNS + 1;
  private static final int ROUNDS = GameStatus.ROUNDS + 1;
  private static final int PHASES = GameStatus.Phase.values().length;
  private static final int CONGRESS_SIZE = Congress.MARKERS + 2;
  private static final int MOST_BUTTONS = 15;
  private static final int MOST_HELD = 15;
  private static final int COUNTED = Cubes.STATES + 1;
  private static final int CUBE_STEP = 4;
  private static final int CUBE_STEPS = 32;
  private static final int IN_REGION = Cubes.IN_REGION + 1;
  private static final int MOST_MISSING = 15;
  private static final int FRAMES = FrameKind.values().length;
  private static final int DIE = 13;
  private static final int ALL_CARDS = BotDeck.FIRST + BotDeck.SIZE;
  private static final int OPERATIONS = 8;
  private static final int DICE = 24;

  private static final int[] SIZES = sizesOfAll();

  private final Supplier<GameState> where;
  private int next;

  /** PositionFeatures of the game that stands where a supplier says. */
  public VotesFeatures(Supplier<GameState> where) {
    this.where = where;
    all[0] = Cubes.STATES;
    for (int[] region : inRegion) {
      region[0] = Cubes.IN_REGION;
    }
  }

  private static int[] sizesOfAll() {
    int[] sizes = new int[512];
    int n = 0;
    n = add(sizes, n, Cubes.STATES, STATE_SIZE);
    n = add(sizes, n, CARDS, CARD_SIZE);
    n = add(sizes, n, CLAIM_CARDS, CLAIM_SIZE);
    n = add(sizes, n, BotDeck.SIZE, BOT_SIZE);
    n = add(sizes, n, 1, TURNS * ROUNDS);
    n = add(sizes, n, 1, 3 * PHASES);
    n = add(sizes, n, 1, 2 * TURNS * CONGRESS_SIZE);
    n = add(sizes, n, 1, ROUNDS * CONGRESS_SIZE);
    n = add(sizes, n, 2, 2 * (MOST_BUTTONS + 1));
    n = add(sizes, n, Campaigners.COUNT, Cubes.REGIONS + 1);
    n = add(sizes, n, 6, 2 * COUNTED);
    n = add(sizes, n, 2, CUBE_STEPS);
    n = add(sizes, n, 2 * Cubes.REGIONS, IN_REGION);
    n = add(sizes, n, 2, MOST_HELD + 1);
    n = add(sizes, n, 2, TURNS * (MOST_MISSING + 1) * 4);
    n = add(sizes, n, 1, 4);
    n = add(sizes, n, 1, 4 * Mode.values().length);
    n = add(sizes, n, 1, 2 * FRAMES);
    n = add(sizes, n, 2, DIE);
    n = add(sizes, n, 1, ALL_CARDS + 1);
    n = add(sizes, n, 1, OPERATIONS);
    n = add(sizes, n, 1, FRAMES + 1);
    n = add(sizes, n, 1, DICE + 1);
    return Arrays.copyOf(sizes, n);
  }

  private static int add(int[] sizes, int from, int count, int size) {
    Arrays.fill(sizes, from, from + count, size);
    return from + count;
  }

  @Override
  public int[] sizes() {
    return SIZES.clone();
  }

  @Override
  public void fill(int[] slots) {
    GameState t = where.get();
    next = 0;
    int turn = Math.min(GameStatus.turn(t), TURNS - 1);
    map(t, slots);
    cards(t, slots);
    clock(t, slots, turn);
    pieces(t, slots);
    counts(slots, bot(t) * COUNTED);
    underWay(t, slots);
  }

  private int ratified;
  private int rejected;
  private int forUs;
  private int against;

  /** The map as it was last looked at: what each state held, and how many states hold a number. */
  private final long[] lastMap = new long[Cubes.STATES];

  private final int[] numbers = new int[Cubes.STATES];
  private final int[][] inRegion = new int[Cubes.REGIONS][STATE_SIZE];
  private final int[] all = new int[STATE_SIZE];

  /** The cards as they were last looked at, and the slots that followed. */
  private final long[] lastCards = new long[CARD_SETS];

  private final long[] cardSets = new long[CARD_SETS];
  private final int[] cardSlots = new int[CARDS + CLAIM_CARDS + BotDeck.SIZE];
  private boolean cardsKnown;

  private void map(GameState t, int[] slots) {
    for (int state = 0; state < Cubes.STATES; state++) {
      long held = t.get(StateLayout.STATES + state);
      if (held != lastMap[state]) {
        lastMap[state] = held;
        int[] region = inRegion[state / Cubes.IN_REGION];
        int number = number(t, state);
        int before = numbers[state];
        region[before]--;
        all[before]--;
        region[number]++;
        all[number]++;
        numbers[state] = number;
      }
    }
    System.arraycopy(numbers, 0, slots, next, Cubes.STATES);
    next += Cubes.STATES;
    ratified = all[RATIFIED];
    rejected = all[REJECTED];
    forUs = four(all, 0);
    against = four(all, MOST_CUBES);
  }

  private static int number(GameState t, int state) {
    if (!Cubes.open(t, state)) {
      return Cubes.ratified(t, state) ? RATIFIED : REJECTED;
    }
    int ours = Cubes.ofSide(t, state, Terms.SUFFRAGIST);
    int theirs = Cubes.ofSide(t, state, Terms.OPPOSITION);
    return ours > 0
        ? Math.min(ours, MOST_CUBES)
        : theirs > 0 ? MOST_CUBES + Math.min(theirs, MOST_CUBES) : 0;
  }

  /** How many states have four cubes of a side or more. */
  private static int four(int[] counts, int side) {
    return counts[side + Cubes.FOUR] + counts[side + MOST_CUBES];
  }

  private static int some(int[] counts, int side) {
    int sum = 0;
    for (int i = 1; i <= MOST_CUBES; i++) {
      sum += counts[side + i];
    }
    return sum;
  }

  private static int cubes(int[] counts, int side) {
    int sum = 0;
    for (int i = 1; i <= MOST_CUBES; i++) {
      sum += Math.min(i, Cubes.FOUR) * counts[side + i];
    }
    return sum;
  }

  private void cards(GameState t, int[] slots) {
    boolean bot = t.terms().bot();
    int n = 0;
    for (int deck = 0; deck < 2; deck++) {
      long hand = 0;
      for (int seat = 0; seat < t.terms().size(); seat++) {
        hand |= t.sideOf(seat) == deck ? Decks.hand(t, seat) : 0;
      }
      cardSets[n++] = hand;
      cardSets[n++] = bot && deck == Terms.OPPOSITION ? 0 : Decks.pile(t, deck);
      for (int box = 0; box < Boxes.COUNT; box++) {
        cardSets[n++] = Boxes.cards(t, box, deck);
      }
    }
    long ours = 0;
    long theirs = 0;
    for (int seat = 0; seat < t.terms().size() + (bot ? 1 : 0); seat++) {
      if (t.sideOf(seat) == Terms.SUFFRAGIST) {
        ours |= Claims.claimed(t, seat);
      } else {
        theirs |= Claims.claimed(t, seat);
      }
    }
    cardSets[n++] = Claims.open(t);
    cardSets[n++] = ours;
    cardSets[n++] = theirs;
    cardSets[n++] = Claims.undrawn(t);
    cardSets[n++] = bot ? BotDeck.pool(t) : 0;
    cardSets[n] = bot ? BotDeck.discards(t) : 0;
    if (!cardsKnown || !Arrays.equals(cardSets, lastCards)) {
      System.arraycopy(cardSets, 0, lastCards, 0, CARD_SETS);
      cardsKnown = true;
      lookAtCards();
    }
    System.arraycopy(cardSlots, 0, slots, next, cardSlots.length);
    next += cardSlots.length;
  }

  private void lookAtCards() {
    int slot = 0;
    for (int deck = 0; deck < 2; deck++) {
      int of = deck * DECK_SETS;
      for (int card = 0; card < Decks.SIZE; card++) {
        cardSlots[slot++] =
            has(of, card)
                ? 1
                : has(of + 1, card)
                    ? 0
                    : has(of + 2, card) ? 2 : has(of + 3, card) ? 3 : has(of + 4, card) ? 4 : 5;
      }
    }
    int of = 2 * DECK_SETS;
    for (int card = 0; card < CLAIM_CARDS; card++) {
      cardSlots[slot++] =
          has(of, card)
              ? 1
              : has(of + 1, card) ? 2 : has(of + 2, card) ? 3 : has(of + 3, card) ? 0 : 4;
    }
    for (int card = 0; card < BotDeck.SIZE; card++) {
      cardSlots[slot++] = has(of + 4, card) ? 0 : has(of + 5, card) ? 1 : 2;
    }
  }

  private boolean has(int set, int card) {
    return (cardSets[set] >> card & 1) != 0;
  }

  private void clock(GameState t, int[] slots, int turn) {
    int round = Math.min(GameStatus.round(t), ROUNDS - 1);
    int congress = Congress.sent(t) ? CONGRESS_SIZE - 1 : Congress.markers(t);
    int seat = GameStatus.acting(t);
    int acting = seat < 0 ? 0 : 1 + t.sideOf(seat);
    slots[next++] = turn * ROUNDS + round;
    slots[next++] = 3 * GameStatus.phase(t).ordinal() + acting;
    slots[next++] = (bot(t) * TURNS + turn) * CONGRESS_SIZE + congress;
    slots[next++] = round * CONGRESS_SIZE + congress;
  }

  private void pieces(GameState t, int[] slots) {
    slots[next++] =
        bot(t) * (MOST_BUTTONS + 1) + Math.min(Buttons.count(t, Terms.SUFFRAGIST), MOST_BUTTONS);
    slots[next++] =
        bot(t) * (MOST_BUTTONS + 1) + Math.min(Buttons.count(t, Terms.OPPOSITION), MOST_BUTTONS);
    for (int i = 0; i < Campaigners.COUNT; i++) {
      slots[next++] = Campaigners.region(t, i) + 1;
    }
  }

  private void counts(int[] slots, int of) {
    slots[next++] = of + ratified;
    slots[next++] = of + rejected;
    slots[next++] = of + forUs;
    slots[next++] = of + against;
    slots[next++] = of + some(all, 0);
    slots[next++] = of + some(all, MOST_CUBES);
    slots[next++] = Math.min(cubes(all, 0) / CUBE_STEP, CUBE_STEPS - 1);
    slots[next++] = Math.min(cubes(all, MOST_CUBES) / CUBE_STEP, CUBE_STEPS - 1);
    for (int[] region : inRegion) {
      slots[next++] = region[RATIFIED] + four(region, 0);
    }
    for (int[] region : inRegion) {
      slots[next++] = region[REJECTED] + four(region, MOST_CUBES);
    }
  }

  private void underWay(GameState t, int[] slots) {
    slots[next++] = Math.min(Decks.held(t, Terms.SUFFRAGIST), MOST_HELD);
    slots[next++] = Math.min(Decks.held(t, Terms.OPPOSITION), MOST_HELD);
    int turn = Math.min(GameStatus.turn(t), TURNS - 1);
    int sent = (Congress.sent(t) ? 1 : 0) + 2 * bot(t);
    slots[next++] = missing(Cubes.TO_RATIFY - ratified - forUs, turn, sent);
    slots[next++] = missing(Cubes.TO_REJECT - rejected - against, turn, sent);
    slots[next++] = (GameStatus.handPlayed(t) ? 1 : 0) + (GameStatus.claimedPlayed(t) ? 2 : 0);
    slots[next++] =
        4 * t.terms().mode().ordinal()
            + (t.terms().blackPlay() ? 1 : 0)
            + (t.terms().blackVote() ? 2 : 0);
    boolean over = t.over() || t.depth() == 0;
    slots[next++] = over ? 0 : 2 * t.kind().ordinal() + t.side();
    boolean votes = !over && GameStatus.phase(t) == GameStatus.Phase.VOTING;
    slots[next++] = votes ? Math.min(GameStatus.voteDie(t, Terms.SUFFRAGIST), DIE - 1) : 0;
    slots[next++] = votes ? Math.min(GameStatus.voteDie(t, Terms.OPPOSITION), DIE - 1) : 0;
    int event = over ? -1 : t.depth() - 1;
    while (event >= 0 && GameStatus.cardUnderWay(t, event) < 0) {
      event--;
    }
    slots[next++] = event < 0 ? 0 : 1 + GameStatus.cardUnderWay(t, event);
    slots[next++] = event < 0 ? 0 : Math.clamp(t.set(event, Frame.OPERATION), 0, OPERATIONS - 1);
    slots[next++] = over || t.depth() < 2 ? 0 : 1 + t.kind(t.depth() - 2).ordinal();
    slots[next++] = Math.min(dice(t), DICE);
  }

  /** The sum of the dice as they lie. */
  private static int dice(GameState t) {
    int sum = 0;
    for (long left = t.get(StateLayout.DICE); left != 0; left >>>= 4) {
      sum += (int) (left & 0xF);
    }
    return sum;
  }

  private static int bot(GameState t) {
    return t.terms().bot() ? 1 : 0;
  }

  private static int missing(int left, int turn, int sent) {
    int bounded = Math.clamp(left, 0, MOST_MISSING);
    return (turn * 4 + sent) * (MOST_MISSING + 1) + bounded;
  }
}
