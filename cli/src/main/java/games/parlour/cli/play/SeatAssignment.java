package games.parlour.cli.play;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.text.Text;
import games.parlour.players.Player;
import games.parlour.players.Players;
import games.parlour.players.parallel.ParallelPlayers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who sits where, as records tell it: a person, or the word for a computer player.
 *
 * @param bySeat for the name of each seat, who sits there
 */
record SeatAssignment(Map<String, String> bySeat) {
  private static final String PERSON = "human";
  private static final String TAG = "player.";

  /** The words for every seat; the second is usual where there are two. */
  private static final List<String> ALL = List.of("all", "both");

  SeatAssignment {
    bySeat = Collections.unmodifiableMap(new TreeMap<>(bySeat)); // an order that seeds rely on
  }

  /**
   * People at the seats that they want, computers elsewhere. Refuses a seat that there is not, and
   * a computer that would sit nowhere.
   */
  static SeatAssignment of(List<Seat> seats, PlayRequest request) {
    Set<String> people = people(seats, request.seat().orElse(seats.getFirst().name()));
    Set<Side> theirs = new HashSet<>();
    seats.stream().filter(seat -> people.contains(seat.name())).forEach(s -> theirs.add(s.side()));
    List<Seat> computers = seats.stream().filter(seat -> !people.contains(seat.name())).toList();
    long partners = computers.stream().filter(seat -> theirs.contains(seat.side())).count();
    if (request.against().isPresent() && partners == computers.size()) {
      throw new Refusal(Text.of("refused.against"));
    }
    if (request.beside().isPresent() && partners == 0) {
      throw new Refusal(Text.of("refused.with"));
    }
    Map<String, String> bySeat = new TreeMap<>();
    people.forEach(name -> bySeat.put(name, PERSON));
    computers.forEach(s -> bySeat.put(s.name(), request.computer(theirs.contains(s.side()))));
    return new SeatAssignment(bySeat);
  }

  private static Set<String> people(List<Seat> seats, String wanted) {
    List<String> names = seats.stream().map(Seat::name).toList();
    if (ALL.contains(wanted)) {
      return Set.copyOf(names);
    }
    Set<String> people = new TreeSet<>(List.of(wanted.split(",", -1)));
    for (String name : people) {
      if (!names.contains(name)) {
        List<String> offered = new ArrayList<>(names);
        if (names.size() > 1) {
          offered.add(ALL.get(names.size() == 2 ? 1 : 0));
        }
        throw new Refusal(Text.of("refused.seat", "seat", name, "seats", offered));
      }
    }
    return people;
  }

  /** Who sat where in a record; seats that it does not tell of are people's. */
  static SeatAssignment of(List<Seat> seats, Map<String, String> tags) {
    Map<String, String> bySeat = new TreeMap<>();
    seats.forEach(seat -> bySeat.put(seat.name(), tags.getOrDefault(TAG + seat.name(), PERSON)));
    return new SeatAssignment(bySeat);
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
      Game<P, M> game, Setup setup, long seed) {
    Map<String, Player<P, M>> computers = new TreeMap<>();
    bySeat.forEach(
        (seat, who) -> {
          if (!who.equals(PERSON)) {
            computers.put(
                seat,
                ParallelPlayers.make(who, game, setup, seed + computers.size(), Players.USUAL));
          }
        });
    return computers;
  }
}
