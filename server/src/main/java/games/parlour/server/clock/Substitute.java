package games.parlour.server.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A proposal that somebody else plays on for who is absent.
 *
 * @param seat the seat that is to be given away
 * @param by the seat that proposes it
 * @param player the word of a computer; nothing where a new person is to come
 * @param agreed the seats that agreed, the proposer first
 * @param decided whether all others have agreed
 */
public record Substitute(
    String seat, String by, Optional<String> player, List<String> agreed, boolean decided) {
  public Substitute {
    agreed = List.copyOf(agreed);
  }

  /** One more agrees. */
  public Substitute with(String other) {
    List<String> all = new ArrayList<>(agreed);
    all.add(other);
    return new Substitute(seat, by, player, all, decided);
  }

  /** The others have all agreed. */
  public Substitute asDecided() {
    return new Substitute(seat, by, player, agreed, true);
  }
}
