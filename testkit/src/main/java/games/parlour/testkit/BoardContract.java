package games.parlour.testkit;

import static games.parlour.testkit.law.LawViolation.unless;
import static org.junit.jupiter.api.Assumptions.abort;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.testkit.law.BoardLaws;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What holds for every grid game besides the laws of all games: its board can be drawn and its
 * moves can be shown by whoever knows no rules. A page lives on that.
 */
public abstract class BoardContract<P extends Position<P, M>, M extends Move>
    extends GameContract<P, M> {
  private static final int TRAVELS = 6;

  /** Positions with more moves than are offered, yet few enough to list them all. */
  protected List<String> crowds() {
    return List.of();
  }

  /** A crowd of moves is counted and offered in part; what is left out can be played. */
  @Test
  public void aCrowdIsLookedAtInPart() {
    for (String line : crowds()) {
      P crowd = game().start(game().setup(Occasion.STUDY, Map.of(), Optional.of(line)));
      CrowdCheck<P, M> check = new CrowdCheck<>(game(), crowd);
      check.costsLittle();
      check.offersAreFair();
      check.reasonsCostLittle();
      Seeds.repeatably(random -> check.whatIsNotOfferedIsLegal(20, random));
    }
  }

  /** Zones do not overlap, and all that is drawn belongs to a side and has a name. */
  @Test
  public void thePlanHoldsTogether() {
    for (Setup setup : setups()) {
      BoardView view = view(game().start(setup));
      BoardPlan plan = view.plan();
      BoardLaws.shape(plan);
      plan.zones().forEach(zone -> named("zone." + zone.id()));
      Set<String> sides =
          game().seats(setup).stream()
              .map(Seat::side)
              .map(s -> s.name())
              .collect(Collectors.toSet());
      for (BoardPlan.Box box : plan.boxes()) {
        named("box." + box.id());
        unless(sides.contains(box.side()), "a side keeps a box", box);
      }
      for (BoardPlan.Kind kind : plan.kinds()) {
        named("piece." + kind.id());
        unless(sides.contains(kind.side()), "a kind belongs to a side", kind);
      }
    }
  }

  private void named(String key) {
    for (Language language : Language.values()) {
      Catalogue words = game().texts(language);
      unless(words.has(key), "what is drawn has a name", language, key);
    }
  }

  /** Every viewer who lets the pieces go where the happenings say has their own next view. */
  @Test
  public void motionsLeadFromViewToView() {
    Set<Viewer> viewers = new LinkedHashSet<>(Set.of(new Viewer.Spectator()));
    setups().forEach(s -> game().seats(s).forEach(seat -> viewers.add(new Viewer.At(seat))));
    atPositions(
        (position, random) -> {
          for (M move : some(position.moves(), random)) {
            P next = position.play(move);
            viewers.forEach(viewer -> motionsExplain(position, move, next, viewer));
          }
        });
  }

  private void motionsExplain(P position, M move, P next, Viewer viewer) {
    BoardView before = (BoardView) position.view(viewer);
    Map<String, Integer> things = things(before);
    for (Happening happening : position.happenings(move, viewer)) {
      for (Happening.Motion motion : happening.motions()) {
        BoardLaws.staysOnTheBoard(before.plan(), motion);
        go(things, motion);
      }
    }
    things.values().removeIf(count -> count == 0);
    Map<String, Integer> after = things((BoardView) next.view(viewer));
    unless(things.equals(after), "motions explain every change", move, things, after);
  }

  /** What a move says it touches and takes is what is seen to happen. */
  @Test
  public void movesTakeWhatTheySay() {
    atPositions(
        (position, random) -> {
          for (M move : some(position.moves(), random)) {
            if (move instanceof BoardMove travel) {
              Map<String, String> before = standing(position);
              Map<String, String> after = standing(position.play(move));
              Map<String, String> expected = new HashMap<>(before);
              String piece = expected.remove(travel.from());
              travel.taken().forEach(expected::remove);
              unless(piece != null, "somebody stands where a move begins", move);
              expected.put(travel.to(), String.valueOf(piece));
              unless(expected.equals(after), "a move does what it says", move);
            }
          }
        });
  }

  /** Pieces and captures are told in the order of squares, so that equal things are told alike. */
  @Test
  public void piecesAndCapturesAreInOrder() {
    atPositions(
        (position, random) -> {
          BoardView view = view(position);
          BoardLaws.piecesInOrder(view);
          for (M move : position.moves()) {
            if (move instanceof BoardMove travel) {
              BoardLaws.capturesInOrder(view.plan(), travel);
            }
          }
        });
  }

  /** What is void stays void: nothing stands there, nothing is offered or taken there. */
  @Test
  public void nothingIsOnAVoidSquare() {
    atPositions(
        (position, random) -> {
          BoardView view = view(position);
          BoardLaws.piecesOnTheBoard(view);
          Set<String> board = view.plan().squares();
          for (M move : position.moves()) {
            if (move instanceof BoardMove travel) {
              BoardLaws.touchesTheBoard(board, travel);
            }
          }
        });
  }

  /** A written position says how near a draw is. */
  @Test
  public void countersAreReadBack() {
    if (!(game().start(setups().getFirst()) instanceof BoardPosition<?, ?>)) {
      abort("its positions do not count towards draws");
    }
    atPositions(
        (position, random) -> {
          String line = game().notation().writePosition(position);
          P read = game().start(game().setup(Occasion.STUDY, Map.of(), Optional.of(line)));
          if (position instanceof BoardPosition<?, ?> before
              && read instanceof BoardPosition<?, ?> after) {
            BoardLaws.keepsCounters(before, after);
          }
        });
  }

  /** A fast form that shares the base of grid games picks only what was counted. */
  @Test
  public void movesArePickedAfterTheyWereCounted() {
    if (game() instanceof SearchableGame<P, M> searchable
        && searchable.fast() instanceof FastBoardPosition<P, M> fast) {
      atPositions((position, random) -> BoardLaws.picksWhatWasCounted(fast, position));
    } else {
      abort("it has no fast form, or one with a base of its own");
    }
  }

  /** All moves that are no travels, which are few, and some that are. */
  private List<M> some(List<M> moves, Generator random) {
    List<M> some = new ArrayList<>();
    List<M> travels = new ArrayList<>();
    for (M move : moves) {
      (move instanceof BoardMove ? travels : some).add(move);
    }
    for (int i = 0; i < TRAVELS && !travels.isEmpty(); i++) {
      some.add(travels.remove(random.below(travels.size())));
    }
    List<M> takes =
        travels.stream()
            .filter(move -> move instanceof BoardMove travel && !travel.taken().isEmpty())
            .toList();
    if (!takes.isEmpty()) {
      some.add(takes.get(random.below(takes.size())));
    }
    return some;
  }

  private BoardView view(P position) {
    return (BoardView) position.view(new Viewer.Spectator());
  }

  private Map<String, String> standing(P position) {
    return view(position).pieces().stream()
        .collect(Collectors.toMap(BoardView.Piece::square, BoardView.Piece::kind));
  }

  private static void go(Map<String, Integer> things, Happening.Motion motion) {
    int left = things.merge(motion.thing() + " at " + motion.from(), -1, Integer::sum);
    unless(left >= 0, "a thing leaves where it is", motion);
    things.merge(motion.thing() + " at " + motion.to(), 1, Integer::sum);
  }

  /** How many of each kind are where: on a square, or in a tray of the plan. */
  private static Map<String, Integer> things(BoardView view) {
    Set<String> places = new HashSet<>();
    view.plan().zones().forEach(zone -> places.add(zone.id()));
    view.plan().boxes().forEach(box -> places.add(box.id()));
    Map<String, Integer> things = new TreeMap<>();
    view.pieces().forEach(piece -> things.put(piece.kind() + " at " + piece.square(), 1));
    for (BoardView.Tray tray : view.trays()) {
      unless(places.contains(tray.place()), "a tray is in a zone or a box", tray);
      for (BoardView.Count count : tray.counts()) {
        things.put(count.kind() + " at " + tray.place(), count.count());
      }
    }
    things.values().removeIf(count -> count == 0);
    return things;
  }
}
