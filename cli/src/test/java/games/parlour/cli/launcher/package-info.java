/** The launcher script, run in a folder of its own. */
@NullMarked
package games.parlour.cli.launcher;

import org.jspecify.annotations.NullMarked;
