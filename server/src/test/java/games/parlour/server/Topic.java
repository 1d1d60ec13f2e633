package games.parlour.server;

import org.junit.jupiter.api.BeforeEach;

/** What all topics share: the house that they are tested in. */
abstract class Topic {
  protected House house;

  @BeforeEach
  void enter(House open) {
    this.house = open;
  }
}
