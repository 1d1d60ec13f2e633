package games.parlour.load;

import java.util.OptionalDouble;

/**
 * What one node has done in the measured time.
 *
 * @param address host and port
 * @param streams how many live streams were opened there and are still open
 * @param moves how many moves it has answered
 * @param cpuSeconds how much processor time it has used, if it tells
 * @param after what it says about itself at the end
 */
public record NodeReport(
    String address, int streams, int moves, OptionalDouble cpuSeconds, NodeFigures after) {}
