package games.parlour.votes.data;

/** A region of the map; index is its printed number less one. */
public record RegionData(int index, String id, String name) {}
