/**
 * E-mail, where the host has set it up: confirming an address, helping with a forgotten password,
 * and telling people of their games when they are away. Whatever is to be sent waits in the store
 * and is sent by a job, never within a request. A mail tells no more than its reader's own list of
 * games does. Thread-safe.
 */
@NullMarked
package games.parlour.server.mail;

import org.jspecify.annotations.NullMarked;
