package games.parlour.lab.training;

import games.parlour.core.Setup;
import java.util.List;

/**
 * What one generation of a training brought.
 *
 * @param generation its number, from one on
 * @param samples how many positions were learned
 * @param loss how badly they were foreseen: the mean of −log of the chance that was given to what
 *     came
 * @param shares what side 0 won, for every set-up that was played
 */
public record GenerationReport(int generation, int samples, double loss, List<Share> shares) {
  /**
   * What side 0 won from one set-up on.
   *
   * @param won its share of the points, from 0 to 1
   */
  public record Share(Setup setup, double won) {}
}
