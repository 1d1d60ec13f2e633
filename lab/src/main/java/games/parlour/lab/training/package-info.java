/**
 * Teaches the network of a game's evaluation by games that it plays against itself. {@link
 * games.parlour.lab.training.Training} is the way in, and {@link
 * games.parlour.lab.training.TrainingFolder} keeps what a run has reached, so that it can go on
 * later. Records are immutable; all else is for one thread.
 */
@NullMarked
package games.parlour.lab.training;

import org.jspecify.annotations.NullMarked;
