package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.text.Catalogue;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.GuestStore;
import java.time.Clock;
import java.util.Optional;

/** People without an account: a secret in a cookie names them. Thread-safe. */
public final class Guests {
  private static final int REMEMBERED = 10_000;

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
  public Newcomer welcome() {
    String secret = secrets.token();
    String number = String.valueOf(1000 + Math.floorMod(secrets.number(), 9000));
    GuestRow guest = new GuestRow(secrets.token(), GuestName.given(number));
    store.add(guest, SecretGenerator.hash(secret), clock.millis());
    return new Newcomer(guest, secret);
  }

  /** A new guest, and the secret for the cookie; only its hash is kept. */
  public record Newcomer(GuestRow guest, String secret) {}

  /** What a guest is called, in the reader's language. */
  public String name(String id, Catalogue words) {
    return GuestName.told(name(id), words);
  }

  private String name(String id) {
    return names.get(id, unknown -> store.name(unknown).orElse("?"));
  }

  /** Refuses a name that is none; one's own can always be kept. */
  public static void check(Optional<GuestRow> guest, String wanted) {
    checked(guest.map(GuestRow::name), wanted);
  }

  private static String checked(Optional<String> own, String wanted) {
    String tidy = GuestName.tidy(wanted);
    return own.filter(name -> GuestName.isSame(name, tidy)).orElseGet(() -> GuestName.of(wanted));
  }

  /** A guest takes another name; refuses one that is none. */
  public GuestRow rename(String id, String wanted) {
    String name = checked(Optional.of(name(id)), wanted);
    store.rename(id, name);
    names.put(id, name);
    return new GuestRow(id, name);
  }
}
