/**
 * What can happen in a game, told while it is played: a {@link
 * games.parlour.votes.rules.note.GameListener} hears of it in small typed notes. Nothing here
 * allocates, so that games which nobody listens to stay fast. Enums and one interface; safe for any
 * thread.
 */
@NullMarked
package games.parlour.votes.rules.note;

import org.jspecify.annotations.NullMarked;
