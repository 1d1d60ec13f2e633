package games.parlour.server.mail;

import games.parlour.core.text.Language;
import games.parlour.server.account.ResetMail;
import games.parlour.server.store.Database;
import java.util.function.Supplier;

/** Queues the letter with which somebody chooses another password. */
final class ResetLetters implements ResetMail {
  private final Database database;
  private final MailQueue queue;
  private final LetterWriter writer;

  ResetLetters(Database database, MailQueue queue, LetterWriter writer) {
    this.database = database;
    this.queue = queue;
    this.writer = writer;
  }

  @Override
  public void send(
      String guest, String address, String name, Supplier<String> path, Language language) {
    if (database.read(handle -> queue.takesCode(handle, address))) {
      Letter letter = writer.reset(address, name, path.get(), language);
      database.write(handle -> queue.add(handle, MailKind.RESET, guest, letter));
      queue.wake();
    }
  }
}
