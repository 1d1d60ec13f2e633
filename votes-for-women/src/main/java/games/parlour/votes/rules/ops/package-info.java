/**
 * The operations that cards are made of, one small class each; which card does what is data. Each
 * also says in words what it does.
 */
@NullMarked
package games.parlour.votes.rules.ops;

import org.jspecify.annotations.NullMarked;
