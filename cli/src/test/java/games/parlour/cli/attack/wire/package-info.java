/** HTTP as bytes on a connection, so that requests can be as wrong as an attacker likes. */
@org.jspecify.annotations.NullMarked
package games.parlour.cli.attack.wire;
