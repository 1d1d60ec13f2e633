package games.parlour.server.account;

import games.parlour.core.text.Language;
import java.util.function.Supplier;

/** Sends somebody who has forgotten their password a link by e-mail. */
public interface ResetMail {
  /**
   * Sends the link, unless too many went there already; it returns at once and says nothing of
   * whether anybody reads it.
   *
   * @param address where to
   * @param path makes the link behind the name of this server, with the code behind its {@code #}
   */
  void send(String guest, String address, String name, Supplier<String> path, Language language);
}
