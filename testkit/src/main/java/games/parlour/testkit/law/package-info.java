/**
 * The laws that every game obeys, by subject. {@link games.parlour.testkit.law.GameLaws} holds all
 * of them for one game and set-up; what is broken is said by {@link
 * games.parlour.testkit.law.LawViolation}, with the difference between what was expected and what
 * was found. Nothing here is meant for two threads at once.
 */
@NullMarked
package games.parlour.testkit.law;

import org.jspecify.annotations.NullMarked;
