package games.parlour.server.host;

import org.jspecify.annotations.Nullable;

/** The documents about the host. Their components are the names in the JSON. */
final class HostDocuments {
  private HostDocuments() {}

  /** What everybody is told now, if anything. */
  record AnnouncementAnswer(@Nullable Announced announcement) {}

  /**
   * What everybody is told.
   *
   * @param since when it was first told, by which a page knows what was dismissed
   */
  record Announced(String text, long since) {}

  /** What a server keeps. */
  record Privacy(@Nullable String contact, boolean mail, Kept days, long addressMinutes) {}

  /** For how many days; null where it is kept for ever. */
  record Kept(
      @Nullable Long guests,
      @Nullable Long sessions,
      @Nullable Long chats,
      @Nullable Long reports) {}
}
