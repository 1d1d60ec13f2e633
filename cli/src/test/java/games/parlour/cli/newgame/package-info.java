/**
 * {@code ./parlour new-game ID} makes the module of a new game from the files in {@code
 * templates/new-game}, which are those of a whole small game. Nothing here is part of the program,
 * and nothing needs JUnit but the tests.
 */
@org.jspecify.annotations.NullMarked
package games.parlour.cli.newgame;
