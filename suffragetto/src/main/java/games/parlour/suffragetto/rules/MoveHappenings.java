package games.parlour.suffragetto.rules;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Text;
import games.parlour.suffragetto.rules.SuffragettoMove.Answer;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Leg;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import games.parlour.suffragetto.rules.SuffragettoMove.Toss;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import java.util.ArrayList;
import java.util.List;

/** What is seen to happen when a move is played, in words and as pieces that move. */
final class MoveHappenings {
  private MoveHappenings() {}

  static List<Happening> of(SuffragettoPosition position, SuffragettoMove move) {
    Faction mover = position.mover();
    return switch (move) {
      case Toss toss ->
          List.of(
              Happening.of(
                  Text.of(
                      toss.suffragettesBegin()
                          ? "happening.toss.suffragettes"
                          : "happening.toss.police")));
      case Travel travel -> travel(position, travel);
      case Pass pass -> List.of(Happening.of(Text.of("happening.pass." + mover.word())));
      case Call call -> call(position, call);
      case Answer answer -> answer(position, answer);
    };
  }

  private static List<Happening> travel(SuffragettoPosition position, Travel travel) {
    List<Happening> told = new ArrayList<>();
    Piece piece = pieceAt(position, travel.from());
    List<Motion> motions = new ArrayList<>();
    String at = travel.from();
    for (Leg leg : travel.legs()) {
      motions.add(new Motion(piece.id(), at, leg.to()));
      if (leg.takes().isPresent()) {
        String square = leg.takes().get();
        motions.add(new Motion(pieceAt(position, square).id(), square, hold(piece.faction())));
      }
      at = leg.to();
    }
    int count = travel.taken().size();
    String key = travel.hops() ? "happening.hop." : "happening.step.";
    Text text = Text.of(key + piece.id(), "from", travel.from(), "to", travel.to());
    told.add(new Happening(text, motions));
    if (count > 0) {
      String taken = "happening.take." + piece.faction().word();
      told.add(Happening.of(Text.of(taken, "count", count, "squares", travel.taken())));
    }
    boolean entry =
        piece.faction().goal().contains(Zones.GRID.square(travel.to()))
            && !piece.faction().goal().contains(Zones.GRID.square(travel.from()));
    if (entry) {
      int inside = position.inside(piece.faction()) + 1;
      String entered = "happening.enter." + piece.faction().word();
      told.add(Happening.of(Text.of(entered, "inside", inside, "needed", Rules.TO_WIN)));
    }
    return told;
  }

  private static List<Happening> call(SuffragettoPosition position, Call call) {
    Exchange exchange = call.exchange();
    Happening called = Happening.of(exchange.text("happening.call." + position.mover().word()));
    return position.rules().edition().asksConsent()
        ? List.of(called)
        : List.of(called, freed(exchange));
  }

  private static List<Happening> answer(SuffragettoPosition position, Answer answer) {
    String who = position.mover().other().word();
    return answer.accepts() && position.stage() instanceof TurnStage.Answering waiting
        ? List.of(Happening.of(Text.of("happening.accept." + who)), freed(waiting.exchange()))
        : List.of(Happening.of(Text.of("happening.decline." + who)));
  }

  /** S8: who comes back where. */
  static Happening freed(Exchange exchange) {
    List<Motion> motions = new ArrayList<>();
    for (Faction faction : Faction.values()) {
      for (Exchange.FreedPiece freed : exchange.freed(faction)) {
        String square = Zones.GRID.name(freed.square());
        motions.add(new Motion(freed.piece().id(), hold(faction.other()), square));
      }
    }
    int count = exchange.large() + exchange.small();
    return new Happening(Text.of("happening.freed", "count", count), motions);
  }

  /** S6: where the pieces that a faction takes are held. */
  private static String hold(Faction taker) {
    return taker == Faction.SUFFRAGETTES ? ViewBuilder.HOSPITAL : ViewBuilder.PRISON;
  }

  private static Piece pieceAt(SuffragettoPosition position, String square) {
    Piece piece = position.board().at(Zones.GRID.square(square));
    if (piece == null) {
      throw new IllegalArgumentException("nobody stands on " + square);
    }
    return piece;
  }
}
