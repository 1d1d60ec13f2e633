/** What a host is told by monitoring. */
@NullMarked
package games.parlour.server.metrics;

import org.jspecify.annotations.NullMarked;
