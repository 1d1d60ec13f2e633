/** Tests of what happens at tables, without a server around them. */
@NullMarked
package games.parlour.server.jobs;

import org.jspecify.annotations.NullMarked;
