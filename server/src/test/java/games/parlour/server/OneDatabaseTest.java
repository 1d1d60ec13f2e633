package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import games.parlour.server.lobby.GameTests;
import games.parlour.server.lobby.LanguageTests;
import games.parlour.server.play.CrowdTests;
import games.parlour.server.play.ExchangeTests;
import games.parlour.server.play.HelpTests;
import games.parlour.server.play.HintTests;
import games.parlour.server.play.LevelTests;
import games.parlour.server.play.ModeTests;
import games.parlour.server.play.ReasonTests;
import games.parlour.server.play.TableauTests;
import games.parlour.server.play.TeamTests;
import games.parlour.server.play.WholeGameTests;
import games.parlour.server.secrecy.CompanySecrecyTests;
import games.parlour.server.secrecy.HandTests;
import games.parlour.server.secrecy.HiddenPieceTests;
import games.parlour.server.secrecy.LinkTests;
import games.parlour.server.secrecy.SecretTests;
import games.parlour.server.share.PictureTests;
import games.parlour.server.stream.LiveTests;
import games.parlour.server.stream.ResumeTests;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/** What no database could change, topic by topic: tried on SQLite only. */
@ExtendWith(TestServerExtension.Sqlite.class)
@Order(1)
class OneDatabaseTest {
  @Nested
  class CompanySecrecy extends CompanySecrecyTests {}

  @Nested
  class Games extends GameTests {}

  @Nested
  class Tableaux extends TableauTests {}

  @Nested
  class Exchange extends ExchangeTests {}

  @Nested
  class Help extends HelpTests {}

  @Nested
  class Reasons extends ReasonTests {}

  @Nested
  class Crowds extends CrowdTests {}

  @Nested
  class Level extends LevelTests {}

  @Nested
  @Tag("slow")
  class Hint extends HintTests {}

  @Nested
  @Tag("slow")
  class Live extends LiveTests {}

  @Nested
  class Resume extends ResumeTests {}

  @Nested
  class German extends LanguageTests {}

  @Nested
  @Tag("slow")
  class WholeGame extends WholeGameTests {}

  @Nested
  class Secrets extends SecretTests {}

  @Nested
  class Pictures extends PictureTests {}

  @Nested
  class Links extends LinkTests {}

  @Nested
  class HiddenPieces extends HiddenPieceTests {}

  @Nested
  @Tag("slow")
  class Hands extends HandTests {}

  @Nested
  @Tag("slow")
  class Teams extends TeamTests {}

  @Nested
  @Tag("slow")
  class Modes extends ModeTests {}
}
