/**
 * Who may speak to the server: under which names, through which proxies, over how many connections
 * and how slowly. All types here may be used by many threads.
 */
@NullMarked
package games.parlour.server.network;

import org.jspecify.annotations.NullMarked;
