/**
 * Servers that share a database, called nodes. {@link games.parlour.server.node.NewsListener} hears
 * what the others change, {@link games.parlour.server.node.NodeRegistry} knows which of them are
 * alive, and {@link games.parlour.server.node.PresenceCache} who is connected to which. A server
 * with SQLite is a node alone and hears nothing. Thread-safe.
 */
@NullMarked
package games.parlour.server.node;

import org.jspecify.annotations.NullMarked;
