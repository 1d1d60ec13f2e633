package games.parlour.cli.play;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Text;
import games.parlour.players.Player;
import games.parlour.players.Players;
import games.parlour.players.parallel.Makers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who sits where, as records tell it: a person, or the word for a computer player.
 *
 * @param bySeat for the name of each seat, who sits there
 */
record Seating(Map<String, String> bySeat) {
  private static final String PERSON = "human";
  private static final String TAG = "player.";

  Seating {
    bySeat = Map.copyOf(bySeat);
  }

  /** A person at a seat (or at all of them), computers elsewhere. */
  static Seating of(List<Seat> seats, Optional<String> wanted, String against) {
    String mine = wanted.orElse(seats.get(0).name());
    boolean all = mine.equals("both");
    if (!all && seats.stream().noneMatch(seat -> seat.name().equals(mine))) {
      List<String> names = new ArrayList<>(seats.stream().map(Seat::name).toList());
      names.add("both");
      throw new Refusal(Text.of("refused.seat", "seat", mine, "seats", names));
    }
    Map<String, String> bySeat = new TreeMap<>();
    for (Seat seat : seats) {
      bySeat.put(seat.name(), all || seat.name().equals(mine) ? PERSON : against);
    }
    return new Seating(bySeat);
  }

  /** Who sat where in a record; seats that it does not tell of are people's. */
  static Seating of(List<Seat> seats, Map<String, String> tags) {
    Map<String, String> bySeat = new TreeMap<>();
    seats.forEach(seat -> bySeat.put(seat.name(), tags.getOrDefault(TAG + seat.name(), PERSON)));
    return new Seating(bySeat);
  }

  /** The tags that tell this in a record. */
  Map<String, String> tags() {
    Map<String, String> tags = new TreeMap<>();
    bySeat.forEach((seat, who) -> tags.put(TAG + seat, who));
    return tags;
  }

  /** Whether a person sits there. */
  boolean person(Seat seat) {
    return who(seat).isEmpty();
  }

  /** The word for the computer that sits there, if one does. */
  private Optional<String> who(Seat seat) {
    return Optional.ofNullable(bySeat.get(seat.name())).filter(who -> !who.equals(PERSON));
  }

  /** Who sits there, in words. */
  Text told(Seat seat) {
    return who(seat).map(Players::name).orElseGet(() -> Text.of("play.person"));
  }

  /** The computers, by the name of their seat; refuses a word that means none. */
  <P extends Position<P, M>, M extends Move> Map<String, Player<P, M>> computers(
      Game<P, M> game, long seed) {
    Map<String, Player<P, M>> computers = new TreeMap<>();
    bySeat.forEach(
        (seat, who) -> {
          if (!who.equals(PERSON)) {
            computers.put(seat, Makers.make(who, game, seed + computers.size(), Players.USUAL));
          }
        });
    return computers;
  }
}
