package games.parlour.load;

import java.net.InetSocketAddress;
import java.util.List;

/**
 * What a run is to do.
 *
 * @param nodes where the server's nodes listen: one, or several on one database
 * @param tables how many tables are played at
 * @param rate how many moves a second are asked of all tables together
 * @param warmUp for how many seconds it is played before anything is measured
 * @param seconds how long it is measured
 * @param every how many seconds a sample covers
 * @param seed what the choices of moves come from
 */
public record LoadPlan(
    List<InetSocketAddress> nodes,
    int tables,
    int rate,
    int warmUp,
    int seconds,
    int every,
    long seed) {}
