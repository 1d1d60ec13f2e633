/** The devices that people are signed in on. */
@NullMarked
package games.parlour.server.device;

import org.jspecify.annotations.NullMarked;
