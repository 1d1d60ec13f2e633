package games.parlour.load;

import games.parlour.load.LatencySamples.Summary;
import java.util.List;

/**
 * What a run has shown. Times are milliseconds, counted from when a move was due.
 *
 * @param tables how many tables were played at, those that followed ended games included
 * @param streams how many live streams were open at once
 * @param seconds how long moves were posted
 * @param moves how many moves were answered
 * @param rate how many of them in a second
 * @param answer how long it took until a move was answered
 * @param event how long it took until each seat at the table had heard of it
 * @param sameNode the part of these that came from the node that took the move
 * @param crossNode the part of these that came from another node
 * @param nodes what each node has done
 * @param verified how many tables' records were replayed and compared at the end
 * @param violations what was lost, doubled, reordered or against the rules
 * @param faults the first of these in words
 */
public record LoadReport(
    int tables,
    int streams,
    double seconds,
    int moves,
    double rate,
    Summary answer,
    Summary event,
    Summary sameNode,
    Summary crossNode,
    List<NodeReport> nodes,
    int verified,
    int violations,
    List<String> faults) {}
