/**
 * What faults are done to: nodes, the link to their database, their clock, disk and log, all of
 * them real. Each class says for itself whether threads may share it.
 */
@org.jspecify.annotations.NullMarked
package games.parlour.cli.chaos.cluster;
