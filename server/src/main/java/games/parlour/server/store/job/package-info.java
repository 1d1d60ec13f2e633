/** What is to be done at a moment, where several servers may do it. */
@NullMarked
package games.parlour.server.store.job;

import org.jspecify.annotations.NullMarked;
