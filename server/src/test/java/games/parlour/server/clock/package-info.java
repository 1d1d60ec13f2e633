/** Tests of clocks and of people who are not there. */
@NullMarked
package games.parlour.server.clock;

import org.jspecify.annotations.NullMarked;
