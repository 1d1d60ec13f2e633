package games.parlour.server.account;

/**
 * An account as it is stored, without its e-mail address.
 *
 * @param guest the person whose account it is
 * @param name what one signs in with
 * @param password its hash
 */
record AccountRow(String guest, String name, String password, long created) {
  /** A hash is nothing for a log. */
  @Override
  public String toString() {
    return "the account of " + guest;
  }
}
