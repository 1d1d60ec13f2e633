package games.parlour.server.guest;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.text.Catalogue;
import games.parlour.server.device.DeviceLabel;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.GuestStore;
import java.time.Duration;
import java.util.Optional;

/**
 * Everybody who plays, with an account or without: a secret in a cookie names them. Thread-safe.
 */
public final class Guests {
  private static final int REMEMBERED = 10_000;

  private static final Duration KEPT = Duration.ofSeconds(30);

  private final GuestStore store;
  private final DeviceSessions devices;
  private final SecretGenerator secrets;
  private final Cache<String, String> names =
      Caffeine.newBuilder().maximumSize(REMEMBERED).expireAfterWrite(KEPT).build();

  public Guests(GuestStore store, DeviceSessions devices, SecretGenerator secrets) {
    this.store = store;
    this.devices = devices;
    this.secrets = secrets;
  }

  /** The guest whom a cookie names. */
  public Optional<GuestRow> of(String secret) {
    return device(secret).map(session -> new GuestRow(session.guest(), name(session.guest())));
  }

  /** The device that a cookie belongs to. */
  public Optional<DeviceSession> device(String secret) {
    return SecretGenerator.isToken(secret)
        ? devices.of(SecretGenerator.hash(secret))
        : Optional.empty();
  }

  /** Somebody new, on their first device. */
  public Newcomer welcome(DeviceLabel device) {
    String secret = secrets.token();
    String number = String.valueOf(1000 + Math.floorMod(secrets.number(), 9000));
    GuestRow guest = new GuestRow(secrets.token(), GuestName.given(number));
    devices.welcome(guest, secrets.token(), SecretGenerator.hash(secret), device);
    return new Newcomer(guest, secret);
  }

  /** Somebody comes with one more device; the secret for its cookie. */
  public String signIn(String guest, DeviceLabel device) {
    String secret = secrets.token();
    devices.signIn(guest, secrets.token(), SecretGenerator.hash(secret), device);
    return secret;
  }

  /** A device is signed out. */
  public void signOut(DeviceSession device) {
    devices.signOut(device.guest(), device.id());
  }

  /** A new guest, and the secret for the cookie; only its hash is kept. */
  public record Newcomer(GuestRow guest, String secret) {}

  /** What a guest is called, in the reader's language. */
  public String name(String id, Catalogue words) {
    return GuestName.told(name(id), words);
  }

  /** Whether somebody has never chosen a name. */
  public boolean isUnnamed(String id) {
    return GuestName.isGiven(name(id));
  }

  /** Somebody was given another name, or none; whoever asks next is told that one. */
  public void renamed(String id) {
    names.invalidate(id);
  }

  /** What other servers told may have been missed. */
  public void catchUp() {
    names.invalidateAll();
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
