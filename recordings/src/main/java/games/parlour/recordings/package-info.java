/**
 * Games that other programs recorded, played again and compared. A game that knows such recordings
 * offers a {@link games.parlour.recordings.RecordingChecker}; everything here is immutable.
 *
 * <p>Read on in {@code docs/rooms/votes-for-women.md}.
 */
@NullMarked
package games.parlour.recordings;

import org.jspecify.annotations.NullMarked;
