/**
 * Finished games: how each ended, finding public ones again, and one's own with filters, statistics
 * and the ones that are hidden. Games are looked through after they have ended, by a job, so that
 * no move waits for it. Everything here is thread-safe.
 */
@NullMarked
package games.parlour.server.finished;

import org.jspecify.annotations.NullMarked;
