/** Tests of the commands for hosts. */
@NullMarked
package games.parlour.cli.host;

import org.jspecify.annotations.NullMarked;
