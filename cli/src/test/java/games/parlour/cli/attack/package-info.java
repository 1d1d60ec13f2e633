/**
 * An attack on a real server, while others play there: {@code ./parlour attack}. {@link
 * games.parlour.cli.attack.HostileKinds} lists what is sent; a new kind is one line there and one
 * small method. Nothing here is part of the program, and nothing needs JUnit but the tests.
 */
@org.jspecify.annotations.NullMarked
package games.parlour.cli.attack;
