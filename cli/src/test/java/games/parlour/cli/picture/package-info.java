/** What is drawn as a picture. */
@NullMarked
package games.parlour.cli.picture;

import org.jspecify.annotations.NullMarked;
