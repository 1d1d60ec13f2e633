package games.parlour.load.samples;

import java.util.List;

/**
 * What was seen in a few seconds of a run. Times are milliseconds, counted from when a move was
 * due.
 *
 * @param seconds when these seconds were over, counted from the beginning
 * @param rate how many moves were answered in a second
 * @param answerP50 how long half of the answers took at most
 * @param answerP99 how long 99 of 100 answers took at most
 * @param eventP50 how long half of the events took at most
 * @param eventP99 how long 99 of 100 events took at most
 * @param nodes what each node said about itself
 */
public record LoadSample(
    double seconds,
    double rate,
    double answerP50,
    double answerP99,
    double eventP50,
    double eventP99,
    List<NodeSample> nodes) {}
