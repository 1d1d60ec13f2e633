/** What the server does by itself, without being asked. Thread-safe. */
@NullMarked
package games.parlour.server.jobs;

import org.jspecify.annotations.NullMarked;
