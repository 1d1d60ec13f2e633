package games.parlour.lab.training;

/** A position of a played game as a network sees it, and what came of it. Immutable. */
final class TrainingSample {
  private final short[] slots;
  private final float target;

  /**
   * A position with what came of it.
   *
   * @param slots its features, not copied
   * @param target the chance of side 0 that is to be learned
   */
  TrainingSample(short[] slots, float target) {
    this.slots = slots;
    this.target = target;
  }

  short[] slots() {
    return slots;
  }

  float target() {
    return target;
  }
}
