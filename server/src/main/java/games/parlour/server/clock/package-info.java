/**
 * How much time players have and how it runs out. {@link games.parlour.server.clock.TimeControl} is
 * what was agreed, {@link games.parlour.server.clock.TableClock} how a table's clocks stand: a
 * value that changes only by its own functions, which are all given the server's time. {@link
 * games.parlour.server.clock.Absence} says when somebody is missed. {@link
 * games.parlour.server.clock.ClockStore} keeps when flags fall, and {@link
 * games.parlour.server.clock.TimeKeeper} gives back time that nobody could use.
 */
@NullMarked
package games.parlour.server.clock;

import org.jspecify.annotations.NullMarked;
