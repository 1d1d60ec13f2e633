/** What is kept about people: how it is handed out to them and how it is removed. */
@NullMarked
package games.parlour.server.personal;

import org.jspecify.annotations.NullMarked;
