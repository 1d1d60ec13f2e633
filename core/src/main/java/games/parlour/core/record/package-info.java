/**
 * Games under way and their records: the log that only grows, the session that follows from it, the
 * dealer, and the text file. A {@link games.parlour.core.record.Session} is mutable and belongs to
 * one thread at a time; all else is immutable.
 */
@NullMarked
package games.parlour.core.record;

import org.jspecify.annotations.NullMarked;
