/**
 * Words: a {@link games.parlour.core.text.Text} is a key with arguments, a {@link
 * games.parlour.core.text.Catalogue} holds the words of one language. Everything is immutable.
 */
@NullMarked
package games.parlour.core.text;

import org.jspecify.annotations.NullMarked;
