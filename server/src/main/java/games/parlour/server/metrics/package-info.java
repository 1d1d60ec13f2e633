/**
 * What the server counts and measures, for the host's monitoring. Labels name routes, kinds and
 * parts of the program, never tables, guests or anything that somebody typed.
 */
@NullMarked
package games.parlour.server.metrics;

import org.jspecify.annotations.NullMarked;
