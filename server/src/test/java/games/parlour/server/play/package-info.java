/**
 * Games over HTTP: moves, draws, takebacks, rematches, teams, computers and chance. Each topic runs
 * on servers that tests share.
 */
@NullMarked
package games.parlour.server.play;

import org.jspecify.annotations.NullMarked;
