/** The program as a server, in processes of its own. */
@NullMarked
package games.parlour.cli.serve;

import org.jspecify.annotations.NullMarked;
