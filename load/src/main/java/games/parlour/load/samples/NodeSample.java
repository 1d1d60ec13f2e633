package games.parlour.load.samples;

import java.util.OptionalDouble;

/**
 * What one node said about itself; what it did not say is left out.
 *
 * @param cores how much of a processor core it used
 * @param residentMb how many megabytes it took of the machine's memory
 * @param heapMb how many of them were used heap
 * @param streams how many live streams it held
 * @param tables how many tables it had in memory
 */
public record NodeSample(
    OptionalDouble cores,
    OptionalDouble residentMb,
    OptionalDouble heapMb,
    OptionalDouble streams,
    OptionalDouble tables) {}
