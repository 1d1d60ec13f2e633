/**
 * The program {@code parlour}: where a run begins, the list of commands, and how a command line is
 * read. Games are found, not named; their flags, words and boards come from themselves. {@link
 * games.parlour.cli.Main} turns whatever was refused into one line and exit code 2. One thread.
 *
 * <p>Read on in {@code docs/rooms/cli.md}.
 */
@NullMarked
package games.parlour.cli;

import org.jspecify.annotations.NullMarked;
