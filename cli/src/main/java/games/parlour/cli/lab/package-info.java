/**
 * Commands of the laboratory: matches between computer players, the ladder of levels, fitted
 * weights, tactics and odds, with their reports. A run may use several threads; reports are written
 * by one.
 */
@NullMarked
package games.parlour.cli.lab;

import org.jspecify.annotations.NullMarked;
