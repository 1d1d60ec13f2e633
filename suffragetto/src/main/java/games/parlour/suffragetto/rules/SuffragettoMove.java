package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardMove;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What can be done in Suffragetto. */
public sealed interface SuffragettoMove extends Move {
  /**
   * S4 to S7: a piece steps, or hops along a chain, or (german) is put elsewhere in the building.
   *
   * @param from where it stands
   * @param hops whether it hops; otherwise it has one leg and takes nobody
   * @param legs where it lands, in order, and whom each hop takes
   */
  record Travel(String from, boolean hops, List<Leg> legs) implements SuffragettoMove, BoardMove {
    public Travel {
      legs = List.copyOf(legs);
    }

    @Override
    public List<String> path() {
      List<String> path = new ArrayList<>(List.of(from));
      legs.forEach(leg -> path.add(leg.to()));
      return path;
    }

    @Override
    public List<String> taken() {
      return legs.stream()
          .flatMap(leg -> leg.takes().stream())
          .sorted(Comparator.comparingInt(Zones.GRID::square))
          .toList();
    }
  }

  /** One step or hop: where it lands and the square of the piece it takes. */
  record Leg(String to, Optional<String> takes) {}

  /** S8: calls an exchange. */
  record Call(Exchange exchange) implements SuffragettoMove {
    @Override
    public boolean endsTurn() {
      return false;
    }

    @Override
    public Optional<Label> label() {
      Text group = Text.of("label.call");
      return Optional.of(
          new Label(
              exchange.text("label.call"),
              Optional.of(group),
              MoveHappenings.freed(exchange).motions()));
    }
  }

  /** S8: accepts or declines the exchange that was called. */
  record Answer(boolean accepts) implements SuffragettoMove {
    @Override
    public boolean endsTurn() {
      return false;
    }

    @Override
    public Optional<Label> label() {
      return Optional.of(Label.of(Text.of(accepts ? "label.accept" : "label.decline")));
    }
  }

  /** S9: the player has no step or hop. */
  record Pass() implements SuffragettoMove {
    @Override
    public Optional<Label> label() {
      return Optional.of(Label.of(Text.of("label.pass")));
    }
  }

  /** S2: the coin says who begins; an outcome of chance. */
  record Toss(boolean suffragettesBegin) implements SuffragettoMove {
    @Override
    public boolean endsTurn() {
      return false;
    }
  }
}
