/**
 * One search for every game of two sides without secrets: iterative deepening, principal variation
 * search over the fast form, a table of positions seen, quiescence over loud moves. It knows no
 * game. {@link games.parlour.players.search.Search} is the way in. Mutable: one thread at a time,
 * but several searches may share one {@link games.parlour.players.search.TranspositionTable}.
 */
@NullMarked
package games.parlour.players.search;

import org.jspecify.annotations.NullMarked;
