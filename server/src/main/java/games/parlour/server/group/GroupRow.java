package games.parlour.server.group;

/**
 * A group as it is stored, without its members.
 *
 * @param host the member who leads it
 * @param joining whether the code lets people in
 * @param chat whether players may chat at its tables
 */
record GroupRow(
    String id,
    String name,
    int host,
    GroupCode code,
    boolean joining,
    boolean chat,
    boolean ended) {}
