package games.parlour.votes.rules.note;

/** What a die of the Oppobot means for a region. */
public enum RegionDieNote {
  REGION_DIE,
  REGION_AGAIN,
  NOT_TIED,
  BREAKS_TIE
}
