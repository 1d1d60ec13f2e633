/**
 * Four Hands, a tiny card game that keeps the core honest: hidden hands, dice, two seats on a side,
 * and things that one seat learns about another. No program offers it for play; it is what the laws
 * and the core are tested with.
 *
 * <p>Four seats, partners across, hold two cards each, dealt one at a time. In each trick every
 * seat in turn may first either peek at a card of another seat, or draw a card and put one back on
 * top of the deck; then it plays a card and throws a die. The side with the higher total of cards
 * and dice scores a point; hands are filled up again. The side with more points after some rounds
 * wins, and a game is over as soon as nobody can catch up.
 */
@NullMarked
package games.parlour.testkit.cards;

import org.jspecify.annotations.NullMarked;
