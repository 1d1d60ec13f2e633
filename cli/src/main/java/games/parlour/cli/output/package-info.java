/**
 * How results are written: wrapped lines, text that cannot steer a terminal, numbers in the
 * reader's language, JSON for programs. No state is shared between threads.
 */
@NullMarked
package games.parlour.cli.output;

import org.jspecify.annotations.NullMarked;
