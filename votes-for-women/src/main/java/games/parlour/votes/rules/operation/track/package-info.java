/**
 * Operations on buttons, markers, campaigners, dice and lasting effects. Stateless; safe for any
 * thread.
 */
@NullMarked
package games.parlour.votes.rules.operation.track;

import org.jspecify.annotations.NullMarked;
