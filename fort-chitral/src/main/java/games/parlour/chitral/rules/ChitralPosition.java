package games.parlour.chitral.rules;

import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.DrawCounters;
import games.parlour.boards.MoveReason;
import games.parlour.boards.SquareSet;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * A position of Fort Chitral.
 *
 * @param rules what was chosen about the rules
 * @param men who stands where
 * @param mover whose turn it is
 * @param drawCounters F4: what counts towards a draw; quiet is a turn without a capture
 */
public record ChitralPosition(
    Rules rules, Men men, Colour mover, DrawCounters<TurnStart> drawCounters)
    implements BoardPosition<ChitralPosition, ChitralMove> {

  /** So many turns of both sides the goal is told. */
  private static final int YOUNG = 8;

  /** F4: what counts as the same position when it comes back. */
  public record TurnStart(Men men, Colour mover) {}

  /** A position without a past. */
  public static ChitralPosition of(Rules rules, Men men, Colour mover, int quiet, int passes) {
    TurnStart now = new TurnStart(men, mover);
    return new ChitralPosition(rules, men, mover, DrawCounters.from(quiet, passes, now));
  }

  @Override
  public Turn turn() {
    Optional<Outcome> outcome = outcome();
    if (outcome.isPresent()) {
      return new Turn.Over(outcome.get());
    }
    return movement().isStuck()
        ? mover.decides(Text.of("prompt.pass"), Optional.of("F4"), Optional.empty())
        : mover.decides(Text.of("prompt.move"), Optional.empty(), goal());
  }

  /** What both play for, told in the first turns while nobody has been taken. */
  private Optional<Text> goal() {
    boolean young =
        drawCounters.quietTurns() < YOUNG
            && men.white().size() == Men.EACH
            && men.black().size() == Men.EACH;
    return young ? Optional.of(Text.of("prompt.goal")) : Optional.empty();
  }

  /** F4: how the game has ended, if it has. */
  private Optional<Outcome> outcome() {
    for (Colour colour : Colour.values()) {
      if (inFort(colour) == Rules.TO_WIN) {
        return Optional.of(colour.wins("outcome.fort."));
      }
    }
    if (hasTooFew(Colour.WHITE) && hasTooFew(Colour.BLACK)) {
      return Optional.of(Outcome.draw(Text.of("outcome.few")));
    }
    for (Colour colour : Colour.values()) {
      if (rules.threeLeft() && hasTooFew(colour.other())) {
        return Optional.of(colour.wins("outcome.three."));
      }
    }
    return rules.draws().outcome(drawCounters);
  }

  private boolean hasTooFew(Colour colour) {
    return men.of(colour).size() <= Rules.TOO_FEW;
  }

  /** How many men of a colour stand in the Fort. */
  int inFort(Colour colour) {
    return men.of(colour).and(rules.layout().fort()).size();
  }

  @Override
  public List<ChitralMove> moves() {
    if (outcome().isPresent()) {
      return List.of();
    }
    return movement().isStuck() ? List.of(new Pass()) : List.copyOf(movement().all());
  }

  /** The listed move of the man on a square along these, by one step or by jumps, if there is. */
  Optional<Travel> along(int from, boolean jumps, List<Integer> landings) {
    return outcome().isEmpty() ? movement().along(from, jumps, landings) : Optional.empty();
  }

  /** Whether the player to move can only pass. */
  boolean mustPass() {
    return outcome().isEmpty() && movement().isStuck();
  }

  /** Where the men of the player to move may go. */
  Movement movement() {
    return new Movement(rules, men, mover);
  }

  /** Looks at this move alone, as a crowd on the board can have a great many. */
  private boolean isListed(ChitralMove move) {
    return switch (move) {
      case Travel travel -> {
        List<Integer> landings = travel.path().stream().skip(1).map(this::square).toList();
        yield along(square(travel.from()), travel.jumps(), landings).equals(Optional.of(travel));
      }
      case Pass pass -> mustPass();
    };
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from) {
    return reasonToWait().or(() -> reasons().against(square(from)));
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from, String to) {
    return reasonToWait().or(() -> reasons().against(square(from), square(to)));
  }

  private ChitralReasons reasons() {
    return new ChitralReasons(rules, men, mover);
  }

  private Optional<MoveReason> reasonToWait() {
    return outcome().map(over -> MoveReason.plain("reason.over"));
  }

  /** A pass is all that is not made by a man and not always possible. */
  @Override
  public List<ChitralMove> considered() {
    return outcome().isPresent() ? List.of() : List.of(new Pass());
  }

  @Override
  public Optional<Text> whyNot(ChitralMove move) {
    if (isListed(move)) {
      return Optional.empty();
    }
    Optional<Text> why =
        switch (move) {
          case Travel travel -> reasonAgainst(travel.from(), travel.to()).map(MoveReason::text);
          case Pass pass ->
              reasonToWait().map(MoveReason::text).or(() -> Optional.of(Text.of("reason.pass")));
        };
    return why.or(() -> Optional.of(Text.of("refused.now")));
  }

  private int square(String name) {
    return rules.layout().grid().square(name);
  }

  @Override
  public ChitralPosition play(ChitralMove move) {
    if (!isListed(move)) {
      throw Refusal.ofMove(ChitralNotation.text(move));
    }
    return switch (move) {
      case Travel travel -> afterTravel(travel);
      case Pass pass -> nextTurn(men, drawCounters.afterPass(false, turnStart(men)));
    };
  }

  private ChitralPosition afterTravel(Travel travel) {
    SquareSet own = men.of(mover).without(square(travel.from())).with(square(travel.to()));
    SquareSet enemies = men.of(mover.other());
    for (String taken : travel.taken()) {
      enemies = enemies.without(square(taken));
    }
    Men after = men.with(mover, own).with(mover.other(), enemies);
    return nextTurn(after, drawCounters.afterMove(!travel.taken().isEmpty(), turnStart(after)));
  }

  /** What the next turn starts with. */
  private TurnStart turnStart(Men after) {
    return new TurnStart(after, mover.other());
  }

  private ChitralPosition nextTurn(Men after, DrawCounters<TurnStart> now) {
    return new ChitralPosition(rules, after, mover.other(), now);
  }

  @Override
  public BoardView view() {
    return ViewBuilder.of(this);
  }

  @Override
  public List<Happening> happenings(ChitralMove move) {
    return MoveHappenings.of(this, move);
  }
}
