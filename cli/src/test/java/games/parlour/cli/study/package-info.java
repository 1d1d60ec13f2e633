/** Commands that look into positions. */
@NullMarked
package games.parlour.cli.study;

import org.jspecify.annotations.NullMarked;
