/**
 * Commands that look into positions: listed moves, analysis, and the engine that other programs
 * ask. Each run has its own state.
 */
@NullMarked
package games.parlour.cli.study;

import org.jspecify.annotations.NullMarked;
