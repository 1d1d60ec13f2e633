/**
 * Commands for whoever hosts a server: backups, and what is decided beside a running server. No
 * state is shared between threads.
 */
@NullMarked
package games.parlour.cli.host;

import org.jspecify.annotations.NullMarked;
