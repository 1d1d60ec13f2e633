package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.GuestStore;
import java.time.Clock;
import java.util.Optional;
import java.util.regex.Pattern;

/** People without an account: a secret in a cookie names them. Thread-safe. */
public final class Guests {
  private static final int LONGEST_NAME = 24;
  private static final int REMEMBERED = 10_000;

  /** What a name is made of: letters, marks, digits, punctuation, symbols. */
  private static final String SEEN = "[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]";

  /** Nothing invisible, but for single spaces and the joiners that some scripts need within. */
  private static final Pattern NAME =
      Pattern.compile(SEEN + "+(?:[ \\u200C\\u200D]" + SEEN + "+)*+");

  private final GuestStore store;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final Cache<String, String> idBySecret =
      Caffeine.newBuilder().maximumSize(REMEMBERED).build();
  private final Cache<String, String> names = Caffeine.newBuilder().maximumSize(REMEMBERED).build();

  public Guests(GuestStore store, SecretGenerator secrets, Clock clock) {
    this.store = store;
    this.secrets = secrets;
    this.clock = clock;
  }

  /** The guest whom a cookie names. */
  public Optional<GuestRow> of(String secret) {
    if (!SecretGenerator.isToken(secret)) {
      return Optional.empty();
    }
    String hash = SecretGenerator.hash(secret);
    return Optional.ofNullable(
            idBySecret.get(hash, unknown -> store.idBySecret(unknown).orElse(null)))
        .map(id -> new GuestRow(id, name(id)));
  }

  /** Somebody new. */
  public Newcomer welcome(String called) {
    String secret = secrets.token();
    String number = String.valueOf(1000 + Math.floorMod(secrets.number(), 9000));
    GuestRow guest = new GuestRow(secrets.token(), called + " " + number);
    store.add(guest, SecretGenerator.hash(secret), clock.millis());
    return new Newcomer(guest, secret);
  }

  /** A new guest, and the secret for the cookie; only its hash is kept. */
  public record Newcomer(GuestRow guest, String secret) {}

  /** What a guest is called. */
  public String name(String id) {
    return names.get(id, unknown -> store.name(unknown).orElse("?"));
  }

  /** Refuses a name that is none. */
  public static void check(String wanted) {
    String name = tidy(wanted);
    boolean fits = name.codePointCount(0, name.length()) <= LONGEST_NAME;
    if (!fits || !NAME.matcher(name).matches()) {
      throw new Refusal(Text.of("problem.name", "most", LONGEST_NAME));
    }
  }

  private static String tidy(String wanted) {
    return wanted.strip().replaceAll(" +", " ");
  }

  /** A guest takes another name; refuses one that is none. */
  public GuestRow rename(String id, String wanted) {
    check(wanted);
    String name = tidy(wanted);
    store.rename(id, name);
    names.put(id, name);
    return new GuestRow(id, name);
  }
}
