/**
 * Classes and clubs: people who join by a code, see their own games, and whose host starts many at
 * once and runs tournaments. A group belongs to nobody but its members: whoever is none is told
 * that there is no such group. Thread-safe.
 */
@NullMarked
package games.parlour.server.group;

import org.jspecify.annotations.NullMarked;
