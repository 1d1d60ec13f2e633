package games.parlour.server;

import org.junit.jupiter.api.Nested;

/** Everything that a server keeps to, whatever database it has, topic by topic. */
abstract class ServerContract {
  @Nested
  class Games extends GameTests {}

  @Nested
  class Opening extends OpeningTests {}

  @Nested
  class Joining extends JoiningTests {}

  @Nested
  class Play extends PlayTests {}

  @Nested
  class Draw extends DrawTests {}

  @Nested
  class Takeback extends TakebackTests {}

  @Nested
  class Rematch extends RematchTests {}

  @Nested
  class Closing extends ClosingTests {}

  @Nested
  class Exchange extends ExchangeTests {}

  @Nested
  class Computer extends ComputerTests {}

  @Nested
  class Level extends LevelTests {}

  @Nested
  class Hint extends HintTests {}

  @Nested
  class Chance extends ChanceTests {}

  @Nested
  class Waking extends WakingTests {}

  @Nested
  class Restart extends RestartTests {}

  @Nested
  class StoredRules extends StoredRulesTests {}

  @Nested
  class Live extends LiveTests {}

  @Nested
  class Resume extends ResumeTests {}

  @Nested
  class Lists extends ListTests {}

  @Nested
  class Guests extends GuestTests {}

  @Nested
  class German extends GermanTests {}

  @Nested
  class Operations extends OperationTests {}

  @Nested
  class Store extends StoreTests {}

  @Nested
  class Races extends RaceTests {}

  @Nested
  class WholeGame extends WholeGameTests {}

  @Nested
  class Secrets extends SecretTests {}

  @Nested
  class HiddenPieces extends HiddenPieceTests {}

  @Nested
  class Hands extends HandTests {}

  @Nested
  class Teams extends TeamTests {}

  @Nested
  class Fuzz extends FuzzTests {}
}
