package games.parlour.votes.view;

import games.parlour.core.show.Sheet;
import games.parlour.core.show.SheetView;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauView;
import games.parlour.votes.rules.pieces.GameStatus;
import java.util.List;
import java.util.Optional;

/**
 * All that one viewer may know. Cards, states, regions and campaigners are named by their index.
 *
 * @param seats how the seats are called; the Oppobot comes after them where it plays
 * @param phase what the game is in
 * @param acting whose round, exchange or vote it is, or -1
 * @param handPlayed whether that seat has played its card from the hand in this round
 * @param markers how many markers Congress has
 * @param committed what the Suffragists have bid in this Strategy Phase
 * @param buttons of each side
 * @param onMap how many purple, yellow and red cubes lie on the map
 * @param states all states by index
 * @param campaigners the region of each campaigner, or -1
 * @param hands of each seat
 * @param piles the draw pile of each side; the Oppobot's has its own cards
 * @param discards of each side
 * @param boxes the cards in effect for the turn, for the game, for Final Voting
 * @param display open Strategy cards
 * @param strategyLeft how many Strategy cards are left to draw
 * @param stateCards State cards that nobody has claimed
 * @param claimed Strategy and State cards in front of each seat
 * @param setAside State cards that take no part
 * @param removed Strategy and State cards out of the game
 * @param underWay what is being resolved, the latest last
 * @param dice the last roll
 * @param sides how many sides its dice have
 * @param vote the vote that is under way in Final Voting
 */
public record VotesView(
    List<String> seats,
    GameStatus.Phase phase,
    int turn,
    int round,
    int acting,
    boolean handPlayed,
    int markers,
    boolean sent,
    int ratified,
    int rejected,
    int committed,
    List<Integer> buttons,
    List<Integer> onMap,
    List<Ground> states,
    List<Integer> campaigners,
    List<Hand> hands,
    List<Pile> piles,
    List<List<Integer>> discards,
    List<List<Integer>> boxes,
    List<Integer> display,
    int strategyLeft,
    List<Integer> stateCards,
    List<List<Integer>> claimed,
    List<Integer> setAside,
    List<Integer> removed,
    List<UnderWay> underWay,
    List<Integer> dice,
    int sides,
    Optional<Vote> vote)
    implements SheetView, TableauView {

  /**
   * A vote under way.
   *
   * @param dice what each side has rolled; zero before it has
   * @param sides how many sides the die of each side has
   */
  public record Vote(int state, List<Integer> dice, List<Integer> sides) {
    public Vote {
      dice = List.copyOf(dice);
      sides = List.copyOf(sides);
    }
  }

  /** What stands in a state. */
  public record Ground(int purple, int yellow, int red, boolean ratified, boolean rejected) {}

  /**
   * Hidden cards, counted by what everybody can count out of them.
   *
   * @param eras how many are Early, Middle and Late
   * @param mixed how many belong to each lot of mixed eras
   */
  public record Hidden(List<Integer> eras, List<Integer> mixed) {
    public Hidden {
      eras = List.copyOf(eras);
      mixed = List.copyOf(mixed);
    }

    /** How many there are. */
    public int count() {
      int count = 0;
      for (int n : eras) {
        count += n;
      }
      for (int n : mixed) {
        count += n;
      }
      return count;
    }
  }

  /** A hand: the cards that the viewer knows, and the others. */
  public record Hand(List<Integer> cards, Hidden hidden) {
    public Hand {
      cards = List.copyOf(cards);
    }

    public int size() {
      return cards.size() + hidden.count();
    }
  }

  /**
   * A draw pile.
   *
   * @param left how many cards it has
   * @param top what is known of the cards put on top, the next one first; -1 for an unknown card
   * @param bottom the same for those put below, the last one last
   * @param pool the cards between
   * @param unseen the cards of this deck that the viewer has not located, wherever they are
   */
  public record Pile(
      int left, List<Integer> top, List<Integer> bottom, Hidden pool, List<Integer> unseen) {
    public Pile {
      top = List.copyOf(top);
      bottom = List.copyOf(bottom);
      unseen = List.copyOf(unseen);
    }
  }

  /**
   * A card that is being resolved.
   *
   * @param card the card
   * @param seat who plays it
   * @param aside what was drawn aside for it
   */
  public record UnderWay(int card, int seat, Hand aside) {}

  public VotesView {
    seats = List.copyOf(seats);
    buttons = List.copyOf(buttons);
    onMap = List.copyOf(onMap);
    states = List.copyOf(states);
    campaigners = List.copyOf(campaigners);
    hands = List.copyOf(hands);
    piles = List.copyOf(piles);
    discards = List.copyOf(discards);
    boxes = List.copyOf(boxes);
    display = List.copyOf(display);
    stateCards = List.copyOf(stateCards);
    claimed = List.copyOf(claimed);
    setAside = List.copyOf(setAside);
    removed = List.copyOf(removed);
    underWay = List.copyOf(underWay);
    dice = List.copyOf(dice);
  }

  @Override
  public Sheet sheet() {
    return VotesSheet.of(this);
  }

  @Override
  public Tableau tableau() {
    return VotesTableau.of(this).tableau();
  }
}
