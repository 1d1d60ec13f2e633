package games.parlour.server.node;

import java.util.OptionalLong;

/**
 * Hears what nodes have changed: all of them, or where it says so only other ones. One thread
 * calls, so each method has to be quick.
 */
public interface NewsHandler {
  /** A table is in a newer state. */
  void table(String id, long version);

  /** A computer at another node is about to make an entry of a table, after this thought. */
  void thought(String table, int entry, String written);

  /** Somebody said something at a table. */
  void chat(String table, int line);

  /** Another node says who is connected to a table at some node, or left it at a moment. */
  void presence(String table, String guest, String node, OptionalLong left);

  /** At another node, a guest has taken a new name. */
  void name(String guest);

  /** A device of somebody was signed out. */
  void signedOut(String guest);

  /** The host has changed something. */
  void host();

  /** An imported record was removed by another node. */
  void record(String id);

  /** From now on news is heard; whatever was told before may have been missed. */
  void catchUp();
}
