/**
 * Faults on purpose: real servers are killed, frozen, cut off and starved while simulated people
 * play there ({@code ./parlour chaos}). A {@link games.parlour.cli.chaos.Scenario} is one kind of
 * fault; {@link games.parlour.cli.chaos.MoveLedger} knows what was acknowledged and must be there.
 * Nothing here is part of the program, and nothing needs JUnit but the tests.
 */
@org.jspecify.annotations.NullMarked
package games.parlour.cli.chaos;
