/**
 * What a viewer may know: views, sheets, the log, and positions that a seat can imagine. Immutable
 * results; safe for any thread.
 */
@NullMarked
package games.parlour.votes.view;

import org.jspecify.annotations.NullMarked;
