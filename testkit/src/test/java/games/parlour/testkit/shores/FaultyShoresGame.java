package games.parlour.testkit.shores;

import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.core.search.DefaultFastPosition;
import games.parlour.core.search.FastPosition;
import games.parlour.core.show.TableauGame;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.show.TableauPlan.Kind;
import games.parlour.core.show.TableauPlan.Place;
import games.parlour.core.show.TableauPlan.Role;
import games.parlour.core.show.TableauPlan.Track;
import games.parlour.core.text.Text;
import games.parlour.testkit.game.DelegatingGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two Shores with something wrong. */
public final class FaultyShoresGame extends DelegatingGame<FaultyShoresPosition, FaultyShoreMove>
    implements TableauGame {
  private final ShoresGame real = new ShoresGame();
  private final ShoresFault fault;

  public FaultyShoresGame(ShoresFault fault) {
    super(new ShoresGame());
    this.fault = fault;
  }

  @Override
  public FaultyShoresPosition start(Setup setup) {
    return new FaultyShoresPosition(real.start(setup), fault);
  }

  @Override
  public TableauPlan plan(Setup setup) {
    TableauPlan plan = real.plan(setup);
    List<Place> places = new ArrayList<>(plan.places());
    List<Kind> kinds = new ArrayList<>(plan.kinds());
    List<Track> tracks = new ArrayList<>(plan.tracks());
    Text words = Text.of("kind.boat");
    switch (fault) {
      case PLACE_IN_NO_REGION -> places.add(new Place("island", words, "south", 1));
      case SPOT_IN_TWO_PARTS -> places.add(new Place("deck", words, "east", 1));
      case TRACK_OF_NO_KIND ->
          tracks.add(new Track("wind", words, 1, "breeze", Optional.empty(), false));
      case KIND_TWICE -> kinds.add(kinds.getFirst());
      case KIND_LIKE_A_CARD -> kinds.add(kind("card:boat", words));
      case PLAN_WITHOUT_WORDS -> kinds.add(kind("raft", Text.of("kind.raft")));
      default -> {}
    }
    return new TableauPlan(
        plan.regions(),
        places,
        kinds,
        tracks,
        plan.zones(),
        plan.phases(),
        plan.decks(),
        plan.acts(),
        plan.enough());
  }

  private static Kind kind(String id, Text words) {
    return new Kind(id, words, words, "circle", "ink", Role.PAWN, Optional.empty());
  }

  @Override
  public Notation<FaultyShoresPosition, FaultyShoreMove> notation() {
    return new Notation<>() {
      @Override
      public String write(FaultyShoreMove move) {
        return ShoresNotation.text(move.real());
      }

      @Override
      public FaultyShoreMove read(FaultyShoresPosition position, String text) {
        return position.faulty(real.notation().read(position.real(), text));
      }

      @Override
      public String writePosition(FaultyShoresPosition position) {
        return real.notation().writePosition(position.real());
      }
    };
  }

  @Override
  public FastPosition<FaultyShoresPosition, FaultyShoreMove> fast() {
    return new DefaultFastPosition<>(notation()) {
      @Override
      public int evaluate() {
        ShoresFast fast = new ShoresFast();
        fast.set(position().real());
        return fast.evaluate();
      }
    };
  }
}
