package games.parlour.votes.rules.note;

/** Markers come to Congress or leave it. */
public enum MarkerNote {
  MARKERS_MORE,
  MARKERS_LESS
}
