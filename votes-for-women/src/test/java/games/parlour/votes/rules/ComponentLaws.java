package games.parlour.votes.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.GameListener;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.pieces.BotDeck;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.CardSets;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/** What holds at every moment of every game, whatever was played. */
final class ComponentLaws {
  private static final int CARDS = BotDeck.FIRST + BotDeck.SIZE;
  private static final int HAND = 7;

  private final GameState t;
  private final long[] discarded = new long[2];
  private long removed;
  private int campaigners;

  ComponentLaws(GameState t) {
    this.t = t;
    t.listen(
        new GameListener() {
          @Override
          public void play(PlayNote note, int seat, int card) {
            played(note, seat, card);
          }
        });
  }

  /** A State card goes to the one whose round it is, and to nobody else (V85). */
  private void played(PlayNote note, int seat, int card) {
    if (note == PlayNote.CLAIMS) {
      FrameKind phase = t.kind(0);
      boolean bots = t.terms().isBot(seat) && phase == FrameKind.STRATEGY;
      assertThat(phase == FrameKind.ROUND || phase == FrameKind.OPPOBOT || bots)
          .as("seat %s claims a State card in its round, not in %s", seat, phase)
          .isTrue();
      assertThat(t.set(0, Frame.SEAT)).as(Cards.get(card).data().id()).isEqualTo(seat);
    }
  }

  void hold() {
    everyCardIsInOnePlace();
    pilesOnlyGrow();
    map();
    tracks();
    campaignersComeAndStay();
    display();
    hands();
    somethingCanBeDone();
  }

  private void everyCardIsInOnePlace() {
    int[] found = new int[CARDS];
    for (int seat = 0; seat < t.terms().size(); seat++) {
      count(found, t.sideOf(seat), Decks.hand(t, seat));
    }
    for (int deck = 0; deck < 2; deck++) {
      count(found, deck, Decks.pool(t, deck));
      count(found, deck, Decks.discards(t, deck));
      for (int i = 0; i < Decks.topCount(t, deck); i++) {
        found[Decks.top(t, deck, i)]++;
      }
      for (int i = 0; i < Decks.bottomCount(t, deck); i++) {
        found[Decks.bottom(t, deck, i)]++;
      }
      for (int box = 0; box < Boxes.COUNT; box++) {
        count(found, deck, Boxes.cards(t, box, deck));
      }
    }
    countFrom(found, BotDeck.FIRST, BotDeck.pool(t));
    countFrom(found, BotDeck.FIRST, BotDeck.discards(t));
    for (int i = 0; i < t.depth(); i++) {
      if (t.kind(i) == FrameKind.EVENT) {
        found[(int) t.set(i, Frame.CARD)]++;
        count(found, t.terms().side((int) t.set(i, Frame.SEAT)), t.set(i, Frame.CARDS));
      }
    }
    countOthers(found, Claims.undrawn(t));
    countOthers(found, Claims.open(t));
    countOthers(found, Claims.removed(t));
    for (int seat = 0; seat < Terms.MOST_SEATS; seat++) {
      countOthers(found, Claims.claimed(t, seat));
    }
    boolean bot = t.terms().bot();
    for (int card = 0; card < CARDS; card++) {
      boolean plays =
          switch (Cards.get(card).data().deck()) {
            case OPPOSITION -> !bot;
            case OPPOBOT -> bot;
            default -> true;
          };
      // Against the Oppobot an Opposition card may lie in a box for one of its cards.
      if (found[card] != 1 && (plays || found[card] > 1) || !plays && !bot && found[card] > 0) {
        throw new AssertionError(Cards.get(card).data().id() + " in " + found[card] + " places");
      }
    }
  }

  private static void count(int[] found, int deck, long cards) {
    for (long left = cards; left != 0; left &= left - 1) {
      found[Decks.card(deck, left)]++;
    }
  }

  private static void countOthers(int[] found, long cards) {
    countFrom(found, Claims.FIRST, cards);
  }

  private static void countFrom(int[] found, int first, long cards) {
    for (long left = cards; left != 0; left &= left - 1) {
      found[first + Long.numberOfTrailingZeros(left)]++;
    }
  }

  /** No card comes back from a discard pile, or into the game (V11). */
  private void pilesOnlyGrow() {
    for (int deck = 0; deck < 2; deck++) {
      assertThat(discarded[deck] & ~Decks.discards(t, deck)).as("out of discards").isZero();
      discarded[deck] = Decks.discards(t, deck);
    }
    assertThat(removed & ~Claims.removed(t)).as("back into the game").isZero();
    removed = Claims.removed(t);
  }

  private void map() {
    int[] cubes = new int[Colours.COUNT];
    int ratified = 0;
    int rejected = 0;
    for (int state = 0; state < Cubes.STATES; state++) {
      int suffragist = Cubes.ofSide(t, state, Terms.SUFFRAGIST);
      int opposition = Cubes.ofSide(t, state, Terms.OPPOSITION);
      law(suffragist == 0 || opposition == 0, "cubes of both sides", state);
      law(Cubes.open(t, state) || suffragist + opposition == 0, "cubes beside a mark", state);
      law(decided(suffragist + opposition), "four cubes left undecided", state);
      law(!Cubes.ratified(t, state) || !Cubes.rejected(t, state), "two marks", state);
      for (int colour = 0; colour < Colours.COUNT; colour++) {
        cubes[colour] += Cubes.count(t, state, colour);
      }
      ratified += Cubes.ratified(t, state) ? 1 : 0;
      rejected += Cubes.rejected(t, state) ? 1 : 0;
    }
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      assertThat(Cubes.onMap(t, colour)).isEqualTo(cubes[colour]);
      assertThat(!t.terms().limited() || cubes[colour] <= CardSets.cubes(colour))
          .as("%s cubes of colour %s are not more than the game has", cubes[colour], colour)
          .isTrue();
    }
    assertThat(Cubes.marks(t, true)).isEqualTo(ratified);
    assertThat(Cubes.marks(t, false)).isEqualTo(rejected);
    assertThat(Congress.sent(t) || ratified + rejected == 0)
        .as(
            "Congress has sent the amendment of which %s states have ratified and %s rejected",
            ratified, rejected)
        .isTrue();
    boolean won = t.over() && t.winner() == Terms.SUFFRAGIST;
    boolean lost = t.over() && t.reason() == Reason.REJECTED;
    assertThat(ratified == Cubes.TO_RATIFY).isEqualTo(won);
    assertThat(rejected == Cubes.TO_REJECT).isEqualTo(lost);
    assertThat(ratified).isLessThanOrEqualTo(Cubes.TO_RATIFY);
    assertThat(rejected).isLessThanOrEqualTo(Cubes.TO_REJECT);
  }

  /** After sending, four cubes decide a state at once; when it is over some may be left (V84). */
  private boolean decided(int cubes) {
    return !Congress.sent(t) || cubes < Cubes.FOUR || t.over();
  }

  private static void law(boolean holds, String broken, int state) {
    if (!holds) {
      throw new AssertionError(broken + " in state " + state);
    }
  }

  private void tracks() {
    assertThat(Buttons.count(t, Terms.SUFFRAGIST)).isBetween(0, 12);
    assertThat(Buttons.count(t, Terms.OPPOSITION)).isBetween(0, 6);
    assertThat(Congress.markers(t)).isBetween(0, Congress.sent(t) ? 0 : Congress.MARKERS - 1);
    assertThat(t.get(StateLayout.TURN)).isBetween(0L, (long) GameStatus.TURNS);
    assertThat(t.get(StateLayout.ROUND)).isBetween(0L, (long) GameStatus.ROUNDS);
  }

  /** Two of a colour at most, the second after the first; none ever leaves the map (V7). */
  private void campaignersComeAndStay() {
    int now = 0;
    for (int i = 0; i < Campaigners.COUNT; i++) {
      boolean here = Campaigners.region(t, i) >= 0;
      assertThat(Campaigners.region(t, i)).isLessThan(Cubes.REGIONS);
      assertThat(!here || i % 2 == 0 || Campaigners.region(t, i - 1) >= 0)
          .as("campaigner %s comes after campaigner %s", i, i - 1)
          .isTrue();
      now += here ? 1 : 0;
    }
    assertThat(now).isGreaterThanOrEqualTo(campaigners);
    campaigners = now;
  }

  /** Three Strategy cards lie open while the deck lasts (V10, V30). */
  private void display() {
    FrameKind kind = t.kind();
    int open = Long.bitCount(Claims.open(t) & Claims.STRATEGY);
    boolean deckLasts = (Claims.undrawn(t) & Claims.STRATEGY) != 0;
    assertThat(open).isLessThanOrEqualTo(Claims.ON_DISPLAY);
    if (kind != FrameKind.SETUP && kind != FrameKind.REFILL && deckLasts) {
      assertThat(open).isEqualTo(Claims.ON_DISPLAY);
    }
  }

  /**
   * A side has seven cards at the start of a turn, or its partners four each, and one fewer each
   * round, unless the deck is spent (V8).
   */
  private void hands() {
    boolean begins = t.get(StateLayout.HAND_PLAYED) == 0 && t.get(StateLayout.CLAIMED_PLAYED) == 0;
    if (t.over() || t.kind() != FrameKind.ROUND || !begins) {
      return;
    }
    for (int side = 0; side < (t.terms().bot() ? 1 : 2); side++) {
      int played = t.whole(StateLayout.ROUND) - (side < t.side() ? 0 : 1);
      int held = Decks.held(t, side);
      int dealt = HAND + t.terms().count(side) - 1;
      assertThat(held).isLessThanOrEqualTo(dealt - played);
      if (Decks.left(t, side) > 0) {
        assertThat(held).as("hand of %s", side).isEqualTo(dealt - played);
      }
    }
  }

  private void somethingCanBeDone() {
    int moves = t.moves().size();
    assertThat(t.over() ? moves == 0 : moves > 0).as("moves: %s", moves).isTrue();
    boolean asked = t.waitsFor() != GameState.CHANCE && !t.over();
    assertThat(asked && moves == 1 && !t.step().asksAlways(t))
        .as("asked although there is no choice")
        .isFalse();
  }
}
