package games.parlour.core.record;

import games.parlour.core.Refusal;
import games.parlour.core.random.Sha256;
import games.parlour.core.text.Text;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What players add to a table's seed before the first chance, so that nobody alone decides what is
 * dealt. Where anybody has, the key of the {@link Dealer} is the SHA-256 of a short text with the
 * seed and all nonces; else it is the seed itself. docs/notation.md describes it for others who
 * want to check a game.
 */
public final class Nonces {
  /** A tag of a record that holds a nonce begins so; the seat's name follows. */
  public static final String TAG = "nonce.";

  /** The tag of a record that holds what was published of the seed before the game. */
  public static final String HASH_TAG = "seed-hash";

  /** The tag of a record that holds the seed. */
  public static final String SEED_TAG = "seed";

  /** How many characters a nonce may have. */
  public static final int LONGEST = 64;

  private static final String FIRST_LINE = "parlour-deal 1";

  /** Words in one line with single spaces between them; nothing that a text file could lose. */
  private static final Pattern NONCE = Pattern.compile("[^\\p{Z}\\p{C}]+( [^\\p{Z}\\p{C}]+)*");

  private Nonces() {}

  /** Refuses a text that is no nonce. */
  public static String checked(String nonce) {
    boolean fits = nonce.codePointCount(0, nonce.length()) <= LONGEST;
    if (!fits || !NONCE.matcher(nonce).matches()) {
      throw new Refusal(Text.of("refused.nonce", "most", LONGEST));
    }
    return nonce;
  }

  /** The nonces that the tags of a record hold, by seat. */
  public static Map<String, String> of(Map<String, String> tags) {
    Map<String, String> nonces = new TreeMap<>();
    tags.forEach(
        (tag, value) -> {
          if (tag.startsWith(TAG)) {
            nonces.put(tag.substring(TAG.length()), checked(value));
          }
        });
    return nonces;
  }

  /** What is published of a seed before the game: it fits no other seed, and tells nothing. */
  public static String seedHash(String seed) {
    return Sha256.hex(seed);
  }

  /**
   * What the dealing key is the hash of.
   *
   * @param nonces by seat
   */
  static String text(String seed, Map<String, String> nonces) {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    text.append("seed ").append(seed).append('\n');
    new TreeMap<>(nonces)
        .forEach(
            (seat, nonce) ->
                text.append("nonce ").append(seat).append(' ').append(nonce).append('\n'));
    return text.toString();
  }

  /** The key of the dealer, as 64 hexadecimal digits. */
  static String key(String seed, Map<String, String> nonces) {
    return nonces.isEmpty() ? seed : Sha256.hex(text(seed, nonces));
  }
}
