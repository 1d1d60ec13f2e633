package games.parlour.server.account;

import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Accounts: a name and a password by which somebody is the same person on every device. Whether a
 * name has an account is told to nobody but its owner, neither in words nor by the time it takes.
 * Thread-safe.
 */
public final class AccountService {
  private static final int SHORTEST = 10;
  private static final int LONGEST = 200;
  private static final int CODES = 10;

  private final AccountStore store;
  private final LoginCodes codes;
  private final PasswordHasher hasher;
  private final Guests guests;
  private final DeviceSessions devices;
  private final Optional<ResetMail> mail;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  AccountService(
      AccountStore store,
      LoginCodes codes,
      PasswordHasher hasher,
      Guests guests,
      DeviceSessions devices,
      Optional<ResetMail> mail,
      Clock clock) {
    this.store = store;
    this.codes = codes;
    this.hasher = hasher;
    this.guests = guests;
    this.devices = devices;
    this.mail = mail;
    this.clock = clock;
  }

  /** The account of somebody, if they have one. */
  Optional<AccountRow> of(String guest) {
    return store.of(guest);
  }

  /** What somebody is told of their account, and whether mail is sent to those who want it. */
  AccountDocuments.Identity identity(Optional<String> guest) {
    return new AccountDocuments.Identity(
        guest.flatMap(store::of).map(this::told).orElse(null), mail.isPresent());
  }

  private AccountDocuments.Account told(AccountRow account) {
    return new AccountDocuments.Account(
        account.name(),
        account.created(),
        store.codesLeft(account.guest()),
        store
            .email(account.guest())
            .map(email -> new AccountDocuments.Mailbox(email.address(), email.confirmed()))
            .orElse(null));
  }

  /** Refuses a name or a password that no account can have. */
  void checkWanted(String name, String password) {
    AccountName.wanted(name);
    checkStrength(password);
  }

  /** Makes an account for somebody who plays already; their recovery codes, told this once. */
  List<OneTimeCode> register(String guest, String wanted, String password) {
    AccountName name = AccountName.wanted(wanted);
    checkStrength(password);
    if (store.of(guest).isPresent()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.account.twice"));
    }
    List<OneTimeCode> recovery = newCodes();
    AccountRow account = new AccountRow(guest, name.text(), hasher.hash(password), clock.millis());
    if (!store.add(account, name.key(), recovery)) {
      throw AccountName.notAvailable();
    }
    guests.renamed(guest);
    return recovery;
  }

  private List<OneTimeCode> newCodes() {
    return Stream.generate(() -> OneTimeCode.random(random, OneTimeCode.LONG))
        .limit(CODES)
        .toList();
  }

  /** Who signs in with a name and a password. */
  String signIn(String name, String password) {
    Optional<AccountRow> account = store.named(AccountName.keyOf(name));
    if (account.isEmpty()) {
      hasher.checkNobodys(shortened(password));
    }
    return account
        .filter(known -> hasher.check(shortened(password), known.password()))
        .map(AccountRow::guest)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.account.signin")));
  }

  /** No account has a longer password, and only what is hashed takes time. */
  private static String shortened(String password) {
    return password.substring(0, Math.min(password.length(), 4 * LONGEST));
  }

  /** Refuses whoever does not know the password of their own account. */
  void confirm(String guest, String password) {
    AccountRow account = account(guest);
    if (!hasher.check(shortened(password), account.password())) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.account.password.wrong"));
    }
  }

  AccountRow account(String guest) {
    return store
        .of(guest)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.CONFLICT, Text.of("problem.account.none")));
  }

  /** Sets another password and signs all other devices out; no code lets anybody in any more. */
  void changePassword(String guest, String device, String old, String wanted) {
    checkStrength(wanted);
    confirm(guest, old);
    store.setPassword(guest, hasher.hash(wanted));
    codes.revoke(guest);
    devices.signOutOthers(guest, device);
  }

  /** Other recovery codes; those from before no longer work. */
  List<OneTimeCode> replaceCodes(String guest, String password) {
    confirm(guest, password);
    List<OneTimeCode> recovery = newCodes();
    store.replaceCodes(guest, recovery);
    return recovery;
  }

  /** Who chooses another password by a recovery code; every device is signed out. */
  String recover(String name, String typed, String wanted) {
    checkStrength(wanted);
    String hash = hasher.hash(wanted);
    Optional<AccountRow> account = store.named(AccountName.keyOf(name));
    String guest = account.map(AccountRow::guest).orElse("");
    if (!store.recover(guest, OneTimeCode.typed(typed), hash)) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.account.recovery"));
    }
    codes.revoke(guest);
    devices.signOutAll(guest);
    return guest;
  }

  /** Who chooses another password by a code that the host or a letter gave; as above. */
  String reset(String typed, String wanted) {
    checkStrength(wanted);
    String hash = hasher.hash(wanted);
    String guest =
        codes
            .use(LoginCodes.Kind.RESET, OneTimeCode.typed(typed))
            .orElseThrow(
                () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.account.reset")));
    store.setPassword(guest, hash);
    codes.revoke(guest);
    devices.signOutAll(guest);
    return guest;
  }

  /**
   * Sends a link to the confirmed e-mail address of an account, if there is one. It is done beside,
   * so that nobody learns from an answer whether it was.
   */
  void sendReset(String name, Language language) {
    mail.ifPresent(sender -> Thread.startVirtualThread(() -> sendReset(sender, name, language)));
  }

  private void sendReset(ResetMail sender, String name, Language language) {
    store
        .named(AccountName.keyOf(name))
        .ifPresent(
            account ->
                store
                    .email(account.guest())
                    .filter(AccountStore.Email::confirmed)
                    .ifPresent(
                        email ->
                            sender.send(
                                account.guest(),
                                email.address(),
                                account.name(),
                                () -> resetPath(account.guest()),
                                language)));
  }

  /** Behind a number sign no server and no log sees it. */
  private String resetPath(String guest) {
    return resetPath(codes.issue(LoginCodes.Kind.RESET, guest));
  }

  /** Where a code is used by itself. */
  static String resetPath(LoginCodes.Issued issued) {
    return "/reset#" + issued.code().written();
  }

  private static void checkStrength(String password) {
    int length = password.codePointCount(0, password.length());
    if (length < SHORTEST || length > LONGEST) {
      throw new ProblemException(
          ProblemKind.REFUSED,
          Text.of("problem.account.password", "least", SHORTEST, "most", LONGEST));
    }
  }
}
