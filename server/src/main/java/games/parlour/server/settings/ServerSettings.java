package games.parlour.server.settings;

import static games.parlour.server.settings.SettingKey.choice;
import static games.parlour.server.settings.SettingKey.days;
import static games.parlour.server.settings.SettingKey.list;
import static games.parlour.server.settings.SettingKey.optional;
import static games.parlour.server.settings.SettingKey.rate;
import static games.parlour.server.settings.SettingKey.text;
import static games.parlour.server.settings.SettingKey.whole;

import games.parlour.core.text.Text;
import games.parlour.server.Config;
import games.parlour.server.host.HostSettings;
import games.parlour.server.log.LogFormat;
import games.parlour.server.metrics.MetricsAudience;
import games.parlour.server.network.AddressBlock;
import games.parlour.server.network.NetworkSettings;
import games.parlour.server.network.NetworkSettings.Connections;
import games.parlour.server.request.Limits;
import games.parlour.server.request.Limits.Analyses;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.request.Limits.Rates;
import games.parlour.server.request.Limits.Streams;
import games.parlour.server.tables.opening.TableLimits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that a host can set. A new key goes into its place here and into {@link #ALL}. */
public final class ServerSettings {
  private static final int MANY = 1_000_000;
  private static final int LAST_PORT = 65_535;
  private static final int SLOWEST_MS = 60_000;
  private static final long MEGABYTE = 1L << 20;
  private static final Limits USUAL = Limits.USUAL;

  public static final SettingKey<String> HOST = text("host", "127.0.0.1");
  public static final SettingKey<Integer> PORT = whole("port", 8080, 0, LAST_PORT);
  public static final SettingKey<Optional<String>> DATA = optional("data", "/srv/parlour");
  public static final SettingKey<Optional<String>> DATABASE =
      optional("db", "postgresql://name:password@host/database");
  public static final SettingKey<Integer> PACE =
      whole("pace", (int) Config.HUMANE.toMillis(), 0, SLOWEST_MS);

  /** How many seconds those who only watch wait for news of a game with secrets. */
  public static final SettingKey<Integer> WATCH_DELAY = whole("watch.delay", 120, 0, MANY);

  /** The word from which everything is dealt, where it is to be the same in every run. */
  public static final SettingKey<Optional<String>> DEMONSTRATION =
      optional("demonstration", "open evening");

  /** Stands for a share of the heap, which nobody has to work out. */
  private static final String AUTO = "auto";

  /** The memory for tables in megabytes; 0 where it follows the heap. */
  private static final SettingKey<Integer> MEMORY =
      new SettingKey<>(
          "memory.tables",
          AUTO,
          0,
          Text.of("setting.form.memory", "most", MANY),
          ServerSettings::megabytes);

  private static final RateKeys GUEST = RateKeys.of("limits.guest.", USUAL.guest());
  private static final RateKeys ADDRESS = RateKeys.of("limits.address.", USUAL.address());
  private static final SettingKey<Rate> NEWCOMERS =
      rate("limits.address.newcomers", USUAL.newcomers());
  private static final SettingKey<Integer> GUEST_STREAMS =
      whole("limits.guest.streams", USUAL.streams().perGuest(), 1, MANY);
  private static final SettingKey<Integer> ADDRESS_STREAMS =
      whole("limits.address.streams", USUAL.streams().perAddress(), 1, MANY);
  private static final SettingKey<Integer> ALL_STREAMS =
      whole("limits.streams", USUAL.streams().inAll(), 1, MANY);
  private static final SettingKey<Integer> UNFINISHED =
      whole("limits.guest.unfinished", USUAL.tables().unfinished(), 1, MANY);
  private static final SettingKey<Integer> LISTED =
      whole("limits.guest.listed", USUAL.tables().listed(), 0, MANY);

  private static final SettingKey<Integer> ANALYSIS_THREADS =
      whole("analysis.threads", USUAL.analyses().threads(), 1, 64);
  private static final SettingKey<Integer> ANALYSIS_NODES =
      whole("analysis.nodes", USUAL.analyses().nodes(), 100, MANY);
  private static final SettingKey<Integer> GUEST_ANALYSES =
      whole("limits.guest.analyses", USUAL.analyses().perGuest(), 1, MANY);
  private static final SettingKey<Integer> ADDRESS_ANALYSES =
      whole("limits.address.analyses", USUAL.analyses().perAddress(), 1, MANY);
  private static final SettingKey<Integer> ALL_ANALYSES =
      whole("limits.analyses", USUAL.analyses().inAll(), 1, MANY);
  private static final SettingKey<Rate> GUEST_LINES =
      rate("limits.guest.lines", USUAL.analyses().guestLines());
  private static final SettingKey<Rate> ADDRESS_LINES =
      rate("limits.address.lines", USUAL.analyses().addressLines());

  private static final SettingKey<Optional<Duration>> KEEP_GUESTS =
      days("keep.guests", HostSettings.USUAL.guests());
  private static final SettingKey<Optional<Duration>> KEEP_SESSIONS =
      days("keep.sessions", HostSettings.USUAL.sessions());
  private static final SettingKey<Optional<Duration>> KEEP_CHATS =
      days("keep.chats", HostSettings.USUAL.chats());
  private static final SettingKey<Optional<Duration>> KEEP_REPORTS =
      days("keep.reports", HostSettings.USUAL.reports());

  /** For how many minutes; any less would let limits be passed by waiting a little. */
  private static final SettingKey<Integer> KEEP_ADDRESSES =
      whole("keep.addresses", (int) USUAL.addresses().toMinutes(), 10, 1440);

  private static final SettingKey<Optional<String>> CONTACT =
      optional("contact", "parlour@example.org");

  public static final SettingKey<Optional<String>> KEY =
      optional("key", "/srv/parlour/parlour.key");

  public static final SettingKey<MetricsAudience> METRICS =
      choice("metrics", MetricsAudience.LOOPBACK);
  public static final SettingKey<LogFormat> LOG = choice("log", LogFormat.WARNINGS);

  private static final Connections CONNECTIONS = NetworkSettings.USUAL.connections();
  private static final SettingKey<List<AddressBlock>> PROXIES =
      list("trusted-proxies", "127.0.0.1, 10.0.0.0/8", "blocks", AddressBlock::of);
  private static final SettingKey<List<String>> HOSTS =
      list("hosts", "play.example.org", "names", ServerSettings::hostName);
  private static final SettingKey<Integer> ALL_CONNECTIONS =
      whole("limits.connections", CONNECTIONS.inAll(), 1, MANY);
  private static final SettingKey<Integer> ADDRESS_CONNECTIONS =
      whole("limits.address.connections", CONNECTIONS.each(), 1, MANY);
  private static final SettingKey<Integer> HEAD_SECONDS =
      whole("limits.seconds.head", (int) CONNECTIONS.head().toSeconds(), 1, MANY);
  private static final SettingKey<Integer> REQUEST_SECONDS =
      whole("limits.seconds.request", (int) CONNECTIONS.whole().toSeconds(), 1, MANY);

  /** All keys, in the order in which a person reads about them. */
  public static final List<SettingKey<?>> ALL =
      List.of(
          HOST,
          PORT,
          DATA,
          DATABASE,
          KEY,
          HOSTS,
          PROXIES,
          METRICS,
          LOG,
          PACE,
          WATCH_DELAY,
          CONTACT,
          KEEP_GUESTS,
          KEEP_SESSIONS,
          KEEP_CHATS,
          KEEP_REPORTS,
          KEEP_ADDRESSES,
          MailKeys.PUBLIC_URL,
          MailKeys.HOST,
          MailKeys.PORT,
          MailKeys.ENCRYPTION,
          MailKeys.USER,
          MailKeys.PASSWORD,
          MailKeys.PASSWORD_FILE,
          MailKeys.FROM,
          MailKeys.PER_HOUR,
          DEMONSTRATION,
          MEMORY,
          ANALYSIS_THREADS,
          ANALYSIS_NODES,
          GUEST.reads(),
          GUEST.writes(),
          GUEST.openings(),
          GUEST.hints(),
          GUEST_LINES,
          GUEST_ANALYSES,
          GUEST_STREAMS,
          UNFINISHED,
          LISTED,
          ADDRESS.reads(),
          ADDRESS.writes(),
          ADDRESS.openings(),
          ADDRESS.hints(),
          ADDRESS_LINES,
          ADDRESS_ANALYSES,
          ADDRESS_STREAMS,
          NEWCOMERS,
          ALL_ANALYSES,
          ALL_STREAMS,
          ADDRESS_CONNECTIONS,
          ALL_CONNECTIONS,
          HEAD_SECONDS,
          REQUEST_SECONDS);

  private ServerSettings() {}

  private record RateKeys(
      SettingKey<Rate> reads,
      SettingKey<Rate> writes,
      SettingKey<Rate> openings,
      SettingKey<Rate> hints) {
    static RateKeys of(String who, Rates usual) {
      return new RateKeys(
          rate(who + "reads", usual.reads()),
          rate(who + "writes", usual.writes()),
          rate(who + "openings", usual.openings()),
          rate(who + "hints", usual.hints()));
    }

    Rates in(Settings settings) {
      return new Rates(
          settings.get(reads), settings.get(writes), settings.get(openings), settings.get(hints));
    }
  }

  private static Optional<Integer> megabytes(String text) {
    return text.equals(AUTO) ? Optional.of(0) : SettingKey.whole(text, 1, MANY);
  }

  /** How much may be asked. */
  public static Limits limits(Settings settings) {
    Streams streams =
        new Streams(
            settings.get(ALL_STREAMS),
            settings.get(GUEST_STREAMS),
            settings.get(ADDRESS_STREAMS),
            USUAL.streams().tables(),
            USUAL.streams().heartbeat());
    return new Limits(
        GUEST.in(settings),
        ADDRESS.in(settings),
        settings.get(NEWCOMERS),
        streams,
        new TableLimits(settings.get(UNFINISHED), settings.get(LISTED)),
        Duration.ofMinutes(settings.get(KEEP_ADDRESSES)),
        analyses(settings));
  }

  private static Analyses analyses(Settings settings) {
    return new Analyses(
        settings.get(ANALYSIS_THREADS),
        settings.get(ANALYSIS_NODES),
        settings.get(GUEST_ANALYSES),
        settings.get(ADDRESS_ANALYSES),
        settings.get(ALL_ANALYSES),
        settings.get(GUEST_LINES),
        settings.get(ADDRESS_LINES));
  }

  /** What its host decides about people's data. */
  public static HostSettings hostSettings(Settings settings) {
    return new HostSettings(
        settings.get(KEEP_GUESTS),
        settings.get(KEEP_SESSIONS),
        settings.get(KEEP_CHATS),
        settings.get(KEEP_REPORTS),
        settings.get(CONTACT));
  }

  /** Whom the server listens to, and how patiently. */
  public static NetworkSettings network(Settings settings) {
    Connections connections =
        new Connections(
            settings.get(ALL_CONNECTIONS),
            settings.get(ADDRESS_CONNECTIONS),
            Duration.ofSeconds(settings.get(HEAD_SECONDS)),
            Duration.ofSeconds(settings.get(REQUEST_SECONDS)),
            CONNECTIONS.idle());
    List<String> names =
        Stream.concat(settings.get(HOSTS).stream(), MailKeys.publicName(settings).stream())
            .toList();
    return new NetworkSettings(settings.get(PROXIES), names, connections);
  }

  /** A name without scheme, port or path. */
  private static Optional<String> hostName(String text) {
    return Optional.of(text).filter(name -> name.matches("[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}"));
  }

  /** How many bytes the tables in memory may take of a heap of this size. */
  public static long tableMemory(Settings settings, long heap) {
    int set = settings.get(MEMORY);
    return set == 0 ? Config.tableMemory(heap) : set * MEGABYTE;
  }
}
