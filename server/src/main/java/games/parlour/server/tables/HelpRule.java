package games.parlour.server.tables;

import games.parlour.server.tables.opening.NewTable;

/** Who may be helped by a computer, beyond what a table itself allows. */
public interface HelpRule {
  /** Everybody. */
  HelpRule NONE =
      new HelpRule() {
        @Override
        public void checkOpening(NewTable wanted, String guest) {}

        @Override
        public void checkHint(LiveTable<?, ?> table, String guest) {}
      };

  /** Refuses a table at a position that a guest may not have played by a computer. */
  void checkOpening(NewTable wanted, String guest);

  /** Refuses a hint that would help a guest elsewhere; not called under the table's lock. */
  void checkHint(LiveTable<?, ?> table, String guest);
}
