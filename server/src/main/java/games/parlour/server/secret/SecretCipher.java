package games.parlour.server.secret;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Locks texts with the server's key: AES-256 in GCM, each text bound to the place it stands in. */
public final class SecretCipher {
  /** How every locked text begins. */
  public static final String MARK = "v1:";

  private static final String MODE = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int FINGERPRINT_DIGITS = 32;

  private final SecretKeySpec locking;
  private final byte[] hashing;
  private final String fingerprint;
  private final SecureRandom random = new SecureRandom();

  /**
   * Each use has a key of its own, derived from the one in the file. Plain SHA-256 will do for what
   * is random and of one length, and a start does not wait for Java's cryptography to load.
   */
  SecretCipher(byte[] key) {
    this.locking = new SecretKeySpec(derived("parlour lock", key), "AES");
    this.hashing = derived("parlour hash", key);
    this.fingerprint =
        HexFormat.of()
            .formatHex(derived("parlour fingerprint", key))
            .substring(0, FINGERPRINT_DIGITS);
  }

  /** Makes ready for the first text to be locked, which would otherwise take a moment longer. */
  public void warmUp() {
    lock("", "nowhere");
  }

  /** What tells one key from another and gives nothing of it away. */
  public String fingerprint() {
    return fingerprint;
  }

  /** A text, locked for one place: moved to another, it cannot be unlocked. */
  public String lock(String text, String place) {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    try {
      Cipher cipher = cipher(Cipher.ENCRYPT_MODE, nonce, 0, place);
      byte[] locked = cipher.doFinal(text.getBytes(StandardCharsets.UTF_8));
      byte[] all = Arrays.copyOf(nonce, NONCE_BYTES + locked.length);
      System.arraycopy(locked, 0, all, NONCE_BYTES, locked.length);
      return MARK + Base64.getEncoder().encodeToString(all);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has AES-GCM", e);
    }
  }

  /** The text that was locked for this place. Its failure names neither text nor key. */
  public String unlock(String locked, String place) {
    try {
      if (!locked.startsWith(MARK)) {
        throw new IllegalStateException("not locked: " + place);
      }
      byte[] all = Base64.getDecoder().decode(locked.substring(MARK.length()));
      Cipher cipher = cipher(Cipher.DECRYPT_MODE, all, 0, place);
      byte[] text = cipher.doFinal(all, NONCE_BYTES, all.length - NONCE_BYTES);
      return new String(text, StandardCharsets.UTF_8);
    } catch (GeneralSecurityException | IllegalArgumentException damaged) {
      throw new IllegalStateException("cannot be unlocked: " + place, damaged);
    }
  }

  private Cipher cipher(int mode, byte[] nonce, int from, String place)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(MODE);
    cipher.init(mode, locking, new GCMParameterSpec(TAG_BITS, nonce, from, NONCE_BYTES));
    cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }

  /** By what a locked text can be found again; nobody without the key can compute it. */
  public String hash(String text) {
    return HexFormat.of().formatHex(sha256(hashing, text.getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] derived(String use, byte[] key) {
    return sha256(use.getBytes(StandardCharsets.UTF_8), key);
  }

  private static byte[] sha256(byte[] first, byte[] second) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(first);
      return sha.digest(second);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
