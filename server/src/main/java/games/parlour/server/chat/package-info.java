/**
 * What the people at a table say to each other: set phrases, told in each reader's language, and
 * what they type. Only those who sit there read and write it. Thread-safe.
 */
@NullMarked
package games.parlour.server.chat;

import org.jspecify.annotations.NullMarked;
