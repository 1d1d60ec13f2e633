package games.parlour.votes.rules.note;

/** A campaigner comes to a region, goes to another, or is there already. */
public enum CampaignerNote {
  ARRIVES,
  MOVES,
  REMAINS
}
