package games.parlour.server.host;

import games.parlour.core.text.Language;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the host tells everybody, and what the server keeps about people. */
public final class HostHandlers implements ApiPart {
  private final Announcements announcements;
  private final HostSettings settings;
  private final Duration addresses;
  private final boolean mail;

  /**
   * Makes ready.
   *
   * @param addresses how long the address of a visitor is remembered
   * @param mail whether the server sends e-mail to those who want it
   */
  public HostHandlers(
      Announcements announcements, HostSettings settings, Duration addresses, boolean mail) {
    this.announcements = announcements;
    this.settings = settings;
    this.addresses = addresses;
    this.mail = mail;
  }

  @Override
  public void register(Api api) {
    api.get("/api/announcement", context -> announcement(api, context));
    api.get("/api/privacy", context -> privacy(api, context));
  }

  private void announcement(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    HostDocuments.@Nullable Announced told =
        announcements
            .current()
            .map(one -> new HostDocuments.Announced(one.in(language), one.since()))
            .orElse(null);
    api.json().tell(context, new HostDocuments.AnnouncementAnswer(told));
  }

  private void privacy(Api api, Context context) {
    HostDocuments.Kept days =
        new HostDocuments.Kept(
            days(settings.guests()),
            days(settings.sessions()),
            days(settings.chats()),
            days(settings.reports()));
    api.json()
        .tell(
            context,
            new HostDocuments.Privacy(
                settings.contact().orElse(null), mail, days, addresses.toMinutes()));
  }

  private static @Nullable Long days(Optional<Duration> kept) {
    return kept.map(Duration::toDays).orElse(null);
  }
}
