package games.parlour.cli.replay;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import java.util.Optional;

/** Checks a record's dice and draws against the seed that it tells. */
final class SeedCheck {
  private SeedCheck() {}

  /** Whether the seed gives every outcome of chance in the record; nothing without a seed. */
  static <P extends Position<P, M>, M extends Move> Optional<Boolean> of(Session<P, M> session) {
    String seed = session.record().tags().get("seed");
    return Optional.ofNullable(seed).map(hex -> proves(session, hex));
  }

  private static <P extends Position<P, M>, M extends Move> boolean proves(
      Session<P, M> session, String hex) {
    Dealer dealer;
    try {
      dealer = Dealer.ofHex(hex);
    } catch (Refusal noSeed) {
      return false;
    }
    long n = 0;
    for (Entry entry : session.log()) {
      if (entry instanceof Entry.Dealt dealt) {
        M outcome = dealer.deal(session.positionBefore(dealt.number()), n++);
        if (!outcome.equals(session.moveOf(dealt.number()))) {
          return false;
        }
      }
    }
    return true;
  }

  /** How many times chance spoke. */
  static int dealt(Session<?, ?> session) {
    return (int) session.log().stream().filter(Entry.Dealt.class::isInstance).count();
  }
}
