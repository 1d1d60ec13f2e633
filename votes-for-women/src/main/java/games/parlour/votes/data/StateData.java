package games.parlour.votes.data;

/** A state: eight to a region, so index is region times eight plus the printed number less one. */
public record StateData(int index, int number, String code, String name, int region) {}
