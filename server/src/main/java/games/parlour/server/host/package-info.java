/**
 * What whoever hosts a server sees and decides: games, people, reports, blocks, announcements, and
 * how long things are kept. The host's commands work beside a running server, through the database;
 * the server looks there for what is new. All types here may be used by many threads.
 */
@NullMarked
package games.parlour.server.host;

import org.jspecify.annotations.NullMarked;
