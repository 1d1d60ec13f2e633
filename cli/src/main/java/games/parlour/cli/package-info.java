/**
 * The program {@code parlour}: every command, and the wires between the rooms. Games are found, not
 * named; their flags, words and boards come from themselves. {@link games.parlour.cli.Main} is
 * where a run begins; {@link games.parlour.cli.Command} is what each command is.
 */
@NullMarked
package games.parlour.cli;

import org.jspecify.annotations.NullMarked;
