package games.parlour.server.secret;

import games.parlour.core.record.Dealer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/** Makes what nobody can guess: ids, invitations, cookies and seeds. */
public final class SecretGenerator {
  private static final int BYTES = 16;

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{22}");

  private final SecureRandom random = new SecureRandom();
  private final Optional<String> demonstration;
  private final AtomicLong dealt = new AtomicLong();

  /** One whose seeds nobody can guess either. */
  public SecretGenerator() {
    this(Optional.empty());
  }

  /**
   * For demonstrations and tests the seeds can follow from a word, one after the other; everything
   * else stays a secret.
   */
  public SecretGenerator(Optional<String> demonstration) {
    this.demonstration = demonstration;
  }

  /**
   * 16 random bytes in 22 characters that may stand in an address. None begins with a hyphen, since
   * a command would take it for an option.
   */
  public String token() {
    byte[] bytes = new byte[BYTES];
    String token;
    do {
      random.nextBytes(bytes);
      token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    } while (token.startsWith("-"));
    return token;
  }

  /** Whether a text looks like one of our tokens; no other needs to be looked for. */
  public static boolean isToken(String text) {
    return TOKEN.matcher(text).matches();
  }

  /** A dealer's seed: 256 random bits, in hexadecimal digits. */
  public String seed() {
    return demonstration
        .map(word -> hash(word + " " + dealt.incrementAndGet()))
        .orElseGet(this::randomSeed);
  }

  private String randomSeed() {
    byte[] bytes = new byte[Dealer.SEED_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** A number for a computer player's own choices. */
  public long number() {
    return random.nextLong();
  }

  /** A number that a text always gives, and that nobody can tell who does not know the text. */
  public static long number(String text) {
    return Long.parseUnsignedLong(hash(text).substring(0, Long.BYTES * 2), 16);
  }

  /** The SHA-256 of a text, in hexadecimal digits. */
  public static String hash(String text) {
    return hash(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The SHA-256 of some bytes, in hexadecimal digits. */
  public static String hash(byte[] bytes) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
