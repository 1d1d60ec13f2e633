/**
 * Who people are across their devices: codes that take somebody along to another device, accounts
 * with a password, the devices that are signed in, and what is kept about a person, to be handed
 * out or removed. Whoever plays is a guest; a person with an account is a guest with a name and a
 * password to sign in with. Thread-safe.
 */
@NullMarked
package games.parlour.server.account;

import org.jspecify.annotations.NullMarked;
