package games.parlour.server.account;

import games.parlour.server.api.Presenter;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.Guests;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** All that is offered to people about themselves, put together once. */
public final class AccountParts implements ApiPart {
  private final AccountService accounts;
  private final AccountDeletion deletion;
  private final AccountLimits limits;
  private final List<ApiPart> parts;

  /**
   * Makes ready.
   *
   * @param personal what each part of the server keeps about people
   * @param addresses how long the address of a visitor is remembered
   * @param mail how forgotten passwords are helped with by e-mail, where that is set up
   */
  public AccountParts(
      Database database,
      Tables tables,
      Guests guests,
      DeviceSessions devices,
      Presenter presenter,
      List<PersonalData> personal,
      Optional<ResetMail> mail,
      Duration addresses,
      Clock clock) {
    TableLists lists = new TableLists(database);
    AccountStore store = new AccountStore(database);
    LoginCodes codes = new LoginCodes(database, clock);
    this.limits = new AccountLimits(System::nanoTime, addresses);
    SeatMover seats = new SeatMover(database, tables, guests, devices, store, personal);
    SignInService signIns = new SignInService(guests, seats, tables);
    this.accounts =
        new AccountService(store, codes, new PasswordHasher(), guests, devices, mail, clock);
    this.deletion = new AccountDeletion(database, lists, tables, guests, devices, personal);
    this.parts =
        List.of(
            new AccountHandlers(accounts, signIns, limits),
            new DeviceHandlers(devices, codes, signIns, limits),
            new PersonalDataHandlers(
                accounts,
                guests,
                devices,
                new DataExport(lists, tables, presenter, personal),
                deletion,
                limits,
                clock));
  }

  /** Removes all that is kept about somebody. */
  public void delete(String guest) {
    deletion.delete(guest);
  }

  /** Refuses whoever does not know the password of their own account, or tries too often. */
  public void checkPassword(String guest, String password, ClientAddress from) {
    limits.tries(guest, from);
    accounts.confirm(guest, password);
  }

  /** Refuses whoever has no account. */
  public void checkAccount(String guest) {
    accounts.account(guest);
  }

  @Override
  public void register(Api api) {
    parts.forEach(part -> part.register(api));
  }
}
