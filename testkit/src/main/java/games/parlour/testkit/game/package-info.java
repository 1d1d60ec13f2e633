/**
 * What games that only tests play are made of: a game that passes every question on to another one.
 * Nothing here is meant for two threads at once.
 */
@NullMarked
package games.parlour.testkit.game;

import org.jspecify.annotations.NullMarked;
