/** Tests of what is sent by e-mail, with a real receiver. */
@NullMarked
package games.parlour.server.mail;

import org.jspecify.annotations.NullMarked;
