/**
 * Round robins: who meets whom on which side, what is stored of it, and how everybody stands.
 * {@link games.parlour.server.group.tournament.RoundRobin}, {@link
 * games.parlour.server.group.tournament.Tournament} and {@link
 * games.parlour.server.group.tournament.Standings} are plain values; everything they tell follows
 * from what is stored, so a restart changes nothing.
 */
@NullMarked
package games.parlour.server.group.tournament;

import org.jspecify.annotations.NullMarked;
