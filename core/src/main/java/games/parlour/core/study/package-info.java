/**
 * What is worth counting when players are studied: the phases of a game, the questions that its
 * players answer in them, and what can be measured at their ends. A game supplies it or does not.
 * Everything is immutable.
 */
@NullMarked
package games.parlour.core.study;

import org.jspecify.annotations.NullMarked;
