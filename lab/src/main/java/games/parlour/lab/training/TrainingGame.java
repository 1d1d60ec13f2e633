package games.parlour.lab.training;

import java.util.List;

/**
 * What there is to learn from one game.
 *
 * @param setup the index of its set-up among those to learn from
 * @param result 1 if side 0 has won, -1 if side 1 has, 0 for a draw
 * @param samples positions of it, in their order
 */
record TrainingGame(int setup, int result, List<TrainingSample> samples) {
  /** What it brought side 0: 1, a half or 0. */
  double points() {
    return (1 + result) / 2.0;
  }
}
