/**
 * Random numbers: the generator for players and playouts, and the cipher that dice are dealt with.
 * It lies below {@code core}, because positions imagine others with it. Generators are mutable and
 * belong to one thread at a time.
 */
@NullMarked
package games.parlour.core.random;

import org.jspecify.annotations.NullMarked;
