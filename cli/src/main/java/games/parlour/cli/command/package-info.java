/**
 * What a command is made of: its syntax, the arguments it was given, and the context of one run
 * (streams, environment, words). Everything but {@link games.parlour.cli.command.CommandContext} is
 * stateless or confined to one run; one thread.
 */
@NullMarked
package games.parlour.cli.command;

import org.jspecify.annotations.NullMarked;
