package games.parlour.server.mail;

import java.util.Optional;
import java.util.regex.Pattern;

/** What can be an e-mail address: nothing that could end a line or begin another field. */
public final class MailAddress {
  private static final int LONGEST = 254;
  private static final Pattern FORM =
      Pattern.compile(
          "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
              + "@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
              + "([.][A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*");

  private MailAddress() {}

  /** The address that somebody typed, if it can be one. */
  public static Optional<String> of(String typed) {
    String address = typed.strip();
    return Optional.of(address)
        .filter(text -> text.length() <= LONGEST && text.indexOf('@') <= 64)
        .filter(text -> FORM.matcher(text).matches());
  }
}
