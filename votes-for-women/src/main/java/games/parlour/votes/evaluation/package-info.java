/**
 * What a position of Votes for Women is worth: what a network sees of it ({@link
 * games.parlour.votes.evaluation.VotesFeatures}), and what it learned about that ({@link
 * games.parlour.votes.evaluation.VotesEvaluator}, network.txt). Both are mutable and for one thread
 * at a time.
 */
@NullMarked
package games.parlour.votes.evaluation;

import org.jspecify.annotations.NullMarked;
