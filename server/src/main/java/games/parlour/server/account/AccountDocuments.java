package games.parlour.server.account;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The documents that tell somebody of themselves. Their components are the names in the JSON. */
final class AccountDocuments {
  private AccountDocuments() {}

  /** Whether somebody has an account, and whether mail can be sent. */
  record Identity(@Nullable Account account, boolean mail) {}

  /** An account; of its recovery codes, how many are left. */
  record Account(String name, long created, int codes, @Nullable Mailbox email) {}

  record Mailbox(String address, boolean confirmed) {}

  /** Recovery codes, which are told once. */
  record RecoveryCodes(List<String> codes) {}

  /** What takes somebody along to another device, and for how many seconds it does. */
  record Transfer(String code, String path, long seconds, QrPicture picture) {}

  record Devices(List<Device> sessions) {}

  /** A device that somebody is signed in on. */
  record Device(String id, String device, long created, long used, boolean here) {}

  /** All that is kept about somebody. */
  record Export(
      String format,
      long exported,
      Person person,
      @Nullable Account account,
      List<Device> sessions,
      List<ExportedGame> games,
      Map<String, List<?>> more) {}

  record Person(String id, String name) {}

  /** A game: its record, or while cards are hidden what its owner was told. */
  record ExportedGame(
      String id,
      String game,
      String status,
      long created,
      long changed,
      List<String> seats,
      @Nullable String record,
      List<String> told) {}
}
