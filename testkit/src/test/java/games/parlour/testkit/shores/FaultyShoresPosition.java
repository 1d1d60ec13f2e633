package games.parlour.testkit.shores;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.Tableau.Spot;
import games.parlour.core.show.Tableau.Things;
import games.parlour.core.show.TableauMotions;
import games.parlour.core.show.TableauView;
import java.util.ArrayList;
import java.util.List;

/** A position of Two Shores with something wrong. */
public record FaultyShoresPosition(ShoresPosition real, ShoresFault fault)
    implements Position<FaultyShoresPosition, FaultyShoreMove> {

  /** A view without a tableau. */
  private record Plain(ShoresView real) implements View {}

  /** A view that is told wrongly; what is wrong about it is no part of what is known. */
  private static final class Wrong implements TableauView {
    private final ShoresView real;
    private final Tableau tableau;

    Wrong(ShoresView real, Tableau tableau) {
      this.real = real;
      this.tableau = tableau;
    }

    @Override
    public Tableau tableau() {
      return tableau;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Wrong wrong && real.equals(wrong.real);
    }

    @Override
    public int hashCode() {
      return real.hashCode();
    }
  }

  FaultyShoreMove faulty(ShoreMove move) {
    boolean wrong = fault == ShoresFault.TARGET_OUT_OF_THE_PLAN && move instanceof ShoreMove.At;
    return new FaultyShoreMove(move, wrong);
  }

  @Override
  public Turn turn() {
    return real.turn();
  }

  @Override
  public List<FaultyShoreMove> moves() {
    return real.moves().stream().map(this::faulty).toList();
  }

  @Override
  public FaultyShoresPosition play(FaultyShoreMove move) {
    return new FaultyShoresPosition(real.play(move.real()), fault);
  }

  @Override
  public View view(Viewer viewer) {
    ShoresView view = real.view(viewer);
    if (fault == ShoresFault.NO_TABLEAU) {
      return new Plain(view);
    }
    List<Spot> spots = new ArrayList<>(view.tableau().spots());
    switch (fault) {
      case SPOT_OUT_OF_THE_PLAN -> spots.add(spot("island", new Things("boat", 1)));
      case PHASE_OUT_OF_THE_PLAN -> spots.set(0, spot(Tableau.PHASE, new Things("phase:lunch", 1)));
      case SPOT_TWICE -> spots.add(spots.getFirst());
      case EMPTY_SPOT -> spots.add(spot("cove"));
      case NOTHING_SHOWN -> spots.replaceAll(FaultyShoresPosition::withNothing);
      case THINGS_APART -> spots.replaceAll(FaultyShoresPosition::apart);
      case CARD_TWICE -> spots.replaceAll(FaultyShoresPosition::twice);
      case SHOWS_THE_OTHER_HAND -> {
        String first = real.cardsAt(ShoresPosition.Where.WHITE).toString();
        spots.add(spot("playing", new Things("back:" + first, 1)));
      }
      default -> {}
    }
    return new Wrong(view, new Tableau(spots));
  }

  private static Spot spot(String id, Things... things) {
    return new Spot(id, List.of(things));
  }

  private static Spot twice(Spot spot) {
    List<Things> doubled = spot.things().stream().map(one -> new Things(one.kind(), 2)).toList();
    return spot.id().equals("discard") ? new Spot("discard", doubled) : spot;
  }

  private static Spot withNothing(Spot spot) {
    return spot.id().equals("deck") ? spot("deck", new Things("back:plain", 0)) : spot;
  }

  private static Spot apart(Spot spot) {
    Things one = new Things("back:plain", 1);
    return spot.id().equals("deck") ? spot("deck", one, one) : spot;
  }

  @Override
  public List<Happening> happenings(FaultyShoreMove move, Viewer viewer) {
    List<Happening> told = new ArrayList<>(real.happenings(move.real(), viewer));
    if (view(viewer) instanceof Wrong before && play(move).view(viewer) instanceof Wrong after) {
      List<Motion> motions = TableauMotions.between(before.tableau(), after.tableau());
      told = new ArrayList<>(List.of(new Happening(told.getFirst().text(), motions)));
    }
    if (fault == ShoresFault.FORGETS_A_MOTION) {
      told.replaceAll(one -> new Happening(one.text(), one.motions().stream().skip(1).toList()));
    } else if (fault == ShoresFault.MOVES_WHAT_IS_NOT_THERE) {
      List<Motion> motions = List.of(new Motion("boat", "cove", "pier"));
      told.add(new Happening(told.getFirst().text(), motions));
    }
    return told;
  }

  @Override
  public FaultyShoresPosition imagine(Seat seat, Generator random) {
    return new FaultyShoresPosition(real.imagine(seat, random), fault);
  }

  @Override
  public boolean reveals(FaultyShoreMove move) {
    return real.reveals(move.real());
  }
}
