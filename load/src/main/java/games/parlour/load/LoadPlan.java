package games.parlour.load;

import java.net.InetSocketAddress;

/**
 * What a run is to do.
 *
 * @param server where the server listens
 * @param tables how many tables are played at
 * @param rate how many moves a second are asked of all tables together
 * @param warmUp for how many seconds it is played before anything is measured
 * @param seconds how long it is measured
 * @param seed what the choices of moves come from
 */
public record LoadPlan(
    InetSocketAddress server, int tables, int rate, int warmUp, int seconds, long seed) {}
