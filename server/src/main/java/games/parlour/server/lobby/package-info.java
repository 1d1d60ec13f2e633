/** Where people find each other: any opponent who waits for the same game. Thread-safe. */
@NullMarked
package games.parlour.server.lobby;

import org.jspecify.annotations.NullMarked;
