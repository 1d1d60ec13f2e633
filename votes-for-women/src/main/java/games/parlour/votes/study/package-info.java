/**
 * What is counted of Votes for Women when its players are studied. Stateless; reads states of the
 * game and changes none.
 */
@NullMarked
package games.parlour.votes.study;

import org.jspecify.annotations.NullMarked;
