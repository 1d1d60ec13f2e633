package games.parlour.core.record;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether the dice and draws of a record are those that its seed and its players' nonces give, and
 * whether the seed is the one whose hash was published first.
 *
 * @param verdict what came out
 * @param chances how often chance spoke in the whole record, taken back or not
 * @param hashed whether the record says which hash was published, and it fits the seed
 * @param nonces how many players added a nonce
 * @param wrong the first outcome that is another, if one is
 */
public record FairnessCheck(
    Verdict verdict, int chances, boolean hashed, int nonces, Optional<Wrong> wrong) {
  /** What can come out. */
  public enum Verdict {
    /** Every die and draw was recomputed and agrees. */
    AGREES("agrees"),
    /** Chance never spoke. */
    NO_CHANCE("no-chance"),
    /** The record does not tell its seed. */
    NO_SEED("no-seed"),
    /** What stands there as seed or nonce cannot be one. */
    UNREADABLE("unreadable"),
    /** The seed is not the one whose hash was published. */
    OTHER_SEED("other-seed"),
    /** A die or draw is not what the seed and the nonces give. */
    DIFFERS("differs"),
    /** All agrees, but the seed is that of a lesson, which everybody knows. */
    LESSON("lesson");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    /** How answers for programs write it. */
    public String word() {
      return word;
    }
  }

  /**
   * An outcome that should have been another.
   *
   * @param entry its number in the log
   * @param found what the record says
   * @param expected what the seed and the nonces give
   */
  public record Wrong(int entry, String found, String expected) {}

  /** Checks a game as its tags tell how it was dealt. */
  public static <P extends Position<P, M>, M extends Move> FairnessCheck of(Session<P, M> session) {
    return of(session, session.record().tags());
  }

  /** Checks a game that was dealt as these tags tell. */
  public static <P extends Position<P, M>, M extends Move> FairnessCheck of(
      Session<P, M> session, Map<String, String> tags) {
    int chances = (int) session.log().stream().filter(Entry.Dealt.class::isInstance).count();
    String seed = tags.get(Nonces.SEED_TAG);
    if (chances == 0 || seed == null) {
      return new FairnessCheck(chances == 0 ? Verdict.NO_CHANCE : Verdict.NO_SEED, chances);
    }
    Dealer dealer;
    Map<String, String> nonces;
    try {
      nonces = Nonces.of(tags);
      dealer = Dealer.of(seed, nonces);
    } catch (Refusal unreadable) {
      return new FairnessCheck(Verdict.UNREADABLE, chances);
    }
    List<String> seats = session.seats().stream().map(Seat::name).toList();
    if (!seats.containsAll(nonces.keySet())) {
      return new FairnessCheck(Verdict.UNREADABLE, chances);
    }
    String hash = tags.get(Nonces.HASH_TAG);
    if (hash != null && !hash.equals(Nonces.seedHash(seed))) {
      return new FairnessCheck(Verdict.OTHER_SEED, chances);
    }
    Optional<Wrong> wrong = firstWrong(session, dealer);
    Verdict fits = tags.containsKey("lesson") ? Verdict.LESSON : Verdict.AGREES;
    return new FairnessCheck(
        wrong.isPresent() ? Verdict.DIFFERS : fits, chances, hash != null, nonces.size(), wrong);
  }

  private FairnessCheck(Verdict verdict, int chances) {
    this(verdict, chances, false, 0, Optional.empty());
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Wrong> firstWrong(
      Session<P, M> session, Dealer dealer) {
    long n = 0;
    for (Entry entry : session.log()) {
      if (entry instanceof Entry.Dealt dealt) {
        M expected = dealer.deal(session.positionBefore(dealt.number()), n++);
        if (!expected.equals(session.moveOf(dealt.number()))) {
          String written = session.game().notation().write(expected);
          return Optional.of(new Wrong(dealt.number(), dealt.outcome(), written));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether everything that could be checked is as it should be. */
  public boolean isFair() {
    return verdict == Verdict.AGREES || verdict == Verdict.LESSON;
  }

  /** Whether something is not as the seed and the nonces give it. */
  public boolean isWrong() {
    return verdict == Verdict.OTHER_SEED
        || verdict == Verdict.DIFFERS
        || verdict == Verdict.UNREADABLE;
  }

  /** What came out, in words. */
  public Text told() {
    String key = "fairness." + verdict.word();
    return switch (verdict) {
      case AGREES -> Text.of(key + (hashed ? ".hashed" : ""), "count", chances);
      case DIFFERS ->
          wrong
              .map(
                  first ->
                      Text.of(
                          key,
                          "entry",
                          first.entry(),
                          "found",
                          first.found(),
                          "expected",
                          first.expected()))
              .orElseThrow();
      default -> Text.of(key, "count", chances);
    };
  }
}
