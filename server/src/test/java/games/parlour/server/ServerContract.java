package games.parlour.server;

import games.parlour.server.durability.DamageTests;
import games.parlour.server.durability.RaceTests;
import games.parlour.server.durability.RestartTests;
import games.parlour.server.durability.StoreTests;
import games.parlour.server.durability.StoredRulesTests;
import games.parlour.server.durability.UnreadableTableTests;
import games.parlour.server.durability.WakingTests;
import games.parlour.server.lobby.ClosingTests;
import games.parlour.server.lobby.GuestTests;
import games.parlour.server.lobby.JoiningTests;
import games.parlour.server.lobby.ListTests;
import games.parlour.server.lobby.OpeningTests;
import games.parlour.server.play.ChanceTests;
import games.parlour.server.play.ComputerTests;
import games.parlour.server.play.DrawTests;
import games.parlour.server.play.LessonTests;
import games.parlour.server.play.PlayTests;
import games.parlour.server.play.RematchTests;
import games.parlour.server.play.TakebackTests;
import games.parlour.server.protocol.FuzzTests;
import games.parlour.server.protocol.OperationTests;
import games.parlour.server.secrecy.SeatViewTests;
import org.junit.jupiter.api.Nested;

/** What touches the store, topic by topic: tried on every database. */
abstract class ServerContract {
  @Nested
  class Opening extends OpeningTests {}

  @Nested
  class Joining extends JoiningTests {}

  @Nested
  class Play extends PlayTests {}

  @Nested
  class Lesson extends LessonTests {}

  @Nested
  class SeatViews extends SeatViewTests {}

  @Nested
  class Draw extends DrawTests {}

  @Nested
  class Takeback extends TakebackTests {}

  @Nested
  class Rematch extends RematchTests {}

  @Nested
  class Closing extends ClosingTests {}

  @Nested
  class Computer extends ComputerTests {}

  @Nested
  class Chance extends ChanceTests {}

  @Nested
  class Waking extends WakingTests {}

  @Nested
  class Restart extends RestartTests {}

  @Nested
  class StoredRules extends StoredRulesTests {}

  @Nested
  class UnreadableTable extends UnreadableTableTests {}

  @Nested
  class Lists extends ListTests {}

  @Nested
  class Guests extends GuestTests {}

  @Nested
  class Operations extends OperationTests {}

  @Nested
  class Store extends StoreTests {}

  @Nested
  class Damage extends DamageTests {}

  @Nested
  class Races extends RaceTests {}

  @Nested
  class Fuzz extends FuzzTests {}
}
