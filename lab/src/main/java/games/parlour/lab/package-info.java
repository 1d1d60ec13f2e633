/**
 * The laboratory: computers play each other, and what comes of it is counted. {@link
 * games.parlour.lab.Match} plays games on several threads and gives the same result however many
 * they are; the statistics beside it say how sure one can be. It knows no game by name.
 */
@NullMarked
package games.parlour.lab;

import org.jspecify.annotations.NullMarked;
