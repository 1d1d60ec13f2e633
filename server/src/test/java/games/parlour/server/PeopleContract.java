package games.parlour.server;

import games.parlour.server.account.AccountTests;
import games.parlour.server.account.DeletionTests;
import games.parlour.server.account.DeviceSessionTests;
import games.parlour.server.account.TransferTests;
import games.parlour.server.backup.BackupTests;
import games.parlour.server.chat.ChatTests;
import games.parlour.server.conduct.BlockTests;
import games.parlour.server.conduct.ReportTests;
import games.parlour.server.finished.FinishedTests;
import games.parlour.server.group.GroupGameTests;
import games.parlour.server.group.GroupTests;
import games.parlour.server.group.TournamentTests;
import games.parlour.server.host.HostTests;
import games.parlour.server.host.RetentionTests;
import games.parlour.server.lobby.GuestTests;
import games.parlour.server.lobby.ListTests;
import games.parlour.server.lobby.PairingTests;
import games.parlour.server.lobby.VisitTests;
import games.parlour.server.mail.MailTests;
import games.parlour.server.mail.NoticeTests;
import games.parlour.server.protocol.OperationTests;
import org.junit.jupiter.api.Nested;

/** Everything about people, groups and the host that touches the store: on every database. */
abstract class PeopleContract {
  @Nested
  class Pairing extends PairingTests {}

  @Nested
  class Visits extends VisitTests {}

  @Nested
  class Lists extends ListTests {}

  @Nested
  class Guests extends GuestTests {}

  @Nested
  class Transfer extends TransferTests {}

  @Nested
  class Account extends AccountTests {}

  @Nested
  class Device extends DeviceSessionTests {}

  @Nested
  class Deletion extends DeletionTests {}

  @Nested
  class Chat extends ChatTests {}

  @Nested
  class Blocks extends BlockTests {}

  @Nested
  class Reports extends ReportTests {}

  @Nested
  class Groups extends GroupTests {}

  @Nested
  class GroupGames extends GroupGameTests {}

  @Nested
  class Tournaments extends TournamentTests {}

  @Nested
  class Mail extends MailTests {}

  @Nested
  class Notices extends NoticeTests {}

  @Nested
  class Host extends HostTests {}

  @Nested
  class Retention extends RetentionTests {}

  @Nested
  class Backup extends BackupTests {}

  @Nested
  class Operations extends OperationTests {}

  @Nested
  class Finished extends FinishedTests {}
}
