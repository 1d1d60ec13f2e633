package games.parlour.server;

import games.parlour.server.analysis.AnalysisTests;
import games.parlour.server.clock.AbsenceTests;
import games.parlour.server.clock.ClockTests;
import games.parlour.server.clock.CorrespondenceTests;
import games.parlour.server.clock.PauseTests;
import games.parlour.server.clock.SubstituteTests;
import games.parlour.server.durability.DamageTests;
import games.parlour.server.durability.RaceTests;
import games.parlour.server.durability.RestartTests;
import games.parlour.server.durability.StoreTests;
import games.parlour.server.durability.StoredRulesTests;
import games.parlour.server.durability.UnreadableTableTests;
import games.parlour.server.durability.WakingTests;
import games.parlour.server.fairness.FairnessTests;
import games.parlour.server.lobby.ClosingTests;
import games.parlour.server.lobby.JoiningTests;
import games.parlour.server.lobby.OpeningTests;
import games.parlour.server.play.ChanceTests;
import games.parlour.server.play.ComputerTests;
import games.parlour.server.play.DrawTests;
import games.parlour.server.play.LessonTests;
import games.parlour.server.play.PlayTests;
import games.parlour.server.play.RematchTests;
import games.parlour.server.play.TakebackTests;
import games.parlour.server.protocol.FuzzTests;
import games.parlour.server.records.ImportTests;
import games.parlour.server.records.RecordTests;
import games.parlour.server.secrecy.SeatViewTests;
import org.junit.jupiter.api.Nested;

/** Everything about playing that touches the store, topic by topic: tried on every database. */
abstract class TablesContract {
  @Nested
  class Opening extends OpeningTests {}

  @Nested
  class Clocks extends ClockTests {}

  @Nested
  class Pauses extends PauseTests {}

  @Nested
  class Correspondence extends CorrespondenceTests {}

  @Nested
  class Absences extends AbsenceTests {}

  @Nested
  class Substitutes extends SubstituteTests {}

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
  class Store extends StoreTests {}

  @Nested
  class Damage extends DamageTests {}

  @Nested
  class Races extends RaceTests {}

  @Nested
  class Fuzz extends FuzzTests {}

  @Nested
  class Fairness extends FairnessTests {}

  @Nested
  class Records extends RecordTests {}

  @Nested
  class Import extends ImportTests {}

  @Nested
  class Analysis extends AnalysisTests {}
}
