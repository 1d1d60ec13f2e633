package games.parlour.server.account;

import games.parlour.server.store.Database;
import java.time.Clock;
import java.util.Optional;

/** How whoever hosts a server helps people who cannot sign in any more. */
public final class HostAccounts {
  private final AccountStore store;
  private final LoginCodes codes;
  private final Clock clock;

  public HostAccounts(Database database, Clock clock) {
    this.store = new AccountStore(database);
    this.codes = new LoginCodes(database, clock);
    this.clock = clock;
  }

  /**
   * What lets the owner of an account choose another password, once.
   *
   * @param code what they type
   * @param path where on the server they can type nothing and only choose
   * @param expires when it stops working
   */
  public record ResetCode(String code, String path, long expires) {}

  /** A code for the owner of an account by its name; nothing where there is no such account. */
  public Optional<ResetCode> reset(String name) {
    return store
        .named(AccountName.keyOf(name))
        .map(account -> codes.issue(LoginCodes.Kind.RESET, account.guest()))
        .map(
            issued ->
                new ResetCode(
                    issued.code().written(),
                    AccountService.resetPath(issued),
                    clock.millis() + issued.valid().toMillis()));
  }

  /** Who has an account by this name. */
  public Optional<String> guest(String name) {
    return store.named(AccountName.keyOf(name)).map(AccountRow::guest);
  }
}
