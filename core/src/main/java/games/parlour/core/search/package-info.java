/**
 * What computer players search: the fast form of a position, its evaluation, and levels. Fast forms
 * and evaluators are mutable and belong to one thread at a time.
 */
@NullMarked
package games.parlour.core.search;

import org.jspecify.annotations.NullMarked;
